import type { Trace, Turn } from '#kernel/game.ts';
import type { Move } from './move.ts';
import { type Position, pieceAt } from './position.ts';

/** What a move changes on the board: one piece goes, and what stood where it comes to is taken off. */
export const trace = (before: Position, { move: { from, to } }: Turn<Move>): Trace => ({
  moved: [{ from, to }],
  removed: pieceAt(before, to) === undefined ? [] : [to],
  turned: [],
  appeared: [],
  hands: [],
});
