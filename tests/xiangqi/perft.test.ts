import process from 'node:process';
import { expect, test } from 'vitest';
import { perft } from '#games/xiangqi/perft.ts';
import { start } from '#games/xiangqi/starts.ts';
import tables from './perft.json' with { type: 'json' };

/** `npm run perft:deep` counts every number of the tables that can be reached in minutes. */
const most = process.env['PERFT_DEEP'] === '1' ? 200_000_000 : 100_000;

const rows = tables.flatMap(({ name, fen, counts }) =>
  counts.map((nodes, i) => ({ name, fen, depth: i + 1, nodes })),
);

test.each(rows.filter(({ nodes }) => nodes <= most))(
  'the position $name has $nodes sequences of $depth legal moves',
  ({ fen, depth, nodes }) => {
    expect(perft(start(fen), depth)).toBe(nodes);
  },
);

test('perft 0 is 1: there is one empty sequence of moves', () => {
  expect(perft(start(), 0)).toBe(1);
});
