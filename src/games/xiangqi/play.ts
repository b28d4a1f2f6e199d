/** Making a move: the position after it. Nothing here asks whether the move is legal. */
import { other, type Trace, type Turn } from '#kernel/game.ts';
import type { Move } from './move.ts';
import { KING } from './piece.ts';
import { at, BLACK, cellOf, type Position, RED, seatOf } from './position.ts';

/** The position after the piece on `from` goes to `to`, both cells. */
export const moved = (position: Position, from: number, to: number): Position => {
  const cells = position.cells.slice();
  const piece = at(cells, from);
  const taken = at(cells, to);
  cells[from] = 0;
  cells[to] = piece;
  const kings = (piece & 15) === KING || (taken & 15) === KING;
  const seat = seatOf(piece);
  return {
    cells,
    turn: other(seat),
    quiet: taken === 0 ? position.quiet + 1 : 0,
    number: position.number + seat,
    king0: kings ? cells.indexOf(KING | RED) : position.king0,
    king1: kings ? cells.indexOf(KING | BLACK) : position.king1,
  };
};

/**
 * The position after a turn; the given one stays as it is. Every move that is physically possible can be played. An
 * illegal move is carried out as on a real board, and the turn goes to the other seat.
 */
export const play = (position: Position, { move }: Turn<Move>): Position =>
  moved(position, cellOf(move.from), cellOf(move.to));

/**
 * The changes of a turn on the board, found from the position before it. One piece goes, and a piece at its goal is
 * taken off.
 */
export const trace = (before: Position, { move: { from, to } }: Turn<Move>): Trace => ({
  moved: [{ from, to }],
  removed: at(before.cells, cellOf(to)) === 0 ? [] : [to],
  turned: [],
  appeared: [],
  hands: [],
});
