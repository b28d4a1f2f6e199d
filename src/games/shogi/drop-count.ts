import type { Seat } from '#kernel/game.ts';
import { KNIGHT, LANCE, PAWN, ROOK, SILVER } from './piece.ts';
import { at, type Position, STRIDE } from './position.ts';

const FIRST = 2 * STRIDE + 1;
const LAST = 11 * STRIDE;

const emptiesIn = (cells: readonly number[], from: number, to: number): number => {
  let count = 0;
  for (let cell = from; cell < to; cell++) if (at(cells, cell) === 0) count += 1;
  return count;
};

/** How many drops there are for a side that is not in check, from the number of empty cells alone. */
export const countDrops = (position: Position, seat: Seat, barred: number): number => {
  const { cells, hands } = position;
  const base = seat * 8;
  let free = 0;
  for (let number = SILVER; number <= ROOK; number++) if (at(hands, base + number) > 0) free += 1;
  const lance = at(hands, base + LANCE) > 0;
  const knight = at(hands, base + KNIGHT) > 0;
  const empties = free > 0 || lance || knight ? emptiesIn(cells, FIRST, LAST) : 0;
  let count = free * empties;
  if (lance || knight) {
    const last = seat === 0 ? FIRST : LAST - STRIDE;
    const before = seat === 0 ? FIRST + STRIDE : LAST - 2 * STRIDE;
    const onLast = emptiesIn(cells, last, last + STRIDE);
    if (lance) count += empties - onLast;
    if (knight) count += empties - onLast - emptiesIn(cells, before, before + STRIDE);
  }
  if (at(hands, base + PAWN) > 0) {
    const files = seat === 0 ? position.pawns0 : position.pawns1;
    const top = seat === 0 ? 3 * STRIDE : 2 * STRIDE;
    for (let column = 1; column <= 9; column++) {
      if ((files >> column) & 1) continue;
      for (let row = 0, cell = top + column; row < 8; row++, cell += STRIDE)
        if (at(cells, cell) === 0) count += 1;
    }
    if (barred !== -1) count -= 1;
  }
  return count;
};
