import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { reading } from '../../tests/read-one.ts';
import { deleteBranch, setComment } from './edit.ts';
import { fingerprintOf } from './fingerprint.ts';
import { append, type GameRecord, nodeAt } from './record.ts';

const text = [
  '手合割：平手',
  '先手：Aoki',
  '   1 ７六歩(77)   ( 0:01/00:00:01)',
  '*A quiet start.',
  '   2 ３四歩(33)   ( 0:02/00:00:02)',
  '   3 投了',
];

const recordOf = (...lines: readonly string[]): GameRecord => reading(lines.join('\n')).record;

const raise = (): never => {
  throw new Error('the record has no such move');
};

const of = (record: GameRecord): string => fingerprintOf(shogi, record);

test('a record that is read twice has one fingerprint, whatever ends its lines', () => {
  expect(of(recordOf(...text))).toBe(of(reading(text.join('\r\n')).record));
});

test.each([
  ['a name', 1, '先手：Mori'],
  ['a thinking time', 2, '   1 ７六歩(77)   ( 0:03/00:00:03)'],
  ['a comment', 3, '*A loud start.'],
  ['a move', 4, '   2 ８四歩(83)   ( 0:02/00:00:02)'],
  ['the ending', 5, '   3 中断'],
])('a record with another %s has another fingerprint', (_, at, line) => {
  expect(of(recordOf(...text.with(at, line)))).not.toBe(of(recordOf(...text)));
});

test('a variation that was added and deleted again leaves the fingerprint as it was', () => {
  const record = recordOf(...text);
  const tried = append(record, 0, nodeAt(record, 2).turn ?? raise());
  expect(of(tried.record)).not.toBe(of(record));
  expect(of(deleteBranch(tried.record, tried.id))).toBe(of(record));
});

test('a comment that was changed and changed back leaves the fingerprint as it was', () => {
  const record = recordOf(...text);
  const changed = setComment(record, 1, 'Another.');
  expect(of(changed)).not.toBe(of(record));
  expect(of(setComment(changed, 1, nodeAt(record, 1).comment))).toBe(of(record));
});
