/** Finds the pieces that attack a cell, by walking out from it. Check, pins and every step of a king depend on this. */
import type { Seat } from '#kernel/game.ts';
import { type Direction, movement } from './movement.ts';
import { kindNumber, kinds } from './piece.ts';
import { at, CELLS, RIM, STRIDE, sideOf } from './position.ts';

/** The change of cell that a direction is for a seat. */
export const deltaOf = ([right, forward]: Direction, seat: Seat): number =>
  seat === 0 ? right - STRIDE * forward : STRIDE * forward - right;

const byNumber = (of: (kind: (typeof kinds)[number]) => readonly number[]) => {
  const table: (readonly number[])[] = Array.from({ length: 16 }, () => []);
  for (const kind of kinds) table[kindNumber(kind)] = of(kind);
  return table;
};

/** Changes of cell by single steps, at `seat * 16 + kind number`. */
export const stepsOf: readonly (readonly number[])[] = ([0, 1] as const).flatMap((seat) =>
  byNumber((kind) => movement[kind].steps.map((step) => deltaOf(step, seat))),
);

/** Changes of cell by slides, at `seat * 16 + kind number`. */
export const slidesOf: readonly (readonly number[])[] = ([0, 1] as const).flatMap((seat) =>
  byNumber((kind) => movement[kind].slides.map((slide) => deltaOf(slide, seat))),
);

/** The eight directions around a cell. */
export const around: readonly number[] = [
  -STRIDE - 1,
  -STRIDE,
  -STRIDE + 1,
  -1,
  1,
  STRIDE - 1,
  STRIDE,
  STRIDE + 1,
];

// Two tables hold one bit for each kind of piece that attacks *from* a direction. Looking from a cell in that direction, a
// piece met at distance one attacks the cell if its bit is in `near`; a piece met farther off, if its bit is in `far`.
const NEAR_OFFSET = STRIDE + 1;
const bitsToward = (seat: Seat, delta: number, tables: readonly (readonly number[])[]): number => {
  let bits = 0;
  for (let number = 1; number < 16; number++)
    if (tables[seat * 16 + number]?.includes(-delta)) bits |= 1 << number;
  return bits;
};
const directions = Array.from({ length: 2 * NEAR_OFFSET + 1 }, (_, i) => i - NEAR_OFFSET);

/**
 * The kinds of a seat, as bits, that attack along a direction from any distance. The index is `seat * 23 + delta + 11`,
 * with delta as seen from the attacked cell.
 */
export const farBits: readonly number[] = ([0, 1] as const).flatMap((seat) =>
  directions.map((delta) => bitsToward(seat, delta, slidesOf)),
);
/** The same for pieces met on the neighbouring cell. */
export const nearBits: readonly number[] = ([0, 1] as const).flatMap((seat) =>
  directions.map((delta) => bitsToward(seat, delta, slidesOf) | bitsToward(seat, delta, stepsOf)),
);
/** Where a direction's bits lie in the two tables. */
export const bitsIndex = (seat: Seat, delta: number): number =>
  seat * (2 * NEAR_OFFSET + 1) + delta + NEAR_OFFSET;

/** The two cells from which a knight of that seat attacks, as changes from the attacked cell. */
export const knightFrom = (seat: Seat): number => (seat === 0 ? 2 * STRIDE : -2 * STRIDE);

/**
 * Whether a seat attacks a cell. `ghost` is a cell that is taken for empty: that of a king that would step away (-1 for
 * none).
 */
export const isAttacked = (
  cells: readonly number[],
  cell: number,
  by: Seat,
  ghost: number,
): boolean => {
  const side = sideOf(by);
  for (let i = 0; i < 8; i++) {
    const delta = at(around, i);
    let to = cell + delta;
    let piece = at(cells, to);
    if (piece !== 0 && to !== ghost) {
      if ((piece & RIM) === side && (at(nearBits, bitsIndex(by, delta)) >> (piece & 15)) & 1)
        return true;
      continue;
    }
    const far = at(farBits, bitsIndex(by, delta));
    if (far === 0) continue;
    do {
      to += delta;
      piece = at(cells, to);
    } while (piece === 0 || to === ghost);
    if ((piece & RIM) === side && (far >> (piece & 15)) & 1) return true;
  }
  const knight = side | 3;
  const jump = knightFrom(by);
  return at(cells, cell + jump - 1) === knight || at(cells, cell + jump + 1) === knight;
};

/** Every cell from which a seat attacks a cell. */
export const attackersOf = (
  cells: readonly number[],
  cell: number,
  by: Seat,
): readonly number[] => {
  const side = sideOf(by);
  const found: number[] = [];
  for (const delta of around) {
    let to = cell + delta;
    if (at(cells, to) === 0) {
      while (at(cells, to) === 0) to += delta;
      const piece = at(cells, to);
      if ((piece & RIM) === side && (at(farBits, bitsIndex(by, delta)) >> (piece & 15)) & 1)
        found.push(to);
    } else {
      const piece = at(cells, to);
      if ((piece & RIM) === side && (at(nearBits, bitsIndex(by, delta)) >> (piece & 15)) & 1)
        found.push(to);
    }
  }
  for (const aside of [-1, 1]) {
    const from = cell + knightFrom(by) + aside;
    if (from > 0 && from < CELLS && at(cells, from) === (side | 3)) found.push(from);
  }
  return found;
};
