/**
 * A position from within: readonly plain data, made by `positionFrom` and `play` only.
 *
 * `cells` is the board with a rim, ten numbers to a rank, so that a step is an addition and the edge needs no test: two
 * rim ranks above and below, and one rim column shared by neighbouring ranks. A piece is `kind | RED` or `kind | BLACK`;
 * the rim carries both side bits and so is "one's own piece" to either side. The kings' cells are kept because every
 * legality test asks for them.
 */
import type { Seat } from '#kernel/game.ts';
import { kindName, kindNumber, type Piece } from './piece.ts';
import { everySquare, FILES, RANKS } from './square.ts';

export interface Position {
  readonly cells: readonly number[];
  readonly turn: Seat;
  /** Plies since the last capture. */
  readonly quiet: number;
  /** The number of the move to come, counted in pairs from 1. */
  readonly number: number;
  /** Cell of Red's (first) king; -1 when there is none. */
  readonly king0: number;
  readonly king1: number;
}

export const RED = 16;
export const BLACK = 32;
export const RIM = RED | BLACK;
/** How far apart two ranks are. */
export const STRIDE = 10;
export const CELLS = (RANKS + 4) * STRIDE + 1;
/** The first cell of the board, and the first behind it. */
export const FIRST = 2 * STRIDE + 1;
export const LAST = (RANKS + 2) * STRIDE;

/** The bit that marks a seat's pieces. */
export const sideOf = (seat: Seat): number => (seat === 0 ? RED : BLACK);
/** The seat whose bit a piece carries. */
export const seatOf = (piece: number): Seat => ((piece & RED) === 0 ? 1 : 0);

// Looked up in a table: readers of files would spend most of their time on these divisions.
const cellsBySquare: readonly number[] = everySquare.map(
  (square) => (Math.floor(square / FILES) + 2) * STRIDE + (square % FILES) + 1,
);

/** The cell of a square, 0–89. */
export const cellOf = (square: number): number => cellsBySquare[square] as number;
/** The square of a cell on the board. */
export const squareOf = (cell: number): number =>
  (Math.floor(cell / STRIDE) - 2) * FILES + (cell % STRIDE) - 1;
/** Whether a cell lies on the board and not on its rim. */
export const onBoard = (cell: number): boolean =>
  cell >= FIRST && cell < LAST && cell % STRIDE !== 0;

/** The board with nothing on it. */
export const emptyCells: readonly number[] = Array.from({ length: CELLS }, (_, cell) =>
  onBoard(cell) ? 0 : RIM,
);

/** Reads one number of a dense array that is known to be long enough. */
export const at = (numbers: readonly number[], index: number): number => numbers[index] as number;

/** The cell of a seat's king; -1 when there is none. */
export const kingCell = (position: Position, seat: Seat): number =>
  seat === 0 ? position.king0 : position.king1;

/** Makes a position from pieces by square; the one place that derives what a position keeps. */
export const positionFrom = (setup: {
  readonly pieces: Iterable<readonly [square: number, piece: Piece]>;
  readonly turn: Seat;
  readonly quiet: number;
  readonly number: number;
}): Position => {
  const cells = emptyCells.slice();
  const kings: [number, number] = [-1, -1];
  for (const [square, { kind, seat }] of setup.pieces) {
    const cell = cellOf(square);
    cells[cell] = kindNumber(kind) | sideOf(seat);
    if (kind === 'king' && (kings[seat] === -1 || cell < kings[seat])) kings[seat] = cell;
  }
  const { turn, quiet, number } = setup;
  return { cells, turn, quiet, number, king0: kings[0], king1: kings[1] };
};

/** The piece on a square; undefined when it is empty. */
export const pieceAt = (position: Position, square: number): Piece | undefined => {
  const piece = at(position.cells, cellOf(square));
  return piece === 0 ? undefined : { kind: kindName(piece & 15), seat: seatOf(piece) };
};

/** Every piece on the board with its square, in reading order. */
export const pieces = (position: Position): readonly (readonly [square: number, piece: Piece])[] =>
  everySquare.flatMap((square) => {
    const piece = pieceAt(position, square);
    return piece === undefined ? [] : [[square, piece] as const];
  });
