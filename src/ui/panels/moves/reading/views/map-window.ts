/** Of a map of branches, what lies in sight: all of a long one would take long to draw. */
import type { MapPlace } from '#record/branch-map.ts';
import { type GameRecord, nodeAt } from '#record/record.ts';

/** A stretch of the map, in places, both ends included. */
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

/** The places in a window, with the column before it and the rows above it: lines come in from there. */
export const inWindow = (
  columns: readonly (readonly MapPlace[])[],
  { columns: [first, last], rows }: MapWindow,
): readonly MapPlace[] =>
  columns
    .slice(Math.max(0, first), last + 1)
    .flat()
    .filter(({ row }) => isWithin(row, [0, rows[1]]));

/** One place to the right of a window for each of its nodes that has any: the line to it shows that there is more. */
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

/** Whether nothing stands for two rows to the right of a place, so that words can. */
export const hasRoom = (
  columns: readonly (readonly MapPlace[])[],
  { column, row }: MapPlace,
): boolean =>
  !(columns[column] ?? []).some((other) => other.row === row + 1 || other.row === row + 2);
