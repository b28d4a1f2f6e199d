/** Making a move: the position after it. Nothing here asks whether the move is legal. */
import { other, type Turn } from '#kernel/game.ts';
import { at, cellOf, type Position, SENTE, STRIDE, seatOf, sideOf } from './cells.ts';
import type { Move } from './move.ts';
import { baseNumber, KING, kindNumber, mayPromote, PAWN, PROMOTED } from './piece.ts';

const without = (hands: readonly number[], index: number): readonly number[] => {
  const next = hands.slice();
  next[index] = at(hands, index) - 1;
  return next;
};

/** What stands on `cell` goes to a seat's hand, unpromoted (rules A38). A king goes nowhere. */
const taking = (hands: readonly number[], piece: number, seat: 0 | 1): readonly number[] => {
  const number = baseNumber(piece & 15);
  if (number === 0) return hands;
  const next = hands.slice();
  next[seat * 8 + number] = at(hands, seat * 8 + number) + 1;
  return next;
};

/** A side's pawn files after a pawn has left a column. Looked up, not switched: where nifu stood, another pawn is still there. */
const leaving = (files: number, cells: readonly number[], pawn: number, column: number): number => {
  for (let cell = 2 * STRIDE + column; cell < 11 * STRIDE; cell += STRIDE)
    if (at(cells, cell) === pawn) return files;
  return files & ~(1 << column);
};

const firstKing = (cells: readonly number[], king: number): number => cells.indexOf(king);

/** The position after the piece on `from` goes to `to`, both cells; a kind that cannot promote ignores `promote`. */
export const moved = (position: Position, from: number, to: number, promote: boolean): Position => {
  const cells = position.cells.slice();
  const piece = at(cells, from);
  const taken = at(cells, to);
  const kind = piece & 15;
  const seat = seatOf(piece);
  const turnsOver = promote && mayPromote(kind);
  cells[from] = 0;
  cells[to] = turnsOver ? piece + PROMOTED : piece;
  let { king0, king1, pawns0, pawns1 } = position;
  if (kind === KING) {
    if (seat === 0) king0 = firstKing(cells, piece);
    else king1 = firstKing(cells, piece);
  }
  if (kind === PAWN) {
    const column = from % STRIDE;
    // Off its file only by a foul: a pawn keeps to it.
    const arrives = turnsOver ? 0 : 1 << (to % STRIDE);
    if (seat === 0) pawns0 = leaving(pawns0, cells, piece, column) | arrives;
    else pawns1 = leaving(pawns1, cells, piece, column) | arrives;
  }
  if (taken !== 0) {
    if ((taken & 15) === PAWN) {
      if ((taken & SENTE) === 0) pawns1 = leaving(pawns1, cells, taken, to % STRIDE);
      else pawns0 = leaving(pawns0, cells, taken, to % STRIDE);
    } else if ((taken & 15) === KING) {
      king0 = firstKing(cells, KING | SENTE);
      king1 = firstKing(cells, KING | sideOf(1));
    }
  }
  return {
    cells,
    hands: taken === 0 ? position.hands : taking(position.hands, taken, seat),
    turn: other(seat),
    ply: position.ply + 1,
    king0,
    king1,
    pawns0,
    pawns1,
  };
};

/** The position after a seat puts a piece of that number on a cell; what stood there, a foul, goes to the same hand. */
export const dropped = (position: Position, number: number, to: number, seat: 0 | 1): Position => {
  const cells = position.cells.slice();
  const taken = at(cells, to);
  cells[to] = number | sideOf(seat);
  const hands = without(position.hands, seat * 8 + number);
  let { king0, king1, pawns0, pawns1 } = position;
  if (number === PAWN) {
    if (seat === 0) pawns0 |= 1 << (to % STRIDE);
    else pawns1 |= 1 << (to % STRIDE);
  }
  if (taken !== 0) {
    pawns0 = leaving(pawns0, cells, PAWN | SENTE, to % STRIDE);
    pawns1 = leaving(pawns1, cells, PAWN | sideOf(1), to % STRIDE);
    king0 = firstKing(cells, KING | SENTE);
    king1 = firstKing(cells, KING | sideOf(1));
  }
  return {
    cells,
    hands: taken === 0 ? hands : taking(hands, taken, seat),
    turn: other(seat),
    ply: position.ply + 1,
    king0,
    king1,
    pawns0,
    pawns1,
  };
};

/**
 * The position after a turn; the given one stays as it is. Total on what is physically possible: an illegal
 * move is played as hands would, the piece it lands on goes to the mover's hand, and the turn to the other seat.
 */
export const play = (position: Position, turn: Turn<Move>): Position => {
  const { move } = turn;
  return 'drop' in move
    ? dropped(position, kindNumber(move.drop), cellOf(move.to), move.by ?? position.turn)
    : moved(position, cellOf(move.from), cellOf(move.to), move.promote);
};
