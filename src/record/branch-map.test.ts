import { expect, test } from 'vitest';
import { branchMap } from './branch-map.ts';
import { recordBuilder } from './builder.ts';
import type { GameRecord } from './record.ts';

interface Branch {
  readonly node: number;
  readonly plies: number;
}

/** A record of lines: each hangs on a node that is there by then, and is so many plies long. */
const recordOf = (...branches: readonly Branch[]): GameRecord => {
  const builder = recordBuilder('map');
  for (const { node, plies } of branches) {
    let at = node;
    for (let ply = 0; ply < plies; ply++) at = builder.add(at, { move: {} });
  }
  return builder.build('', [], null);
};

/** The map as one sees it: a digit for each node, its id less whole tens. */
const drawn = (record: GameRecord): readonly string[] => {
  const rows: string[][] = [];
  for (const { node, column, row } of branchMap(record)) {
    rows[row] ??= [];
    const cells = rows[row] ?? [];
    cells[column] = String(node % 10);
  }
  return rows.map((cells) => Array.from(cells, (cell) => cell ?? ' ').join(''));
};

test('a game without variations is one row, and one without moves a single place', () => {
  expect(drawn(recordOf({ node: 0, plies: 5 }))).toEqual(['012345']);
  expect(branchMap(recordOf())).toEqual([{ node: 0, column: 0, row: 0, parent: null }]);
});

test('a variation stands below the line it leaves, one column after the place where it leaves it', () => {
  expect(drawn(recordOf({ node: 0, plies: 5 }, { node: 2, plies: 2 }))).toEqual([
    '012345',
    '   67',
  ]);
});

test('variations that stand beside one another share a row', () => {
  const record = recordOf({ node: 0, plies: 6 }, { node: 0, plies: 1 }, { node: 4, plies: 1 });
  expect(drawn(record)).toEqual(['0123456', ' 7   8']);
});

test('an earlier variation goes below a later one that it would run into', () => {
  const record = recordOf({ node: 0, plies: 4 }, { node: 0, plies: 3 }, { node: 2, plies: 1 });
  expect(drawn(record)).toEqual(['01234', '   8', ' 567']);
});

test('siblings stand in their order, each with its own variations above the next', () => {
  const record = recordOf(
    { node: 0, plies: 3 },
    { node: 1, plies: 2 },
    { node: 1, plies: 1 },
    { node: 4, plies: 1 },
  );
  expect(drawn(record)).toEqual(['0123', '  45', '   7', '  6']);
});

test('the map of a long game reads each of its nodes only a few times', () => {
  const branches = Array.from({ length: 200 }, (_, i) => ({ node: i * 10, plies: 1 + (i % 30) }));
  const record = recordOf({ node: 0, plies: 2_000 }, ...branches);
  let reads = 0;
  const nodes = new Proxy(record.nodes, {
    get: (all, key, self) => {
      reads += 1;
      return Reflect.get(all, key, self);
    },
  });
  expect(branchMap({ ...record, nodes })).toHaveLength(record.nodes.length);
  expect(reads / record.nodes.length).toBeLessThan(3);
});
