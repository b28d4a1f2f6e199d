import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setArrows, setBookmark, setGlyph } from '#record/edit.ts';
import { type GameRecord, nodeAt } from '#record/record.ts';
import { holds } from '../../../../tests/law.ts';
import { reading } from '../../../../tests/read-one.ts';
import type { Move } from '../move.ts';
import { lossesIn } from './losses.ts';
import { formatArrow } from './marks.ts';
import { writeKifu } from './write.ts';

const at = (square: number) => ({ at: 'square', square }) as const;

const jkf = (entry: object, start: object = {}): string =>
  JSON.stringify({
    header: {},
    moves: [
      start,
      { move: { from: { x: 7, y: 7 }, to: { x: 7, y: 6 }, piece: 'FU' }, ...entry },
      { special: 'TORYO' },
    ],
  });

test('arrows, glyphs and bookmarks are fields of our own beside the move and at the start', () => {
  const { record, notices } = reading(
    jkf({ bookmark: '山', glyph: '!!', arrows: ['7g7f', 'P*'] }, { arrows: ['5e'] }),
  );
  expect(nodeAt(record, 1)).toMatchObject({ bookmark: '山', glyph: '!!' });
  expect(nodeAt(record, 1).arrows?.map(formatArrow)).toEqual(['7g7f', 'P*']);
  expect(nodeAt(record, 0).arrows?.map(formatArrow)).toEqual(['5e']);
  expect([notices, record.remarks]).toEqual([[], undefined]);
});

test.each([
  { arrows: ['7g7f', 'zz'] },
  { arrows: [] },
  { arrows: '5e' },
  { arrows: [5] },
  { glyph: '!!!' },
  { glyph: 1 },
  { bookmark: { a: 1 } },
])('%j is kept as it is, with a notice', (entry) => {
  const { record, notices } = reading(jkf(entry));
  expect(record.remarks?.lines).toEqual([{ node: 1, text: JSON.stringify(entry) }]);
  expect(notices.map(({ code }) => code)).toEqual(['kept-line']);
  expect(reading(writeKifu(record, 'jkf', 'UTF-8')).record).toEqual(record);
  const drawn = setArrows(setGlyph(setBookmark(record, 1, 'a'), 1, '!'), 1, [{ from: at(1) }]);
  expect(lossesIn(drawn as GameRecord<Move>, 'jkf')).toContain('remarks');
  expect(lossesIn(record, 'jkf')).not.toContain('remarks');
});

test('beside an ending they are about no move', () => {
  const text = jkf({}).replace('"TORYO"', '"TORYO","arrows":["5e"]');
  const { record } = reading(text);
  expect(nodeAt(record, 1)).not.toHaveProperty('arrows');
  expect(record.remarks?.lines).toEqual([{ node: 1, ended: true, text: '{"arrows":["5e"]}' }]);
  expect(reading(writeKifu(record, 'jkf', 'UTF-8')).record).toEqual(record);
});

test('any JSON in their places is taken or kept', () => {
  holds(
    fc.property(fc.constantFrom('arrows', 'glyph', 'bookmark'), fc.jsonValue(), (key, value) => {
      const { record } = reading(jkf({ [key]: value }));
      const node = nodeAt(record, 1);
      const taken = key in node;
      expect(record.remarks?.lines.map(({ text }) => text) ?? []).toEqual(
        taken ? [] : [JSON.stringify({ [key]: value })],
      );
    }),
    { numRuns: 300 },
  );
});
