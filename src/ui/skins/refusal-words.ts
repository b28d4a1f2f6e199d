/** The words of every game for its refusals and fouls, by the game's own rules and catalogue. */
import type { Messages } from '#i18n/catalogue.ts';
import type { Evidence, Game, Line } from '#kernel/game.ts';
import type { GameInspector, Tried } from '../game/game-text.ts';
import type { Skin } from '../game/skin.ts';
import type { ByCode } from './code-words.ts';

/**
 * Makes the `reason` of an inspector: the sentence that names pieces and squares. Where there is nothing to name, it is
 * the general sentence of the rule.
 */
export const reasoning =
  <P extends object, W extends { readonly refusals: ByCode<string> }>(
    { spokenSquare }: Pick<Skin, 'spokenSquare'>,
    sentence: (
      tried: Tried<P>,
      text: Messages<W>,
      spoken: (square: number) => string,
    ) => string | null,
  ): GameInspector<P, object, object, W>['reason'] =>
  (tried, style, text) => {
    const { rule } = tried.refusal;
    const named = sentence(tried, text, (square) => spokenSquare(square, style));
    return named ?? text.game.refusals[rule] ?? rule;
  };

/** Makes the `occasion` of an inspector, by the sections of the rules that tell more of each. */
export const firstTimes =
  (
    sections: ByCode<string>,
  ): GameInspector<
    object,
    object,
    object,
    { readonly occasions: ByCode<string> }
  >['firstTimeTip'] & {} =>
  (what, { game }) => {
    const [words, to] = [game.occasions[what], sections[what]];
    return words === undefined || to === undefined ? null : { words, to };
  };

/** The evidence that the last move of a line was illegal; empty where it was legal. */
export const foulEvidence = <P extends object, M extends object>(
  game: Pick<Game<P, M>, 'refuse' | 'picks'>,
  { before, turn }: Line<P, M>,
): readonly Evidence[] =>
  before === null || turn === null
    ? []
    : (game.refuse(before.position, game.picks(before.position, turn.move))?.evidence ?? []);

/**
 * Evidence against a move, drawn after it was made. The piece stands there now, and the king is in check where it
 * stands now.
 */
export const onceMade = (
  evidence: readonly Evidence[],
  isKing: (square: number) => boolean,
): readonly Evidence[] =>
  evidence.flatMap((one): readonly Evidence[] => {
    if (one.show === 'ghost') return [];
    if (one.show !== 'square' || (one.as !== 'exposed' && one.as !== 'king')) return [one];
    return isKing(one.square) ? [{ ...one, as: 'king' }] : [];
  });
