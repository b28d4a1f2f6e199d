/**
 * Squares: 0 = a4 … 7 = h4, 8 = a3 … 31 = h1, in reading order with rank 1 below.
 * The board has eight files, a–h, and four ranks, 1–4; pieces stand in its cells.
 */

export const FILES = 8;
export const RANKS = 4;

/** All squares of the board, from a4 to h1. */
export const everySquare: readonly number[] = Array.from({ length: FILES * RANKS }, (_, i) => i);

/** Whether a number is that of a square. */
export const isSquare = (square: number): boolean => everySquare.includes(square);

const fileOf = (square: number): number => square % FILES;
const rowOf = (square: number): number => Math.floor(square / FILES);

/** The name of a square: `c3`. */
export const formatSquare = (square: number): string =>
  `${'abcdefgh'.charAt(fileOf(square))}${RANKS - rowOf(square)}`;

/** The square of that name; undefined when it names none. */
export const parseSquare = (name: string): number | undefined =>
  /^[a-h][1-4]$/.test(name)
    ? (RANKS - Number(name.charAt(1))) * FILES + 'abcdefgh'.indexOf(name.charAt(0))
    : undefined;

/** How far two squares lie apart, in cells along files and ranks together. */
const distance = (a: number, b: number): number =>
  Math.abs(fileOf(a) - fileOf(b)) + Math.abs(rowOf(a) - rowOf(b));

/** Whether two squares have a side in common. */
export const areNeighbours = (a: number, b: number): boolean => distance(a, b) === 1;

/** Whether two squares lie on one file or one rank. */
export const areInLine = (a: number, b: number): boolean =>
  a !== b && (fileOf(a) === fileOf(b) || rowOf(a) === rowOf(b));

const inLine: readonly (readonly number[])[] = everySquare.map((from) =>
  everySquare.filter((to) => areInLine(from, to)),
);
const neighbours: readonly (readonly number[])[] = everySquare.map((from) =>
  everySquare.filter((to) => areNeighbours(from, to)),
);

/** The other squares on the file and the rank of a square: wherever a piece could ever go from there. */
export const squaresInLine = (square: number): readonly number[] => inLine[square] ?? [];

/** The squares that have a side in common with one. */
export const neighboursOf = (square: number): readonly number[] => neighbours[square] ?? [];

/** The squares between two that lie in line. */
export const squaresBetween = (from: number, to: number): readonly number[] => {
  const step = (to - from) / distance(from, to);
  return Array.from({ length: distance(from, to) - 1 }, (_, i) => from + (i + 1) * step);
};
