/**
 * Squares: 0 = 9a … 8 = 1a … 80 = 1i, in reading order with sente below.
 * Files count 1–9 from sente's right, ranks a–i from the top (USI; rules A1).
 */

/** The square of a file (1–9) and a rank (1–9 from the top). */
export const squareAt = (file: number, rank: number): number => (rank - 1) * 9 + (9 - file);

/** The file of a square, 1–9. */
export const fileOf = (square: number): number => 9 - (square % 9);

/** The rank of a square, 1–9 from the top. */
export const rankOf = (square: number): number => Math.floor(square / 9) + 1;

/** The square as USI writes it: `7g`. */
export const formatSquare = (square: number): string =>
  `${fileOf(square)}${'abcdefghi'.charAt(rankOf(square) - 1)}`;

/** The square that two USI characters name; undefined when they name none. */
export const parseSquare = (text: string): number | undefined => {
  if (!/^[1-9][a-i]$/.test(text)) return undefined;
  return squareAt(Number(text.charAt(0)), 'abcdefghi'.indexOf(text.charAt(1)) + 1);
};

/** All squares of the board, from 9a to 1i. */
export const everySquare: readonly number[] = Array.from({ length: 81 }, (_, square) => square);
