import type { Trace, Turn } from '#kernel/game.ts';
import type { Move } from './move.ts';
import { cellAt, EMPTY, type Position } from './position.ts';

/** The changes of a turn on the board: a piece turns over, or goes and takes. Nobody holds pieces in hand. */
export const trace = (before: Position, { move }: Turn<Move>): Trace => {
  const none = { moved: [], removed: [], turned: [], appeared: [], hands: [] };
  if ('up' in move) return { ...none, turned: [move.up] };
  const { from, to } = move;
  return {
    ...none,
    moved: [{ from, to }],
    removed: cellAt(before, to) === EMPTY ? [] : [to],
  };
};
