import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterMistake,
  afterSuccess,
  type Mastery,
  masteredFrom,
  stageOf,
  streakOf,
} from './mastery.ts';

const times = (count: number, helped = false) => {
  let mastery = {};
  for (let i = 0; i < count; i++) mastery = afterSuccess(mastery, ['P'], helped);
  return mastery;
};

test('hints are there at first, wait after three right moves in a row, and come on request after eight', () => {
  expect(stageOf({}, 'P')).toBe('always');
  expect(stageOf(times(2), 'P')).toBe('always');
  expect(stageOf(times(3), 'P')).toBe('hesitation');
  expect(stageOf(times(7), 'P')).toBe('hesitation');
  expect(stageOf(times(8), 'P')).toBe('request');
});

test('each face is learned by itself', () => {
  expect(stageOf(times(8), '+P')).toBe('always');
});

test('a move for which a hint had to come does not count', () => {
  expect(times(5, true)).toEqual({});
  expect(afterSuccess(times(4), ['P'], true)).toEqual(times(4));
});

test('a mistake brings all hints back for what it was about, and for nothing else', () => {
  const mastery = afterMistake({ ...times(8), nifu: 8, R: 8 }, ['P', 'nifu']);
  expect(stageOf(mastery, 'P')).toBe('always');
  expect(stageOf(mastery, 'nifu')).toBe('always');
  expect(stageOf(mastery, 'R')).toBe('request');
});

test('a streak never leaves its range, whatever happens', () => {
  const step = fc.record({
    thing: fc.constantFrom('P', '+P', 'nifu'),
    right: fc.boolean(),
    helped: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(step), (story) => {
      let mastery: Mastery = {};
      for (const { thing, right, helped } of story)
        mastery = right ? afterSuccess(mastery, [thing], helped) : afterMistake(mastery, [thing]);
      for (const thing of ['P', '+P', 'nifu']) {
        expect(streakOf(mastery, thing)).toBeGreaterThanOrEqual(0);
        expect(streakOf(mastery, thing)).toBeLessThanOrEqual(masteredFrom);
      }
    }),
  );
});
