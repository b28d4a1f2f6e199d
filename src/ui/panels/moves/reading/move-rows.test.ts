import { expect, test } from 'vitest';
import { recordBuilder } from '#record/builder.ts';
import { moveRows, rowsById } from './move-rows.ts';

/** Three moves, and another one beside the second. */
const record = () => {
  const builder = recordBuilder('toy');
  builder.add(0, { move: {} });
  builder.add(1, { move: {} });
  builder.add(2, { move: {} });
  builder.add(1, { move: {} });
  return builder.build('', [], null);
};
const line = [0, 1, 2, 3];

test('where there is room, the moves of both sides stand beside each other, and a variation below them', () => {
  const rows = moveRows({ record: record(), line, begins: 0, wide: true, ends: true });
  expect(rows).toEqual([
    { is: 'start', id: 0 },
    { is: 'moves', first: { id: 1, ply: 1 }, second: { id: 2, ply: 2 } },
    { is: 'variation', id: 4, ply: 2 },
    { is: 'moves', first: { id: 3, ply: 3 }, second: null },
    { is: 'ending' },
  ]);
  expect([...rowsById(rows)]).toEqual([
    [0, 0],
    [1, 1],
    [2, 1],
    [3, 3],
  ]);
});

test('where the second side begins, the first place of the first pair stays empty', () => {
  const rows = moveRows({ record: record(), line, begins: 1, wide: true, ends: false });
  expect(rows.filter(({ is }) => is === 'moves')).toEqual([
    { is: 'moves', first: null, second: { id: 1, ply: 1 } },
    { is: 'moves', first: { id: 2, ply: 2 }, second: { id: 3, ply: 3 } },
  ]);
});

test('in a narrow list each move has a row', () => {
  const rows = moveRows({ record: record(), line, begins: 0, wide: false, ends: false });
  expect(rows.map(({ is }) => is)).toEqual(['start', 'moves', 'moves', 'variation', 'moves']);
});
