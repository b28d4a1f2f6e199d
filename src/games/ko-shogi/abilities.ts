/**
 * Shooting, immunities and promotion by capture, as data by face (rules D7–D9, D15). Looked up by the number of a
 * piece.
 */
import {
  BANNER,
  DRUM,
  ELEPHANT,
  FOG,
  GENERAL,
  GOVERNOR,
  KIND,
  type Kind,
  kindNumber,
  LIGHT,
  MIDDLE_TROOP,
  MONK,
  PRIEST,
  PROMOTED,
  WRESTLER,
} from './piece.ts';
import { faceOf } from './position.ts';

/** How a face shoots after a landing that took nothing. */
export interface Shooting {
  /** Points along a line. */
  readonly range: number;
  /** Shots after one landing. */
  readonly shots: number;
  /** Whether it shoots over pieces that stand between. */
  readonly over: boolean;
  /** Bows and guns are silenced by an enemy fog, priests are not. */
  readonly as: 'bow' | 'gun' | 'priest';
}

const bow = (range: number): Shooting => ({ range, shots: 1, over: false, as: 'bow' });
const magic: Shooting = { range: 1, shots: 1, over: false, as: 'priest' };

const shootings = [
  ['priest', magic],
  ['monk', magic],
  ['longbow', bow(3)],
  ['crossbow', bow(5)],
  ['cannon', { range: 5, shots: 1, over: true, as: 'gun' }],
  ['frankish-cannon', { range: 7, shots: 2, over: false, as: 'gun' }],
] as const satisfies readonly (readonly [Kind, Shooting])[];

const both = (kind: Kind): readonly number[] => [kindNumber(kind), kindNumber(kind) | PROMOTED];
const plain = (kind: Kind): number => kindNumber(kind);
const promoted = (kind: Kind): number => kindNumber(kind) | PROMOTED;

/** A table of 128 faces; true for those in the list. */
const faces = (list: readonly number[]): readonly boolean[] =>
  Array.from({ length: 128 }, (_, face) => list.includes(face));

/** How a piece shoots, by its face; null for a piece that cannot. Promoted and unpromoted faces shoot alike. */
const shootingByFace: readonly (Shooting | null)[] = Array.from(
  { length: 128 },
  (_, face) => shootings.find(([kind]) => both(kind).includes(face))?.[1] ?? null,
);

/** How a piece shoots; null when it does not. */
export const shootingOf = (piece: number): Shooting | null => shootingByFace[faceOf(piece)] ?? null;

const fortress = promoted('shield-unit');
/** The faces that drive: chariots and carriages, but not the chariot unit that has become a millenary. */
const driving = [
  ...both('chariot'),
  plain('chariot-unit'),
  promoted('cannon'),
  promoted('frankish-cannon'),
];
const chariots = faces(driving);
const shieldUnits = [plain('shield-unit'), promoted('shield')];
const deafToBows = faces([fortress, ...shieldUnits, plain('shield'), ...driving]);
const deafToGuns = faces([fortress, ...shieldUnits]);

const isPriestly = (face: number): boolean =>
  face === PRIEST || face === MONK || face === FOG || face === LIGHT;

/** Whether a piece belongs to the priests' family, which displaces only members of that family. */
export const isOfPriests = (piece: number): boolean => isPriestly(faceOf(piece));

/** Whether a piece of that face may take another by moving onto its point. */
export const mayDisplace = (mover: number, target: number): boolean => {
  const face = faceOf(mover);
  if (isPriestly(face)) return isPriestly(faceOf(target));
  return faceOf(target) !== fortress || chariots[face] !== true;
};

/** Whether a piece that shoots so may shoot another, where it can reach it. */
export const mayShoot = (shooting: Shooting, target: number): boolean => {
  if (shooting.as === 'priest') return true;
  return (shooting.as === 'bow' ? deafToBows : deafToGuns)[faceOf(target)] !== true;
};

/**
 * Taking one of these promotes any piece that can promote. They are the commanders, the middle troop as half a
 * commander, and the banner and the drum, which lead an army.
 */
const leaders = faces([GENERAL, GOVERNOR, MIDDLE_TROOP, BANNER, DRUM]);
/** Taking one of these promotes only pieces that move one step (`steppers`). */
const champions = faces([WRESTLER, promoted('millenary'), promoted('banner'), promoted('drum')]);
const steppers = faces(
  (
    [
      'aide-de-camp',
      'aide',
      'staff',
      'chief-of-staff',
      'engineer',
      'middle-troop',
      'drum',
      'banner',
      'sentry',
      'frankish-cannon',
      'longbow',
      'crossbow',
      'cannon',
      'shield',
      'pawn',
    ] as const
  ).map(plain),
);
const CAVALRYMAN = plain('cavalryman');
const FRANKISH_CANNON = plain('frankish-cannon');

/** Whether taking or shooting a piece makes the mover promote wherever it is, if it can promote at all. */
export const promotesBy = (mover: number, taken: number): boolean => {
  const [face, prey] = [faceOf(mover), faceOf(taken)];
  if (leaders[prey] === true) return true;
  if (champions[prey] === true) return steppers[face] === true;
  return face === CAVALRYMAN && prey === FRANKISH_CANNON;
};

const promotable = faces(
  Array.from({ length: 34 }, (_, i) => i + 1).filter(
    (kind) => kind !== GENERAL && kind !== WRESTLER && kind !== ELEPHANT,
  ),
);

/** Whether a piece can promote; drum and banner only while their side has a priest. */
export const mayPromote = (piece: number, hasPriest: boolean): boolean => {
  if (promotable[faceOf(piece)] !== true) return false;
  const kind = piece & KIND;
  return hasPriest || (kind !== DRUM && kind !== BANNER);
};
