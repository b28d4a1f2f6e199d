import process from 'node:process';
import { expect, test } from 'vitest';
import { perft } from '#games/shogi/perft.ts';
import { start } from '#games/shogi/starts.ts';
import tables from './perft.json' with { type: 'json' };

/** `npm run perft:deep` counts every number of the tables. */
const deep = process.env['PERFT_DEEP'] === '1';

/**
 * A normal run counts to depth 4 from the start of a game and to depth 3 elsewhere, and skips counts that take minutes.
 */
const isCounted = (name: string, depth: number, nodes: number): boolean =>
  deep || (depth <= (name === 'start' ? 4 : 3) && nodes <= 60_000_000);

const rows = tables.shogi.flatMap(({ name, fen, counts }) =>
  counts.map((nodes, i) => ({ name, sfen: fen, depth: i + 1, nodes })),
);

test.each(rows.filter(({ name, depth, nodes }) => isCounted(name, depth, nodes)))(
  'the position $name has $nodes sequences of $depth legal moves',
  ({ sfen, depth, nodes }) => {
    expect(perft(start(sfen), depth)).toBe(nodes);
  },
);

test('perft 0 is 1: there is one empty sequence of moves', () => {
  expect(perft(start(), 0)).toBe(1);
});
