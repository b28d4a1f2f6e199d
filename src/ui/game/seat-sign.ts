/** Which sign stands for a seat. */
import type { Seat } from '#kernel/game.ts';
import type { Skin } from './skin.ts';

/**
 * The sign that a seat wears: its own, or the one of the colour it has in a position; undefined while that is open, and
 * without a position.
 */
export const signOf = (
  skin: Pick<Skin, 'signOf'>,
  seat: Seat | undefined,
  position?: object,
): Seat | undefined =>
  skin.signOf && seat !== undefined ? position && skin.signOf(position, seat) : seat;
