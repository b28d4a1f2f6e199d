import type { Game, Line, Outcome } from '#kernel/game.ts';
import { useGame, useSitting } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { useGameText } from '../game/game-skin.ts';
import type { CountSheet } from '../game/game-text.ts';

/** The last position of a game, with all before it. */
export type LastLine = Line<object, object>;

/** The parts of the proof of an ending that are not drawn on one board. */
interface ProofParts {
  /** The plies at which the last position has stood, and the words above them; null where no repetition ended the game. */
  readonly repeated: { readonly words: string; readonly plies: readonly number[] } | null;
  /** The points of both sides, with the conditions if there were any to meet; null where no points ended the game. */
  readonly count: Pick<CountSheet, 'lines' | 'totals'> | null;
}

/** The plies at which the last position of a line has stood: the last `most` of them. */
const samePlies = (game: Game, end: LastLine, most: number): readonly number[] => {
  const key = game.key(end.position);
  const plies: number[] = [];
  for (let at: LastLine | null = end; at !== null && plies.length < most; at = at.before)
    if (game.key(at.position) === key) plies.unshift(at.ply);
  return plies;
};

/** Finds these parts in the line of a game that ended. */
export const useProofParts = (): ((end: LastLine, by: Outcome['by']) => ProofParts) => {
  const game = useGame();
  const { repeated, claims } = useGameText().inspector;
  const text = useText();
  const { rules } = useSitting().match;
  return (end, by) => {
    const asked = repeated(by, rules, text);
    const plies = asked === null ? [] : samePlies(game, end, asked.times);
    const part = claims?.sheetFor(by, rules) ?? null;
    const sheet = part && claims?.sheet(end, game.turn(end.position), rules, text);
    return {
      // A game that was not kept from its beginning may not have all of them.
      repeated:
        asked !== null && plies.length === asked.times ? { words: asked.words, plies } : null,
      count: sheet ? { lines: part === 'all' ? sheet.lines : [], totals: sheet.totals } : null,
    };
  };
};
