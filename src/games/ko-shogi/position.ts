/**
 * The inner form of a position of ko shogi: readonly plain data, made by `positionFrom` and `play` only.
 *
 *
 *
 * `cells` is the board with a rim, so that a step is an addition and the edge needs no test: two rim ranks above and
 * below, since pieces jump two, and two rim columns shared by neighbouring ranks. A piece carries the bit of its side;
 * the rim carries both and so is "one's own piece" to either side.
 */
import type { Seat } from '#kernel/game.ts';
import { FACE, KIND, kindName, kindNumber, type Piece, PROMOTED } from './piece.ts';
import { everySquare, SIZE } from './square.ts';

/** A position of a game. */
export interface Position {
  readonly cells: readonly number[];
  readonly turn: Seat;
  /** The number of the next move; 1 at the start of a game. */
  readonly ply: number;
  /** Whether banner and drums stand in for a banner and for a drum. */
  readonly substitute: boolean;
}

/** The bits of the two sides, and both of them for the rim. */
export const BLACK = 128;
export const WHITE = 256;
export const RIM = BLACK | WHITE;
/** How far apart two ranks are. */
export const STRIDE = SIZE + 2;
const MARGIN = 2;
const CELLS = (SIZE + 2 * MARGIN) * STRIDE + 2;

/** The bit that marks a seat's pieces. */
export const sideOf = (seat: Seat): number => (seat === 0 ? BLACK : WHITE);
/** The seat whose bit a piece carries. */
export const seatOf = (piece: number): Seat => ((piece & BLACK) === 0 ? 1 : 0);
/** The face of a piece: its kind and whether it is promoted, without its side. */
export const faceOf = (piece: number): number => piece & FACE;

// Looked up in a table: a generator of a thousand moves would spend its time on these divisions.
const cellsBySquare: readonly number[] = everySquare.map(
  (square) => (Math.floor(square / SIZE) + MARGIN) * STRIDE + (square % SIZE) + MARGIN,
);

/** The first and the last cell of the board. */
export const FIRST = MARGIN * STRIDE + MARGIN;
export const LAST = (MARGIN + SIZE - 1) * STRIDE + MARGIN + SIZE - 1;

/** Reads one number of a dense array that is known to be long enough. */
export const at = (numbers: readonly number[], index: number): number => numbers[index] as number;

/** The cell of a point. Points are 0–360; cells count the frame round the board, too. */
export const cellOf = (square: number): number => at(cellsBySquare, square);

const squaresByCell: readonly number[] = Array.from({ length: CELLS }, (_, cell) =>
  cellsBySquare.indexOf(cell),
);

/** The point of a cell on the board. */
export const squareOf = (cell: number): number => at(squaresByCell, cell);
/** Whether a cell lies on the board and not on its rim. */
export const onBoard = (cell: number): boolean => (squaresByCell[cell] ?? -1) !== -1;

const columnOf = (cell: number): number => cell % STRIDE;
const rowOf = (cell: number): number => Math.floor(cell / STRIDE);

/** How many steps of a king lie between two cells. */
export const distance = (a: number, b: number): number =>
  Math.max(Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b)));

/** The board with nothing on it. */
export const emptyCells: readonly number[] = squaresByCell.map((square) =>
  square === -1 ? RIM : 0,
);

/** How many ranks the zone has in which a side's pieces promote: the six farthest from it. */
export const ZONE = 6;
const ZONE_END = (MARGIN + ZONE) * STRIDE;
const ZONE_BEGIN = (MARGIN + SIZE - ZONE) * STRIDE;

/** Whether a cell lies in a seat's promotion zone. */
export const inZone = (cell: number, seat: Seat): boolean =>
  seat === 0 ? cell < ZONE_END : cell >= ZONE_BEGIN;

/** The number by which the generator knows a piece. */
export const pieceNumber = ({ kind, promoted, seat }: Piece): number =>
  kindNumber(kind) | (promoted ? PROMOTED : 0) | sideOf(seat);

/** The piece of such a number. */
export const pieceOf = (number: number): Piece => ({
  kind: kindName(number & KIND),
  promoted: (number & PROMOTED) !== 0,
  seat: seatOf(number),
});

/** Makes a position from pieces by point; `substitute` is true by default. */
export const positionFrom = (setup: {
  readonly pieces: Iterable<readonly [square: number, piece: Piece]>;
  readonly turn: Seat;
  readonly ply: number;
  readonly substitute?: boolean;
}): Position => {
  const cells = emptyCells.slice();
  for (const [square, piece] of setup.pieces) cells[cellOf(square)] = pieceNumber(piece);
  return { cells, turn: setup.turn, ply: setup.ply, substitute: setup.substitute ?? true };
};

/** The piece on a point; undefined when it is empty. */
export const pieceAt = (position: Position, square: number): Piece | undefined => {
  const piece = at(position.cells, cellOf(square));
  return piece === 0 ? undefined : pieceOf(piece);
};

/** Every piece on the board with its point, in reading order. */
export const pieces = (position: Position): readonly (readonly [square: number, piece: Piece])[] =>
  everySquare.flatMap((square) => {
    const piece = pieceAt(position, square);
    return piece === undefined ? [] : [[square, piece] as const];
  });

/**
 * A key that is equal exactly for positions that repeat one another. It has pieces with faces and base kinds, the side
 * to move, and the rule of the banner and drums, but not the move number. The text is compared and never read.
 */
export const positionKey = ({ cells, turn, substitute }: Position): string => {
  const codes = [turn + (substitute ? 2 : 0)];
  // The rim is the same in every position, so it need not be left out.
  for (let cell = FIRST; cell <= LAST; cell++) codes.push(at(cells, cell));
  return String.fromCharCode(...codes);
};
