/**
 * Points: 0 = 19a … 18 = 1a … 360 = 1s, in reading order with Black below. Files count 1–19 from Black's right, ranks
 * a–s from the far side.
 */

/** How many files and ranks the board has. */
export const SIZE = 19;
/** How many points the board has. */
export const SQUARES = SIZE * SIZE;

const ranks = 'abcdefghijklmnopqrs';

/** The file of a point, 1–19. */
export const fileOf = (square: number): number => SIZE - (square % SIZE);

/** The rank of a point, 1 (a) – 19 (s). */
export const rankOf = (square: number): number => Math.floor(square / SIZE) + 1;

/** The point as records write it: `10j`. */
export const formatSquare = (square: number): string =>
  `${fileOf(square)}${ranks.charAt(rankOf(square) - 1)}`;

/** The point that a file number and a rank letter name; undefined when they name none. */
export const parseSquare = (text: string): number | undefined => {
  if (!/^([1-9]|1[0-9])[a-s]$/.test(text)) return undefined;
  return ranks.indexOf(text.slice(-1)) * SIZE + SIZE - Number(text.slice(0, -1));
};

/** All points of the board, from 19a to 1s. */
export const everySquare: readonly number[] = Array.from(
  { length: SQUARES },
  (_, square) => square,
);
