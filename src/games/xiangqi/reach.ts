/** The squares that a piece of either side reaches when asked, on its turn or not. */
import type { Pick, Reach, Seat } from '#kernel/game.ts';
import { straight, waysOf } from './movement.ts';
import { CANNON, CHARIOT } from './piece.ts';
import { at, cellOf, type Position, RIM, seatOf, squareOf } from './position.ts';

const nowhere: Reach = { pattern: [], moves: [], captures: [], protects: [] };

interface Lists {
  readonly pattern: number[];
  readonly moves: number[];
  readonly captures: number[];
  readonly protects: number[];
}

const meet = (lists: Lists, there: number, seat: Seat, cell: number): void => {
  const list = there === 0 ? lists.moves : seatOf(there) === seat ? lists.protects : lists.captures;
  list.push(squareOf(cell));
};

const slide = (lists: Lists, cells: readonly number[], from: number, delta: number): void => {
  const piece = at(cells, from);
  // A chariot comes to the first piece it meets; a cannon jumps that one and comes to the second.
  let jumps = (piece & 15) === CANNON ? 1 : 0;
  let passed = 0;
  for (let cell = from + delta; at(cells, cell) !== RIM; cell += delta) {
    lists.pattern.push(squareOf(cell));
    const there = at(cells, cell);
    if (there === 0) {
      if (passed === 0) meet(lists, there, seatOf(piece), cell);
      continue;
    }
    passed += 1;
    if (jumps === 0) meet(lists, there, seatOf(piece), cell);
    jumps -= 1;
  }
};

/**
 * The reach of the piece that a pick points at; everything is empty when none is there. It shows how the piece moves:
 * pins and the safety of kings do not narrow it. No piece has another face.
 */
export const reach = (position: Position, pick: Pick): Reach => {
  if (pick.at !== 'square') return nowhere;
  const { cells } = position;
  const from = cellOf(pick.square);
  const piece = at(cells, from);
  if (piece === 0) return nowhere;
  const lists: Lists = { pattern: [], moves: [], captures: [], protects: [] };
  const [kind, seat] = [piece & 15, seatOf(piece)];
  if (kind === CHARIOT || kind === CANNON)
    for (const delta of straight) slide(lists, cells, from, delta);
  const ways = waysOf(kind, seat, from);
  for (let i = 0; i < ways.length; i += 2) {
    const [to, through] = [at(ways, i), at(ways, i + 1)];
    lists.pattern.push(squareOf(to));
    if (through === 0 || at(cells, through) === 0) meet(lists, at(cells, to), seat, to);
  }
  return lists;
};
