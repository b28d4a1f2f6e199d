/** Moves as readers keep them: games are made of the same few thousand moves, so one of each is enough for all of them. */
import type { BoardMove } from '../move.ts';

const known: (BoardMove | undefined)[] = new Array(81 * 81 * 2).fill(undefined);

/** The move of a piece from one square to another; the same object each time. */
export const boardMove = (from: number, to: number, promote: boolean): BoardMove => {
  const index = (from * 81 + to) * 2 + (promote ? 1 : 0);
  const kept = known[index];
  if (kept !== undefined) return kept;
  const move: BoardMove = { from, to, promote };
  known[index] = move;
  return move;
};
