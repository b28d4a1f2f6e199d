/**
 * The pieces. In the interface of the rules they are words; inside the generator they are small
 * integers, `kind | side`, so that no string or object is made per move (see Performance in docs).
 */
import type { Seat } from '#kernel/game.ts';

/** The fourteen kinds: eight as they start, six promoted. */
export type Kind = (typeof kinds)[number];
/** The kinds that can wait in hand. */
export type HandKind = 'rook' | 'bishop' | 'gold' | 'silver' | 'knight' | 'lance' | 'pawn';
/** A piece on the board. */
export interface Piece {
  readonly kind: Kind;
  readonly seat: Seat;
}

/** Every kind, in the order of its number less one; a promoted kind is its base plus eight. */
export const kinds = [
  'pawn',
  'lance',
  'knight',
  'silver',
  'gold',
  'bishop',
  'rook',
  'king',
  'tokin',
  'promoted-lance',
  'promoted-knight',
  'promoted-silver',
  'horse',
  'dragon',
] as const;

/** Hand pieces in the order in which they are shown and written: 飛角金銀桂香歩 (rules A8). */
export const handKinds: readonly HandKind[] = [
  'rook',
  'bishop',
  'gold',
  'silver',
  'knight',
  'lance',
  'pawn',
];

/** How many of a kind a set has; promoted ones count as their base. */
export const setCount: Readonly<Record<HandKind | 'king', number>> = {
  king: 2,
  rook: 2,
  bishop: 2,
  gold: 4,
  silver: 4,
  knight: 4,
  lance: 4,
  pawn: 18,
};

export const PAWN = 1;
export const LANCE = 2;
export const KNIGHT = 3;
export const SILVER = 4;
export const GOLD = 5;
export const BISHOP = 6;
export const ROOK = 7;
export const KING = 8;
/** Added to a base kind's number when it promotes. */
export const PROMOTED = 8;

const numbers: Readonly<Record<Kind, number>> = {
  pawn: PAWN,
  lance: LANCE,
  knight: KNIGHT,
  silver: SILVER,
  gold: GOLD,
  bishop: BISHOP,
  rook: ROOK,
  king: KING,
  tokin: PAWN + PROMOTED,
  'promoted-lance': LANCE + PROMOTED,
  'promoted-knight': KNIGHT + PROMOTED,
  'promoted-silver': SILVER + PROMOTED,
  horse: BISHOP + PROMOTED,
  dragon: ROOK + PROMOTED,
};

const names: readonly (Kind | undefined)[] = Array.from({ length: 16 }, (_, number) =>
  kinds.find((kind) => numbers[kind] === number),
);

/** The number of a kind, 1–15. */
export const kindNumber = (kind: Kind): number => numbers[kind];

/** The kind of a number, 1–15 without 13. */
export const kindName = (number: number): Kind => {
  const kind = names[number];
  if (kind === undefined) throw new Error(`no kind has the number ${number}`);
  return kind;
};

/** Whether a kind of that number may promote: all but king, gold and the promoted (rules A34, A35). */
export const mayPromote = (number: number): boolean => number < KING && number !== GOLD;

/** The number of the face a captured piece shows in hand: unpromoted (rules A38); 0 for a king, who goes nowhere. */
export const baseNumber = (number: number): number =>
  number === KING ? 0 : number > KING ? number - PROMOTED : number;

/** Whether a kind is a promoted face. */
export const isPromoted = (kind: Kind): boolean => numbers[kind] > KING;

/** The other face of a kind: promoted for plain, plain for promoted; undefined for king and gold. */
export const otherFace = (kind: Kind): Kind | undefined => {
  const number = numbers[kind];
  if (number > KING) return names[number - PROMOTED];
  return mayPromote(number) ? names[number + PROMOTED] : undefined;
};

/** Whether a word names a kind that can wait in hand. */
export const isHandKind = (kind: string): kind is HandKind =>
  handKinds.some((known) => known === kind);

/** The letters of SFEN, upper case; a promoted face is its base with a plus. */
export const letters: Readonly<Record<Kind, string>> = {
  pawn: 'P',
  lance: 'L',
  knight: 'N',
  silver: 'S',
  gold: 'G',
  bishop: 'B',
  rook: 'R',
  king: 'K',
  tokin: '+P',
  'promoted-lance': '+L',
  'promoted-knight': '+N',
  'promoted-silver': '+S',
  horse: '+B',
  dragon: '+R',
};

/** The kind a SFEN letter names, in either case and with an optional plus; undefined when it names none. */
export const kindOfLetter = (letter: string): Kind | undefined =>
  kinds.find((kind) => letters[kind] === letter.toUpperCase());
