/** Like pieces on one file. Their order from the front says which of them a move means. */
import type { Seat } from '#kernel/game.ts';
import { type Kind, kindNumber } from '../piece.ts';
import { at, cellOf, type Position, sideOf } from '../position.ts';
import { columnOf, everySquare } from '../square.ts';

/** The file of a square as its player counts them, 1–9 from the right. */
export const fileFor = (square: number, seat: Seat): number =>
  seat === 0 ? 9 - columnOf(square) : columnOf(square) + 1;

/** The squares of a seat's pieces of a kind, by column, each column from the front. */
const columnsOf = (
  position: Position,
  seat: Seat,
  kind: Kind,
): ReadonlyMap<number, readonly number[]> => {
  const columns = new Map<number, number[]>();
  const wanted = kindNumber(kind) | sideOf(seat);
  for (const square of everySquare) {
    if (at(position.cells, cellOf(square)) !== wanted) continue;
    const column = columns.get(columnOf(square));
    if (column === undefined) columns.set(columnOf(square), [square]);
    else column.push(square);
  }
  // Squares are counted from Black's side of the board, which is the front for Red.
  if (seat === 1) for (const column of columns.values()) column.reverse();
  return columns;
};

/** Where a piece stands among its like on its file. */
export interface Tandem {
  /** Its place from the front, 1 for the first. */
  readonly place: number;
  /** How many stand on the file, 1–5. */
  readonly count: number;
  /** Whether a second file has two or more such pieces, too: then the move must name its file. */
  readonly crowded: boolean;
}

/** Where the piece on a square stands among its like; the square must be occupied. */
export const tandemOf = (position: Position, square: number, seat: Seat, kind: Kind): Tandem => {
  const columns = columnsOf(position, seat, kind);
  const column = columns.get(columnOf(square)) ?? [square];
  const tandems = [...columns.values()].filter(({ length }) => length > 1).length;
  return { place: column.indexOf(square) + 1, count: column.length, crowded: tandems > 1 };
};

/** The pieces of a kind that stand at that place of their file, `last` for the hindmost, where more than one does. */
export const inTandem = (
  position: Position,
  seat: Seat,
  kind: Kind,
  place: number | 'middle' | 'last',
): readonly number[] =>
  [...columnsOf(position, seat, kind).values()].flatMap((column) => {
    if (column.length < 2) return [];
    const found =
      place === 'last'
        ? column.at(-1)
        : place === 'middle'
          ? column.length === 3
            ? column[1]
            : undefined
          : column[place - 1];
    return found ?? [];
  });

/** The squares of a seat's pieces of a kind on one file, numbered as its player counts. */
export const onFile = (
  position: Position,
  seat: Seat,
  kind: Kind,
  file: number,
): readonly number[] =>
  [...columnsOf(position, seat, kind).values()]
    .flat()
    .filter((square) => fileFor(square, seat) === file);
