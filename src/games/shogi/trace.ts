import type { Trace, Turn } from '#kernel/game.ts';
import type { Move } from './move.ts';
import { isHandKind, isPromoted, otherFace } from './piece.ts';
import { type Position, pieceAt } from './position.ts';

/** The changes that a move or drop makes on the board and in the hands. */
export const trace = (before: Position, { move }: Turn<Move>): Trace => {
  const { to } = move;
  if ('drop' in move)
    return {
      moved: [],
      removed: [],
      turned: [],
      appeared: [to],
      hands: [{ seat: move.by ?? before.turn, kind: move.drop, change: 'gave', square: to }],
    };
  const { from, promote } = move;
  const taken = pieceAt(before, to)?.kind;
  // A captured piece goes into hand with its unpromoted face; a king goes nowhere.
  const kind = taken && isPromoted(taken) ? otherFace(taken) : taken;
  const seat = pieceAt(before, from)?.seat ?? before.turn;
  return {
    moved: [{ from, to }],
    removed: taken === undefined ? [] : [to],
    turned: promote ? [to] : [],
    appeared: [],
    hands:
      kind !== undefined && isHandKind(kind) ? [{ seat, kind, change: 'gained', square: to }] : [],
  };
};
