/** Where pieces promote, and where they could never move again. */
import type { Seat } from '#kernel/game.ts';
import { at, deadRanks, STRIDE } from './position.ts';

/**
 * How many cells the dead ranks of a kind take up, by kind number. They count from the first rank for sente, from the last
 * for gote.
 */
const deadAhead = Array.from({ length: 16 }, (_, number) => deadRanks(number) * STRIDE);

/** Whether a cell lies in a seat's promotion zone: the three farthest ranks (rules A28). */
export const inZone = (cell: number, seat: Seat): boolean =>
  seat === 0 ? cell < 5 * STRIDE : cell > 8 * STRIDE;

/** Whether a kind of that number could never move again from a cell (rules A36, A47). */
export const isDead = (number: number, cell: number, seat: Seat): boolean =>
  seat === 0
    ? cell < 2 * STRIDE + at(deadAhead, number)
    : cell >= 11 * STRIDE - at(deadAhead, number);
