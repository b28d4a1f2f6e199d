/**
 * Points of the board, called squares: 0 = a9, 8 = i9, 89 = i0, in reading order with Red below.
 * Files a–i run from Red's left, ranks 0–9 from Red's first rank.
 */

export const FILES = 9;
export const RANKS = 10;

const letters = 'abcdefghi';

/** The square of a column (0 = file a) and a row (0 = Black's first rank, rank 9). */
export const squareAt = (column: number, row: number): number => row * FILES + column;

/** The column of a square, 0 (file a) – 8 (file i). */
export const columnOf = (square: number): number => square % FILES;

/** The row of a square from the top, 0 (rank 9) – 9 (rank 0). */
export const rowOf = (square: number): number => Math.floor(square / FILES);

/** The square as coordinates name it: `h2`. */
export const formatSquare = (square: number): string =>
  `${letters.charAt(columnOf(square))}${RANKS - 1 - rowOf(square)}`;

/** The square that two characters name, the letter in either case; undefined when they name none. */
export const parseSquare = (text: string): number | undefined =>
  /^[a-i]\d$/i.test(text)
    ? squareAt(letters.indexOf(text.charAt(0).toLowerCase()), RANKS - 1 - Number(text.charAt(1)))
    : undefined;

/** All squares of the board, from a9 to i0. */
export const everySquare: readonly number[] = Array.from({ length: 90 }, (_, square) => square);
