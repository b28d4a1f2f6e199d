/**
 * A position of shogi from within: readonly plain data, made by `positionFrom` and `play` only.
 *
 * `cells` is the board with a rim, ten numbers to a rank, so that a step is an addition and the edge
 * needs no test: two rim ranks above and below (a knight jumps two) and one rim column shared by
 * neighbouring ranks. A piece is `kind | SENTE` or `kind | GOTE`; the rim carries both side bits and
 * so is "one's own piece" to either side. Kings and pawn files are kept because every legality test asks for them.
 */
import type { Seat } from '#kernel/game.ts';
import {
  type HandKind,
  handKinds,
  KNIGHT,
  kindName,
  kindNumber,
  LANCE,
  PAWN,
  type Piece,
} from './piece.ts';
import { squareAt } from './square.ts';

export interface Position {
  readonly cells: readonly number[];
  /** Counts in hand, at `seat * 8 + kind number`. */
  readonly hands: readonly number[];
  readonly turn: Seat;
  /** The number the next move has in SFEN; 1 at the start of a game. */
  readonly ply: number;
  /** Cell of sente's (first) king; -1 when there is none. */
  readonly king0: number;
  readonly king1: number;
  /** Bit n is set when sente has an unpromoted pawn in cell column n (1 = file 9 … 9 = file 1). */
  readonly pawns0: number;
  readonly pawns1: number;
}

export const SENTE = 16;
export const GOTE = 32;
export const RIM = SENTE | GOTE;
/** How far apart two ranks are. */
export const STRIDE = 10;
export const CELLS = 13 * STRIDE + 1;

/** The bit that marks a seat's pieces. */
export const sideOf = (seat: Seat): number => (seat === 0 ? SENTE : GOTE);
/** The seat whose bit a piece carries. */
export const seatOf = (piece: number): Seat => ((piece & SENTE) === 0 ? 1 : 0);

// A table, because readers of files would spend most of their time on one division for each square.
const cellsBySquare: readonly number[] = Array.from(
  { length: 81 },
  (_, square) => (Math.floor(square / 9) + 2) * STRIDE + (square % 9) + 1,
);

/** The cell of a square, 0–80. */
export const cellOf = (square: number): number => cellsBySquare[square] as number;
/** The square of a cell on the board. */
export const squareOf = (cell: number): number =>
  (Math.floor(cell / STRIDE) - 2) * 9 + (cell % STRIDE) - 1;
/** Whether a cell lies on the board and not on its rim. */
export const onBoard = (cell: number): boolean =>
  cell > 2 * STRIDE && cell < 11 * STRIDE && cell % STRIDE !== 0;

/** The board with nothing on it. */
export const emptyCells: readonly number[] = Array.from({ length: CELLS }, (_, cell) =>
  onBoard(cell) ? 0 : RIM,
);

/** Reads one number of a dense array that is known to be long enough. */
export const at = (numbers: readonly number[], index: number): number => numbers[index] as number;

/** The cell of a seat's king; -1 when there is none. */
export const kingCell = (position: Position, seat: Seat): number =>
  seat === 0 ? position.king0 : position.king1;

/** The ranks, counted by the mover from the far side (0 first), on which a kind of that number could never move again (rules A36, A47). */
export const deadRanks = (number: number): number =>
  number === PAWN || number === LANCE ? 1 : number === KNIGHT ? 2 : 0;

/** Makes a position from pieces by square and counts in hand; the one place that derives what a position keeps. */
export const positionFrom = (setup: {
  readonly pieces: Iterable<readonly [square: number, piece: Piece]>;
  readonly hands: readonly [
    Readonly<Partial<Record<HandKind, number>>>,
    Readonly<Partial<Record<HandKind, number>>>,
  ];
  readonly turn: Seat;
  readonly ply: number;
}): Position => {
  const cells = emptyCells.slice();
  const kings: [number, number] = [-1, -1];
  const pawns: [number, number] = [0, 0];
  for (const [square, { kind, seat }] of setup.pieces) {
    const cell = cellOf(square);
    cells[cell] = kindNumber(kind) | sideOf(seat);
    if (kind === 'king' && (kings[seat] === -1 || cell < kings[seat])) kings[seat] = cell;
    if (kind === 'pawn') pawns[seat] |= 1 << (cell % STRIDE);
  }
  const hands = new Array<number>(16).fill(0);
  for (const seat of [0, 1] as const)
    for (const kind of handKinds) hands[seat * 8 + kindNumber(kind)] = setup.hands[seat][kind] ?? 0;
  return {
    cells,
    hands,
    turn: setup.turn,
    ply: setup.ply,
    king0: kings[0],
    king1: kings[1],
    pawns0: pawns[0],
    pawns1: pawns[1],
  };
};

/** The piece on a square; undefined when it is empty. */
export const pieceAt = (position: Position, square: number): Piece | undefined => {
  const piece = at(position.cells, cellOf(square));
  return piece === 0 ? undefined : { kind: kindName(piece & 15), seat: seatOf(piece) };
};

/** Every piece on the board with its square, in reading order. */
export const pieces = (
  position: Position,
): readonly (readonly [square: number, piece: Piece])[] => {
  const found: (readonly [number, Piece])[] = [];
  for (let square = 0; square < 81; square++) {
    const piece = pieceAt(position, square);
    if (piece !== undefined) found.push([square, piece]);
  }
  return found;
};

/** How many of a kind a seat has in hand. */
export const handCount = (position: Position, seat: Seat, kind: HandKind): number =>
  at(position.hands, seat * 8 + kindNumber(kind));

/** The squares of a file, 1–9, from the top. */
export const squaresOnFile = (file: number): readonly number[] =>
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((rank) => squareAt(file, rank));
