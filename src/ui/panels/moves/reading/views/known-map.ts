/** The map of a record's branches, computed once for each record, and ahead of its first use if the browser is idle. */
import { branchMap, type MapPlace } from '#record/branch-map.ts';
import type { GameRecord } from '#record/record.ts';
import { byColumn } from './map-window.ts';

interface KnownMap {
  readonly at: ReadonlyMap<number, MapPlace>;
  readonly columns: readonly (readonly MapPlace[])[];
  /** How many rows there are. */
  readonly wide: number;
}

const known = new WeakMap<GameRecord, KnownMap>();

export const mapOf = (record: GameRecord): KnownMap => {
  const there = known.get(record);
  if (there !== undefined) return there;
  const places = branchMap(record);
  const map = {
    at: new Map(places.map((place) => [place.node, place])),
    columns: byColumn(places),
    wide: places.reduce((most, { row }) => Math.max(most, row), 0) + 1,
  };
  known.set(record, map);
  return map;
};
