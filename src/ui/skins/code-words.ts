/** How every game says its own codes: fouls, refusals, endings and warnings, by what its catalogues have for them. */
import type { EndingText } from '#i18n/shapes/endings.ts';
import { other } from '#kernel/game.ts';
import type { GameText } from '../game/game-text.ts';

/** Texts by the code that they say. */
export type ByCode<T> = Readonly<Record<string, T>>;

/** The texts of a game's codes. */
interface CodeTexts {
  readonly endings: ByCode<EndingText>;
  readonly fouls: ByCode<string>;
  readonly refusals: ByCode<string>;
  readonly warnings: ByCode<(side: string) => string>;
  /** How a move can be typed, with examples. */
  readonly typed: string;
}

/** The words of a game for its codes. A code without words, such as one of the table's own, stands for itself. */
export const codeWords: Pick<
  GameText<object, object, object, CodeTexts>,
  'foul' | 'refusal' | 'ending' | 'warning' | 'typedLike'
> = {
  foul: ({ rule }, { game }) => game.fouls[rule] ?? rule,
  refusal: ({ rule }, { game }) => game.refusals[rule] ?? rule,
  ending: ({ by, winner }, called, { endings, game }) => {
    const all: ByCode<EndingText> = { ...endings, ...game.endings };
    const { how, by: won, ask, why } = all[by] ?? endings.other;
    const sides =
      winner === null
        ? { winner: '', loser: '' }
        : { winner: called[winner], loser: called[other(winner)] };
    return { how, ...(won && { by: won }), ...(ask && { ask }), why: why(sides) };
  },
  typedLike: ({ game }) => game.typed,
  warning: (of, side, { game }) => game.warnings[of]?.(side) ?? of,
};
