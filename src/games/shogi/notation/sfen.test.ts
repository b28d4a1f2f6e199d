import { expect, test } from 'vitest';
import { problems } from '../problems.ts';
import { handicaps, start } from '../starts.ts';
import { formatSfen, parseSfen } from './sfen.ts';

const rewritten = (text: string): string => {
  const read = parseSfen(text);
  return read.ok ? formatSfen(read.value) : read.error.code;
};

test.each(Object.entries(handicaps))(
  'the %s start can be played and written again',
  (name, sfen) => {
    expect(problems(start(name))).toEqual([]);
    expect(rewritten(sfen)).toBe(sfen);
  },
);

test.each([
  ['startpos', handicaps.even],
  ['position startpos', handicaps.even],
  [`sfen ${handicaps.even}`, handicaps.even],
  ['4k4/9/9/9/9/9/9/9/4K4 b -', '4k4/9/9/9/9/9/9/9/4K4 b - 1'],
  ['4k4/9/9/9/9/9/9/9/4K4 b - 0', '4k4/9/9/9/9/9/9/9/4K4 b - 1'],
  ['4k4/9/9/9/9/9/9/9/4K4_b_-_12', '4k4/9/9/9/9/9/9/9/4K4 b - 12'],
  ['  4k4/9/9/9/9/9/9/9/4K4   w  -  3 ', '4k4/9/9/9/9/9/9/9/4K4 w - 3'],
  ['4k4/9/9/9/9/9/9/9/4K4 b BNNPPPbpp 1', '4k4/9/9/9/9/9/9/9/4K4 b B2N3Pb2p 1'],
  ['4k4/9/9/9/9/9/9/9/4K4 b 18P 1', '4k4/9/9/9/9/9/9/9/4K4 b 18P 1'],
  ['111k5/9/9/9/9/9/9/9/4K4 b - 1', '3k5/9/9/9/9/9/9/9/4K4 b - 1'],
])('%s is read', (text, sfen) => {
  expect(rewritten(text)).toBe(sfen);
});

test.each([
  ['', 'bad-board'],
  ['hello', 'bad-board'],
  ['9/9/9/9/9/9/9/9 b - 1', 'bad-board'],
  ['9/9/9/9/9/9/9/9/9/9 b - 1', 'bad-board'],
  ['99/9/9/9/9/9/9/9 b - 1', 'bad-board'],
  ['5k4/9/9/9/9/9/9/9/4K4 b - 1', 'bad-board'],
  ['4k4/9/9/9/9/9/9/9/4+K4 b - 1', 'bad-board'],
  ['4k4/9/9/9/9/9/9/9/4K4 x - 1', 'bad-side'],
  ['4k4/9/9/9/9/9/9/9/4K4', 'bad-side'],
  ['4k4/9/9/9/9/9/9/9/4K4 b', 'bad-hand'],
  ['4k4/9/9/9/9/9/9/9/4K4 b 3K 1', 'bad-hand'],
  ['4k4/9/9/9/9/9/9/9/4K4 b 0P 1', 'bad-hand'],
  ['4k4/9/9/9/9/9/9/9/4K4 b - one', 'bad-move-number'],
  ['4k4/9/9/9/9/9/9/9/4K4 b - 1 2', 'bad-move-number'],
])('%s is refused', (text, code) => {
  expect(rewritten(text)).toBe(code);
});

test('an error says at which sign', () => {
  expect(parseSfen('4k4/9/9/9/9/9/9/9/4K4 b 2X 1')).toEqual({
    ok: false,
    error: { code: 'bad-hand', line: 1, column: 25, excerpt: '2X 1' },
  });
});

test.each([
  ['4k4/9/9/9/9/9/9/9/9 b - 1', ['king-missing']],
  ['4k4/9/9/9/9/9/9/9/3KK4 b - 1', ['too-many-kings']],
  ['4k4/9/4P4/4P4/9/9/9/9/4K4 b - 1', ['nifu']],
  ['3Pk4/9/9/9/9/9/9/9/4K4 b - 1', ['dead-piece']],
  ['4k4/9/9/9/9/9/9/9/4K4 b 3R 1', ['too-many']],
  ['4k4/9/9/9/4R4/9/9/9/4K4 b - 1', ['in-check']],
])('%s is read, but not played', (sfen, codes) => {
  const read = parseSfen(sfen);
  expect(read.ok && problems(read.value).map(({ code }) => code)).toEqual(codes);
});
