/** Finds the sign of a seat. */
import type { Seat } from '#kernel/game.ts';
import type { Skin } from './skin.ts';

/**
 * The sign of a seat: its own, or that of the colour it has in a position. Undefined while the colour is open, and where it
 * depends on a position and none is given.
 */
export const signOf = (
  skin: Pick<Skin, 'signOf'>,
  seat: Seat | undefined,
  position?: object,
): Seat | undefined =>
  skin.signOf && seat !== undefined ? position && skin.signOf(position, seat) : seat;
