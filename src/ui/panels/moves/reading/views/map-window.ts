/** Finds the part of a map of branches that lies in sight: all of a long map would take long to draw. */
import type { MapPlace } from '#record/branch-map.ts';
import { type GameRecord, nodeAt } from '#record/record.ts';

/** A part of the map by its columns and rows, both ends included. */
export interface MapWindow {
  readonly columns: readonly [first: number, last: number];
  readonly rows: readonly [first: number, last: number];
}

const isWithin = (at: number, [first, last]: readonly [number, number]): boolean =>
  at >= first && at <= last;

/** The places of a map by their column. */
export const byColumn = (map: readonly MapPlace[]): readonly (readonly MapPlace[])[] => {
  const columns: MapPlace[][] = [];
  for (const place of map) {
    const column = columns[place.column];
    if (column === undefined) columns[place.column] = [place];
    else column.push(place);
  }
  return columns;
};

/** The places in the columns of a window, up to its last row. Rows before the window are included: lines come in from there. */
export const inWindow = (
  columns: readonly (readonly MapPlace[])[],
  { columns: [first, last], rows }: MapWindow,
): readonly MapPlace[] =>
  columns
    .slice(Math.max(0, first), last + 1)
    .flat()
    .filter(({ row }) => isWithin(row, [0, rows[1]]));

/** For each drawn node with a child to the right of the window, one such child: the line to it shows that there is more. */
export const linesOut = (
  record: GameRecord,
  at: ReadonlyMap<number, MapPlace>,
  drawn: readonly MapPlace[],
  { rows: [, last] }: MapWindow,
): readonly MapPlace[] =>
  drawn.flatMap(({ node }) => {
    const beyond = nodeAt(record, node)
      .children.map((child) => at.get(child))
      .find((place) => place !== undefined && place.row > last);
    return beyond === undefined ? [] : [beyond];
  });

/** Whether the two rows to the right of a place are empty, so that there is room for words. */
export const hasRoom = (
  columns: readonly (readonly MapPlace[])[],
  { column, row }: MapPlace,
): boolean =>
  !(columns[column] ?? []).some((other) => other.row === row + 1 || other.row === row + 2);
