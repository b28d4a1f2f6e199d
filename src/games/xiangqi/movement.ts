/**
 * The tables of how each kind moves, by cell (rules B5–B10). Chariots and cannons go straight until something stands in
 * the way; all others go to a few cells each. A horse and an elephant can also be stopped by a piece on one more cell.
 */
import type { Seat } from '#kernel/game.ts';
import { ELEPHANT, HORSE, KING, MANDARIN, SOLDIER } from './piece.ts';
import { CELLS, onBoard, STRIDE } from './position.ts';
import { inPalace, onOwnBank } from './zone.ts';

/** The four straight directions, as changes of cell. */
export const straight: readonly number[] = [-STRIDE, -1, 1, STRIDE];
const diagonal: readonly number[] = [-STRIDE - 1, -STRIDE + 1, STRIDE - 1, STRIDE + 1];

/** A horse's ways: where to, and the leg that must be free. */
const horseWays: readonly (readonly [to: number, leg: number])[] = straight.flatMap((leg) =>
  diagonal
    .filter((aside) => Math.abs(aside - leg) === 1 || Math.abs(aside - leg) === STRIDE)
    .map((aside) => [leg + aside, leg] as const),
);

/** Where a kind goes from a cell, in pairs: the goal, and the cell that must be free for it (0 where none must). */
const waysFrom = (kind: number, seat: Seat, from: number): readonly number[] => {
  const reach = (
    ways: readonly (readonly [number, number])[],
    isGoal: (cell: number) => boolean = onBoard,
  ): readonly number[] =>
    ways
      .map(([to, through]) => [from + to, through === 0 ? 0 : from + through] as const)
      .filter(([to, through]) => onBoard(to) && (through === 0 || onBoard(through)) && isGoal(to))
      .flat();
  switch (kind) {
    case KING:
      return reach(
        straight.map((to) => [to, 0]),
        (to) => inPalace(to, seat),
      );
    case MANDARIN:
      return reach(
        diagonal.map((to) => [to, 0]),
        (to) => inPalace(to, seat),
      );
    case ELEPHANT:
      return reach(
        diagonal.map((to) => [2 * to, to]),
        (to) => onOwnBank(to, seat),
      );
    case HORSE:
      return reach(horseWays);
    case SOLDIER: {
      const ahead = seat === 0 ? -STRIDE : STRIDE;
      const crossed = !onOwnBank(from, seat);
      return reach((crossed ? [ahead, -1, 1] : [ahead]).map((to) => [to, 0]));
    }
    default:
      return [];
  }
};

const KINDS = 8;
const place = (kind: number, seat: Seat, cell: number): number =>
  (seat * KINDS + kind) * CELLS + cell;

const byPlace: readonly (readonly number[])[] = ([0, 1] as const).flatMap((seat) =>
  Array.from({ length: KINDS }, (_, kind) => kind).flatMap((kind) =>
    Array.from({ length: CELLS }, (_, from) => (onBoard(from) ? waysFrom(kind, seat, from) : [])),
  ),
);

const turnedRound: readonly (readonly number[])[] = (() => {
  const table: number[][] = byPlace.map(() => []);
  for (const seat of [0, 1] as const)
    for (let kind = 1; kind < KINDS; kind++)
      for (let from = 0; from < CELLS; from++) {
        const ways = byPlace[place(kind, seat, from)] ?? [];
        for (let i = 0; i < ways.length; i += 2)
          table[place(kind, seat, ways[i] ?? 0)]?.push(from, ways[i + 1] ?? 0);
      }
  return table;
})();

/** Where a piece of that number goes from a cell, but for slides, in pairs: the goal, and the cell that must be free (0 for none). */
export const waysOf = (kind: number, seat: Seat, from: number): readonly number[] =>
  byPlace[place(kind, seat, from)] as readonly number[];

/** From where a piece of that number comes to a cell, but for slides, in pairs: its cell, and the cell that must be free (0 for none). */
export const sourcesOf = (kind: number, seat: Seat, to: number): readonly number[] =>
  turnedRound[place(kind, seat, to)] as readonly number[];
