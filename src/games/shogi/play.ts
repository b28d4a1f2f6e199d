/** Making a move: the position after it. Nothing here asks whether the move is legal. */
import { other, type Turn } from '#kernel/game.ts';
import type { Move } from './move.ts';
import { baseNumber, KING, kindNumber, mayPromote, PAWN, PROMOTED } from './piece.ts';
import { at, cellOf, type Position, SENTE, STRIDE, seatOf, sideOf } from './position.ts';

const without = (hands: readonly number[], index: number): readonly number[] => {
  const next = hands.slice();
  next[index] = at(hands, index) - 1;
  return next;
};

/** The hands after a seat takes a piece, unpromoted (rules A38). A king goes nowhere. */
const taking = (hands: readonly number[], piece: number, seat: 0 | 1): readonly number[] => {
  const number = baseNumber(piece & 15);
  if (number === 0) return hands;
  const next = hands.slice();
  next[seat * 8 + number] = at(hands, seat * 8 + number) + 1;
  return next;
};

/**
 * A side's pawn files after a pawn has left a column. The column is searched, because after a nifu another pawn may still
 * be there.
 */
const leaving = (files: number, cells: readonly number[], pawn: number, column: number): number => {
  for (let cell = 2 * STRIDE + column; cell < 11 * STRIDE; cell += STRIDE)
    if (at(cells, cell) === pawn) return files;
  return files & ~(1 << column);
};

const firstKing = (cells: readonly number[], king: number): number => cells.indexOf(king);

/** A position that is being made: nobody else has it yet. */
export type Draft = { -readonly [Key in Exclude<keyof Position, 'cells'>]: Position[Key] } & {
  readonly cells: number[];
};

/** A copy of a position, to be changed. */
export const draftOf = ({
  cells,
  hands,
  turn,
  ply,
  king0,
  king1,
  pawns0,
  pawns1,
}: Position): Draft => ({
  cells: cells.slice(),
  hands,
  turn,
  ply,
  king0,
  king1,
  pawns0,
  pawns1,
});

const findKings = (draft: Draft): void => {
  draft.king0 = firstKing(draft.cells, KING | SENTE);
  draft.king1 = firstKing(draft.cells, KING | sideOf(1));
};

const leavePawn = (draft: Draft, pawn: number, column: number): void => {
  if ((pawn & SENTE) !== 0) draft.pawns0 = leaving(draft.pawns0, draft.cells, pawn, column);
  else draft.pawns1 = leaving(draft.pawns1, draft.cells, pawn, column);
};

/** Moves the piece on `from` to `to`, both cells; a kind that cannot promote ignores `promote`. */
export const moveIn = (draft: Draft, from: number, to: number, promote: boolean): void => {
  const { cells } = draft;
  const piece = at(cells, from);
  const taken = at(cells, to);
  const kind = piece & 15;
  const seat = seatOf(piece);
  const turnsOver = promote && mayPromote(kind);
  cells[from] = 0;
  cells[to] = turnsOver ? piece + PROMOTED : piece;
  if (kind === KING) {
    if (seat === 0) draft.king0 = firstKing(cells, piece);
    else draft.king1 = firstKing(cells, piece);
  }
  if (kind === PAWN) {
    // A pawn keeps to its file, and leaves it only by a foul.
    leavePawn(draft, piece, from % STRIDE);
    const arrives = turnsOver ? 0 : 1 << (to % STRIDE);
    if (seat === 0) draft.pawns0 |= arrives;
    else draft.pawns1 |= arrives;
  }
  if (taken !== 0) {
    if ((taken & 15) === PAWN) leavePawn(draft, taken, to % STRIDE);
    else if ((taken & 15) === KING) findKings(draft);
    draft.hands = taking(draft.hands, taken, seat);
  }
  draft.turn = other(seat);
  draft.ply += 1;
};

/** Puts a piece of that number from a seat's hand on a cell; what stood there, a foul, goes to the same hand. */
export const dropIn = (draft: Draft, number: number, to: number, seat: 0 | 1): void => {
  const { cells } = draft;
  const taken = at(cells, to);
  cells[to] = number | sideOf(seat);
  draft.hands = without(draft.hands, seat * 8 + number);
  if (number === PAWN) {
    if (seat === 0) draft.pawns0 |= 1 << (to % STRIDE);
    else draft.pawns1 |= 1 << (to % STRIDE);
  }
  if (taken !== 0) {
    leavePawn(draft, PAWN | SENTE, to % STRIDE);
    leavePawn(draft, PAWN | sideOf(1), to % STRIDE);
    findKings(draft);
    draft.hands = taking(draft.hands, taken, seat);
  }
  draft.turn = other(seat);
  draft.ply += 1;
};

/** The position after the piece on `from` goes to `to`, both cells. */
export const moved = (position: Position, from: number, to: number, promote: boolean): Position => {
  const draft = draftOf(position);
  moveIn(draft, from, to, promote);
  return draft;
};

/** The position after a seat puts a piece of that number on a cell. */
export const dropped = (position: Position, number: number, to: number, seat: 0 | 1): Position => {
  const draft = draftOf(position);
  dropIn(draft, number, to, seat);
  return draft;
};

/** Makes a move in place. */
export const playIn = (draft: Draft, move: Move): void => {
  if ('drop' in move) dropIn(draft, kindNumber(move.drop), cellOf(move.to), move.by ?? draft.turn);
  else moveIn(draft, cellOf(move.from), cellOf(move.to), move.promote);
};

/**
 * The position after a turn; the given one stays as it is. Total on what is physically possible: an illegal
 * move is played as hands would, the piece it lands on goes to the mover's hand, and the turn to the other seat.
 */
export const play = (position: Position, turn: Turn<Move>): Position => {
  const draft = draftOf(position);
  playIn(draft, turn.move);
  return draft;
};
