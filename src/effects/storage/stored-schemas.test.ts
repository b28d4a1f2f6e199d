import * as v from 'valibot';
import { expect, test } from 'vitest';
import { seatHelps } from '#store/table.ts';
import { seatHelpSchema } from './stored-schemas.ts';

test.each(seatHelps.map((help) => [help, help] as const))('%s is read as it is', (stored, help) => {
  expect(v.parse(seatHelpSchema, stored)).toBe(help);
});

test('a seat that had marks has what the settings say, and one that had none has none', () => {
  expect(v.parse(seatHelpSchema, true)).toBe('settings');
  expect(v.parse(seatHelpSchema, false)).toBe('off');
});

test.each(['all', 1, null, undefined])('%s is no help', (stored) => {
  expect(v.is(seatHelpSchema, stored)).toBe(false);
});
