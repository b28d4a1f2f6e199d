import { expect, test } from 'vitest';
import { perft } from '#games/ko-shogi/generate.ts';
import { formatPosition } from '#games/ko-shogi/notation/position-text.ts';
import { start } from '#games/ko-shogi/starts.ts';
import tables from './perft.json' with { type: 'json' };

const rows = tables['ko-shogi'].flatMap(({ name, fen, counts }) =>
  counts.map((nodes, i) => ({ name, fen, depth: i + 1, nodes })),
);

test.each(rows)(
  'the position $name has $nodes sequences of $depth legal moves',
  ({ fen, depth, nodes }) => {
    expect(perft(start(fen), depth)).toBe(nodes);
  },
);

test('the game starts from the first of these positions', () => {
  expect(formatPosition(start())).toBe(tables['ko-shogi'][0]?.fen);
});

test('perft 0 is 1: there is one empty sequence of moves', () => {
  expect(perft(start(), 0)).toBe(1);
});
