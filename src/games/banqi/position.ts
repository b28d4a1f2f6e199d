/**
 * A position: what everybody at the table can see, and nothing else. Pieces that lie face down are known only as a pool
 * (rules C8).
 */
import type { Seat } from '#kernel/game.ts';
import type { Family } from './family.ts';
import { type Colour, colourOf, type Face, faces, isFace, setCount } from './piece.ts';
import { everySquare } from './square.ts';

/** A piece that lies face down, as a cell has it. */
export const DOWN = 'x';
/** No piece, as a cell has it. */
export const EMPTY = '.';
export type Cell = Face | typeof DOWN | typeof EMPTY;

/** How many pieces of each face there are somewhere. */
export type Counts = Readonly<Record<Face, number>>;

export interface Position {
  /** The cells by square, from a4 to h1. */
  readonly cells: readonly Cell[];
  readonly turn: Seat;
  /** The colour of seat 0; null until the first piece is turned up. */
  readonly first: Colour | null;
  /** The pieces that lie face down, counted by face. */
  readonly pool: Counts;
  /** Turns of both players since the last capture or turn-up. */
  readonly quiet: number;
  /** The family by whose rules pieces take. It changes what is legal. */
  readonly family: Family;
}

/** Counts of every face. */
export const countsBy = (count: (face: Face) => number): Counts => ({
  K: count('K'),
  A: count('A'),
  B: count('B'),
  R: count('R'),
  N: count('N'),
  C: count('C'),
  P: count('P'),
  k: count('k'),
  a: count('a'),
  b: count('b'),
  r: count('r'),
  n: count('n'),
  c: count('c'),
  p: count('p'),
});

/** All pieces of a set. */
export const wholeSet: Counts = countsBy(setCount);

/** The content of a cell; `EMPTY` outside of the board. */
export const cellAt = ({ cells }: Pick<Position, 'cells'>, square: number): Cell =>
  cells[square] ?? EMPTY;

/** The face that is seen on a square; undefined where the cell is empty or its piece lies face down. */
export const faceAt = (position: Pick<Position, 'cells'>, square: number): Face | undefined => {
  const cell = cellAt(position, square);
  return isFace(cell) ? cell : undefined;
};

/** The player whose piece shows a face; null while nobody has a colour. */
export const ownerOf = ({ first }: Position, face: Face): Seat | null =>
  first === null ? null : colourOf(face) === first ? 0 : 1;

/** The squares whose pieces lie face down, in reading order. */
export const squaresDown = ({ cells }: Position): readonly number[] =>
  everySquare.filter((square) => cells[square] === DOWN);

/** How many pieces of each face are seen on the board. */
export const seenOn = (cells: readonly Cell[]): Counts =>
  countsBy((face) => cells.filter((cell) => cell === face).length);

/** How many pieces counts come to. */
export const total = (counts: Counts): number => faces.reduce((sum, face) => sum + counts[face], 0);
