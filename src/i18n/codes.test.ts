import { expect, test } from 'vitest';
import type { WarningTexts } from './shapes/shogi/words.ts';

const once = () => 'Third time.';

test('a catalogue with a code missing, or one too many, does not compile', () => {
  const whole: WarningTexts = { 'third-time': once, 'third-time-checking': once };
  // @ts-expect-error: a warning of shogi has no text.
  const short: WarningTexts = { 'third-time': once };
  // @ts-expect-error: shogi has no such warning.
  const long: WarningTexts = { ...whole, 'third-time': once, 'fifth-time': once };
  expect([whole, short, long].map((texts) => Object.keys(texts).length)).toEqual([2, 1, 3]);
});
