import { expect, test } from 'vitest';
import { emptyRecord } from '#record/record.ts';
import { shogiFormats } from './formats.ts';
import { handicaps } from './starts.ts';

const record = emptyRecord('shogi', handicaps.even);

test('a game is written in a version that its format has', () => {
  expect(shogiFormats.write(record, 'csa', 'utf-8', '2.2')).toMatch(/^V2\.2$/m);
  expect(() => shogiFormats.write(record, 'csa', 'utf-8', '1.0')).toThrow('csa has no version 1.0');
  expect(() => shogiFormats.write(record, 'kif', 'utf-8', '2.2')).toThrow('kif has no version 2.2');
});
