/** The parts of the board that pieces keep to: the palaces of kings and mandarins, the banks of the river (rules B2). */
import type { Seat } from '#kernel/game.ts';
import { STRIDE } from './position.ts';

/** Ranks from a seat's own first one, 0–9. */
export const rankFor = (cell: number, seat: Seat): number => {
  const row = Math.floor(cell / STRIDE) - 2;
  return seat === 0 ? 9 - row : row;
};

/** Whether a cell lies in a seat's palace: three files by three ranks in the middle of its own side. */
export const inPalace = (cell: number, seat: Seat): boolean => {
  const column = (cell % STRIDE) - 1;
  return column >= 3 && column <= 5 && rankFor(cell, seat) <= 2;
};

/** Whether a cell lies on a seat's own bank of the river. */
export const onOwnBank = (cell: number, seat: Seat): boolean => rankFor(cell, seat) <= 4;
