import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../../../tests/law.ts';
import { readOne } from '../../../../tests/read-one.ts';
import { handKinds, kinds, type Piece } from '../piece.ts';
import { handCount, type Position, positionFrom } from '../position.ts';
import { start } from '../starts.ts';
import { formatDiagram } from './kif-diagram.ts';
import { formatSfen } from './sfen.ts';

const read = (lines: readonly string[]) => {
  const reading = readOne(lines.join('\n'));
  if (!reading.ok) throw new Error(reading.error.code);
  return { sfen: reading.value.record.setup, problems: reading.value.notices };
};

const empty = '| ・ ・ ・ ・ ・ ・ ・ ・ ・|';
const board = (first: string): readonly string[] => [
  first,
  ...Array.from({ length: 8 }, () => empty),
];

test.each([
  ['飛二　角　金四　歩十八　', '2RB4G18P'],
  ['歩十', '10P'],
  ['歩18', '18P'],
  ['歩１８', '18P'],
  ['金銀歩三', 'GS3P'],
  ['歩三香', 'L3P'],
  ['銀 金', 'GS'],
  ['なし', '-'],
  ['', '-'],
  ['歩三枚', '3P'],
])('a hand is written %j', (hand, sfen) => {
  const found = read([`先手の持駒：${hand}`, ...board(empty)]);
  expect(found).toEqual({ sfen: `9/9/9/9/9/9/9/9/9 b ${sfen} 1`, problems: [] });
});

test('a hand may hold the rest of the set', () => {
  const found = read([
    '後手の持駒：残り全部',
    '先手の持駒：金',
    ...board('| ・ ・ ・ ・ ・ 龍 ・v玉 ・|'),
  ]);
  expect(found.sfen).toBe('5+R1k1/9/9/9/9/9/9/9/9 b Gr2b3g4s4n4l18p 1');
});

test('uwate and shitate name the hands of a handicap', () => {
  const found = read(['上手の持駒：歩', '下手の持駒：角', ...board(empty), '上手番']);
  expect(found.sfen).toBe('9/9/9/9/9/9/9/9/9 w Bp 1');
});

test('a board seen from gote is turned round', () => {
  const rows = ['九', '八', '七', '六', '五', '四', '三', '二', '一'].map((rank) =>
    rank === '九' ? `| 香 ・ ・ ・ ・ ・ ・ ・ ・|${rank}` : `${empty}${rank}`,
  );
  expect(read([' １ ２ ３ ４ ５ ６ ７ ８ ９', ...rows]).sfen).toBe('9/9/9/9/9/9/9/9/8L b - 1');
});

test('empty squares may be blanks', () => {
  expect(read(board('|      v玉          |一')).sfen).toBe('3k5/9/9/9/9/9/9/9/9 b - 1');
});

test('a row with a wrong number of squares and a missing row are pointed out', () => {
  expect(read(board('| ・ ・|')).problems).toMatchObject([{ code: 'bad-diagram', line: 1 }]);
  expect(read(board(empty).slice(1)).problems).toMatchObject([{ code: 'bad-diagram', line: 8 }]);
});

test('a hand that makes no sense is pointed out', () => {
  expect(read(['先手の持駒：亀二', ...board(empty)]).problems).toMatchObject([
    { code: 'bad-hand', line: 1 },
  ]);
});

const piece = fc.record<Piece>({ kind: fc.constantFrom(...kinds), seat: fc.constantFrom(0, 1) });
const hand = fc.record(Object.fromEntries(handKinds.map((kind) => [kind, fc.nat(18)] as const)));
const anyPosition: fc.Arbitrary<Position> = fc
  .record({
    pieces: fc.uniqueArray(fc.tuple(fc.nat(80), piece), { selector: ([square]) => square }),
    hands: fc.tuple(hand, hand),
    turn: fc.constantFrom(0 as const, 1 as const),
    ply: fc.integer({ min: 1, max: 400 }),
  })
  .map(positionFrom);

test('any position, drawn and read again, is the same', () => {
  holds(
    fc.property(anyPosition, (position) => {
      expect(read(formatDiagram(position)).sfen).toBe(formatSfen(position));
    }),
    { numRuns: 200 },
  );
});

test('the even start has nothing in hand', () => {
  expect(formatDiagram(start())[0]).toBe('後手の持駒：なし');
  expect(handKinds.every((kind) => handCount(start(), 0, kind) === 0)).toBe(true);
});

test('今, 仝 and 个 are promoted pieces in a diagram', () => {
  const rows = board('| 今 圭v仝 杏 全v个 と ・ ・|一');
  expect(read(rows).problems).toEqual([]);
  expect(read(rows).sfen.split('/')[0]).toBe('+N+N+l+L+S+p+P2');
});
