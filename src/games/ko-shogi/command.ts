/** Commanders and half commanders: the pieces whose loss loses the game (rules D21). */
import type { Seat } from '#kernel/game.ts';
import { BANNER, GENERAL, GOVERNOR, KIND, MIDDLE_TROOP, PROMOTED, STAFF_OFFICER } from './piece.ts';
import { at, FIRST, faceOf, LAST, type Position, RIM, sideOf } from './position.ts';

/** Whether a face is a commander: general or governor. */
const isCommander = (face: number): boolean => face === GENERAL || face === GOVERNOR;

/** Whether a face serves as a banner: either face of it, and banner and drums where they stand in. */
const servesAsBanner = (face: number, substitute: boolean): boolean =>
  (face & KIND) === BANNER || (substitute && face === (STAFF_OFFICER | PROMOTED));

/** The cells of a side's commanders, and of its two kinds of half commanders. */
export interface Command {
  readonly commanders: readonly number[];
  readonly middleTroops: readonly number[];
  readonly banners: readonly number[];
}

/** Finds a side's commanders on a board. */
export const commandOf = (
  { cells, substitute }: Pick<Position, 'cells' | 'substitute'>,
  seat: Seat,
): Command => {
  const side = sideOf(seat);
  const commanders: number[] = [];
  const middleTroops: number[] = [];
  const banners: number[] = [];
  for (let cell = FIRST; cell <= LAST; cell++) {
    const piece = at(cells, cell);
    if ((piece & RIM) !== side) continue;
    const face = faceOf(piece);
    if (isCommander(face)) commanders.push(cell);
    else if (face === MIDDLE_TROOP) middleTroops.push(cell);
    else if (servesAsBanner(face, substitute)) banners.push(cell);
  }
  return { commanders, middleTroops, banners };
};

/** Whether a side is in play: it has a commander, or a middle troop and a banner together. */
export const isInPlay = ({ commanders, middleTroops, banners }: Command): boolean =>
  commanders.length > 0 || (middleTroops.length > 0 && banners.length > 0);

/** Whether a side is in play on a board. */
export const hasCommand = (position: Pick<Position, 'cells' | 'substitute'>, seat: Seat): boolean =>
  isInPlay(commandOf(position, seat));

/** The smallest sets of cells whose loss would lose the game for a side; empty when it is lost already. */
export const losesBy = (command: Command): readonly (readonly number[])[] => {
  if (!isInPlay(command)) return [];
  const { commanders, middleTroops, banners } = command;
  if (middleTroops.length === 0 || banners.length === 0) return [commanders];
  return [
    [...commanders, ...middleTroops],
    [...commanders, ...banners],
  ];
};

/** The cells of all pieces whose loss, alone or together with others, would lose the game. */
export const criticalCells = (command: Command): readonly number[] => [
  ...new Set(losesBy(command).flat()),
];
