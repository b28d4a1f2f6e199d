import { expect, test } from 'vitest';
import { append, emptyRecord, type GameRecord, type Names } from '#record/record.ts';
import { reading } from '../../../../tests/read-one.ts';
import type { Move } from '../move.ts';
import { type Handicap, handicaps } from '../starts.ts';
import { lossesIn } from './losses.ts';
import { parseUsi } from './usi.ts';
import { writeKifu } from './write.ts';
import { startOf } from './write-tree.ts';

/** A game of two moves by these two. */
const played = (players: Names, start: Handicap, ...moves: string[]): GameRecord<Move> => {
  const record = emptyRecord<Move>('shogi', handicaps[start], [], players);
  return moves.reduce((game, usi, ply) => {
    const move = parseUsi(usi, startOf(record));
    if (!move.ok) throw new Error(usi);
    return append(game, ply, { move: move.value }).record;
  }, record);
};

test.each(['kif', 'ki2', 'csa', 'jkf'] as const)(
  'both names of a game played here come back from %s',
  (format) => {
    const even = writeKifu(played(['髙橋 ①', 'Ben'], 'even', '7g7f'), format, 'UTF-8');
    expect(reading(even).record.players).toEqual(['髙橋 ①', 'Ben']);
    const given = writeKifu(played(['Ann', 'Bob'], 'two', '3c3d'), format, 'UTF-8');
    expect(reading(given).record.players).toEqual(['Ann', 'Bob']);
  },
);

test('where pieces were given the names stand with shitate and uwate', () => {
  const text = writeKifu(played(['Ann', 'Bob'], 'lance'), 'kif', 'UTF-8');
  expect(text).toContain('下手：Ann\n上手：Bob\n');
});

test('a name that was not in a file stands below its headers, and one that has changed in the place of the old', () => {
  const { record } = reading('手合割：平手\n後手：Ben\n棋戦：春\n1 ７六歩(77)\n');
  expect(record.players).toEqual(['', 'Ben']);
  const text = writeKifu({ ...record, players: ['Ann', 'Bea'] }, 'kif', 'UTF-8');
  expect(text).toMatch(/後手：Bea\n棋戦：春\n先手：Ann\n/);
});

test('two headers for one side are both written again, and 先手 is the one that counts', () => {
  const { record } = reading('下手：A\n先手：C\n先手：D\n1 ７六歩(77)\n');
  expect(record.players).toEqual(['C', '']);
  expect(writeKifu(record, 'kif', 'UTF-8')).toContain('下手：A\n先手：C\n先手：D\n');
});

test('lines of USI have no place for names, which is listed as a loss', () => {
  expect(lossesIn(played(['Ann', ''], 'even', '7g7f'), 'usi')).toEqual(['headers']);
  expect(lossesIn(played(['', ''], 'even', '7g7f'), 'usi')).toEqual([]);
});
