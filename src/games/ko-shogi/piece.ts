/**
 * The pieces. In the interface of the rules they are words; inside the generator a piece is one small integer,
 * `kind | PROMOTED | side`, so that no string or object is made per move. A promoted piece keeps its base kind: it may
 * have the face of another kind that could promote, and still never does.
 */
import type { Seat } from '#kernel/game.ts';

/** The thirty-four base kinds with their codes, in the order of their numbers less one. */
export const codes = {
  general: 'G',
  clerk: 'CL',
  'staff-officer': 'SO',
  'aide-de-camp': 'AC',
  wrestler: 'WR',
  aide: 'A',
  staff: 'S',
  'chief-of-staff': 'CS',
  engineer: 'EN',
  priest: 'TP',
  monk: 'SM',
  'advance-guard': 'AG',
  'middle-troop': 'MA',
  drum: 'D',
  banner: 'B',
  sentry: 'SN',
  millenary: 'M',
  quartermaster: 'Q',
  centuria: 'CR',
  'rear-guard': 'RG',
  'frankish-cannon': 'FC',
  elephant: 'E',
  longbow: 'LB',
  crossbow: 'CB',
  cannon: 'C',
  cavalryman: 'HS',
  cavalry: 'CA',
  pawn: 'P',
  'patrol-unit': 'PU',
  shield: 'SH',
  'shield-unit': 'SU',
  chariot: 'CH',
  'chariot-unit': 'CU',
  vanguard: 'V',
} as const;

/** A base kind. */
export type Kind = keyof typeof codes;

/** A piece on the board. */
export interface Piece {
  readonly kind: Kind;
  readonly promoted: boolean;
  readonly seat: Seat;
}

// The keys of a record that is written out are its kinds; `Object.keys` does not say so.
const isKind = (word: string): word is Kind => Object.hasOwn(codes, word);

/** Every base kind, in the order of its number less one. */
export const kinds: readonly Kind[] = Object.keys(codes).filter(isKind);

/** How many pieces of a kind each side begins with. */
export const setCount: Readonly<Record<Kind, number>> = {
  general: 1,
  clerk: 1,
  'staff-officer': 1,
  'aide-de-camp': 2,
  wrestler: 2,
  aide: 2,
  staff: 2,
  'chief-of-staff': 2,
  engineer: 2,
  priest: 1,
  monk: 1,
  'advance-guard': 2,
  'middle-troop': 1,
  drum: 1,
  banner: 1,
  sentry: 2,
  millenary: 2,
  quartermaster: 2,
  centuria: 2,
  'rear-guard': 2,
  'frankish-cannon': 1,
  elephant: 6,
  longbow: 4,
  crossbow: 4,
  cannon: 4,
  cavalryman: 8,
  cavalry: 2,
  pawn: 6,
  'patrol-unit': 3,
  shield: 6,
  'shield-unit': 3,
  chariot: 8,
  'chariot-unit': 2,
  vanguard: 1,
};

/** Added to a kind's number when it is promoted. */
export const PROMOTED = 64;
/** The bits of a piece that are its kind and its face. */
export const FACE = 127;
/** The bits of a piece that are its kind. */
export const KIND = 63;

/** The number of a kind, 1–34. */
export const kindNumber = (kind: Kind): number => kinds.indexOf(kind) + 1;

/** The kind of a number, 1–34; throws on any other. */
export const kindName = (number: number): Kind => {
  const kind = kinds[number - 1];
  if (kind === undefined) throw new Error(`no kind has the number ${number}`);
  return kind;
};

/** The faces that the rules name by their powers, as numbers. */
export const GENERAL = kindNumber('general');
export const CLERK = kindNumber('clerk');
export const STAFF_OFFICER = kindNumber('staff-officer');
export const WRESTLER = kindNumber('wrestler');
export const ENGINEER = kindNumber('engineer');
export const PRIEST = kindNumber('priest');
export const MONK = kindNumber('monk');
export const ADVANCE_GUARD = kindNumber('advance-guard');
export const REAR_GUARD = kindNumber('rear-guard');
export const MIDDLE_TROOP = kindNumber('middle-troop');
export const DRUM = kindNumber('drum');
export const BANNER = kindNumber('banner');
export const ELEPHANT = kindNumber('elephant');
export const PAWN = kindNumber('pawn');
export const FLAME = ENGINEER | PROMOTED;
export const FOG = PRIEST | PROMOTED;
export const LIGHT = MONK | PROMOTED;
export const SKYWARD_NET = ADVANCE_GUARD | PROMOTED;
export const EARTHWARD_NET = REAR_GUARD | PROMOTED;
export const GOVERNOR = MIDDLE_TROOP | PROMOTED;

/** Whether a kind has another face: all but general, wrestler and elephant. */
export const hasOtherFace = (kind: Kind): boolean =>
  kind !== 'general' && kind !== 'wrestler' && kind !== 'elephant';

/** The face of a piece as it is written: its code, with a plus in front when promoted. */
export const faceCode = ({ kind, promoted }: Pick<Piece, 'kind' | 'promoted'>): string =>
  promoted ? `+${codes[kind]}` : codes[kind];

/** The kind and flag that a face's code names, in upper case; undefined when there is no such face. */
export const faceOfCode = (code: string): Pick<Piece, 'kind' | 'promoted'> | undefined => {
  const promoted = code.startsWith('+');
  const kind = kinds.find((known) => codes[known] === code.slice(promoted ? 1 : 0));
  if (kind === undefined || (promoted && !hasOtherFace(kind))) return undefined;
  return { kind, promoted };
};
