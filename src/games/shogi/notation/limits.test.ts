import { expect, test } from 'vitest';
import { unreadLines } from '../../../../tests/long-texts.ts';
import type { Limits } from '../../pack.ts';
import { readKifu, readWithin } from './kifu.ts';
import { writeKifu } from './write.ts';

const limits: Limits = { lines: 60, games: 3, plies: 8, 'game-moves': 20, moves: 20 };

const shuffle = ['2h3h', '8b7b', '3h2h', '7b8b'];
const kif = ['３八飛(28)', '７二飛(82)', '２八飛(38)', '８二飛(72)'];
const csa = ['+2838HI', '-8272HI', '+3828HI', '-7282HI'];

const usiOf = (plies: number): string =>
  `position startpos moves ${Array.from({ length: plies }, (_, i) => shuffle[i % 4]).join(' ')}`;
const kifOf = (plies: number): string =>
  ['手合割：平手', ...Array.from({ length: plies }, (_, i) => `${i + 1} ${kif[i % 4]}`)].join('\n');
const ki2Of = (plies: number): string =>
  [
    '手合割：平手',
    ...Array.from({ length: plies }, (_, i) => ['▲３八飛', '△７二飛', '▲２八飛', '△８二飛'][i % 4]),
  ].join('\n');
const csaOf = (plies: number): string =>
  ['PI', '+', ...Array.from({ length: plies }, (_, i) => csa[i % 4])].join('\n');
const jkfOf = (plies: number): string => {
  const [a, b] = [
    { x: 2, y: 8 },
    { x: 3, y: 8 },
  ];
  const [c, d] = [
    { x: 8, y: 2 },
    { x: 7, y: 2 },
  ];
  const ways = [
    [a, b],
    [c, d],
    [b, a],
    [d, c],
  ];
  const moves = Array.from({ length: plies }, (_, i) => {
    const [from, to] = ways[i % 4] ?? [];
    return { move: { from, to, piece: 'HI' } };
  });
  return JSON.stringify({ header: {}, moves: [{}, ...moves] });
};

const writers = { usi: usiOf, kif: kifOf, ki2: ki2Of, csa: csaOf, jkf: jkfOf };

test.each(Object.entries(writers))(
  'a line of %s that is as long as may be is read, and a longer one refused',
  (_, textOf) => {
    const read = readWithin(limits, textOf(8));
    expect(read.ok && read.value.games[0]?.record.nodes.length).toBe(9);
    expect(readWithin(limits, textOf(9))).toEqual({
      ok: false,
      error: { code: 'too-many-plies', limit: 8 },
    });
    expect(readKifu(textOf(9)).ok).toBe(true);
  },
);

test('the moves of all games of a file count together, variations too', () => {
  expect(readWithin(limits, [usiOf(8), usiOf(8)].join('\n')).ok).toBe(true);
  expect(readWithin(limits, [usiOf(8), usiOf(8), usiOf(8)].join('\n'))).toMatchObject({
    error: { code: 'too-many-moves', limit: 20 },
  });
  const side = ['変化：1手', '1 ５八飛(28)', '2 ３四歩(33)', '3 ５六歩(57)'];
  const sides = [side, side.with(1, '1 ４八飛(28)'), side.with(1, '1 ６八飛(28)')];
  const sixteen = [...sides, side.with(1, '1 ７八飛(28)')].flat();
  expect(readWithin(limits, [kifOf(8), ...sixteen].join('\n')).ok).toBe(true);
  expect(
    readWithin(limits, [kifOf(8), ...sixteen, '変化：1手', '1 １八飛(28)'].join('\n')),
  ).toMatchObject({ error: { code: 'too-many-moves' } });
});

test('a list of positions has no more games than may be', () => {
  const position = (file: number): string => `4k4/9/9/9/9/9/9/9/${file}K${8 - file} b G 1`;
  expect(readWithin(limits, [1, 2, 3].map(position).join('\n')).ok).toBe(true);
  expect(readWithin(limits, [1, 2, 3, 4].map(position).join('\n'))).toMatchObject({
    error: { code: 'too-many-games', limit: 3 },
  });
});

test('a file of far too many lines is not read at all', () => {
  expect(readWithin(limits, '\n'.repeat(60))).toMatchObject({ error: { code: 'too-many-lines' } });
});

test('forks within forks stop at the limit, however deep they lie', () => {
  const [there, back] = [
    { from: { x: 2, y: 8 }, to: { x: 3, y: 8 }, piece: 'HI' },
    { from: { x: 3, y: 8 }, to: { x: 2, y: 8 }, piece: 'HI' },
  ].map((move) => `${JSON.stringify({ move })},{"forks":[[`);
  const deep = `{"moves":[{},${`${there}${back}`.repeat(5_000)}${']]}'.repeat(10_000)}]}`;
  expect(readWithin(limits, deep)).toMatchObject({ error: { code: 'too-many-plies' } });
});

test('the reader reports how many moves were read so far', () => {
  const told: number[] = [];
  const many = Array.from({ length: 6 }, () => usiOf(2_000)).join('\n');
  readWithin(
    { lines: 60, games: 60, plies: 2_000, 'game-moves': 20_000, moves: 20_000 },
    many,
    (moves) => {
      told.push(moves);
    },
  );
  expect(told).toEqual([5_000, 10_000]);
});

test('a hundred thousand lines that are no moves are read, written and read again', () => {
  const read = readKifu(unreadLines(100_000));
  const record = read.ok ? read.value.games[0]?.record : undefined;
  expect(record?.remarks?.lines).toHaveLength(100_000);
  const again = readKifu(record === undefined ? '' : writeKifu(record, 'kif', 'UTF-8'));
  expect(again.ok && again.value.games[0]?.record.remarks).toEqual(record?.remarks);
});
