/**
 * The pieces. In the interface of the rules they are words; inside the generator they are small integers,
 * `kind | side`, so that no string or object is made per move.
 */
import type { Seat } from '#kernel/game.ts';

/** Every kind, in the order of its number less one. */
export const kinds = [
  'soldier',
  'cannon',
  'chariot',
  'horse',
  'elephant',
  'mandarin',
  'king',
] as const;
export type Kind = (typeof kinds)[number];

/** A piece on the board. */
export interface Piece {
  readonly kind: Kind;
  readonly seat: Seat;
}

export const SOLDIER = 1;
export const CANNON = 2;
export const CHARIOT = 3;
export const HORSE = 4;
export const ELEPHANT = 5;
export const MANDARIN = 6;
export const KING = 7;

/** How many of a kind each side has when a game begins, and at most. */
export const setCount: Readonly<Record<Kind, number>> = {
  soldier: 5,
  cannon: 2,
  chariot: 2,
  horse: 2,
  elephant: 2,
  mandarin: 2,
  king: 1,
};

/** The number of a kind, 1–7. */
export const kindNumber = (kind: Kind): number => kinds.indexOf(kind) + 1;

/** The kind of a number, 1–7. */
export const kindName = (number: number): Kind => {
  const kind = kinds[number - 1];
  if (kind === undefined) throw new Error(`no kind has the number ${number}`);
  return kind;
};

/** The letters of position texts, upper case. */
export const letters: Readonly<Record<Kind, string>> = {
  soldier: 'P',
  cannon: 'C',
  chariot: 'R',
  horse: 'N',
  elephant: 'B',
  mandarin: 'A',
  king: 'K',
};

/** Other letters that files have: elephant, horse, and the mandarin of some old programs. */
const otherLetters: Readonly<Record<string, Kind>> = { E: 'elephant', H: 'horse', M: 'mandarin' };

/** The kind a letter names, in either case; undefined when it names none. */
export const kindOfLetter = (letter: string): Kind | undefined => {
  const upper = letter.toUpperCase();
  return kinds.find((kind) => letters[kind] === upper) ?? otherLetters[upper];
};

/** The letter of a piece as a side writes it: upper case for Red. */
export const pieceLetter = ({ kind, seat }: Piece): string =>
  seat === 0 ? letters[kind] : letters[kind].toLowerCase();
