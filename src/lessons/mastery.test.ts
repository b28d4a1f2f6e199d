import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../tests/law.ts';
import {
  afterMistake,
  afterSuccess,
  type Hint,
  isShown,
  type Mastery,
  masteredFrom,
  stageOf,
  streakOf,
} from './mastery.ts';

const times = (count: number, thing = 'P'): Mastery => {
  let mastery: Mastery = {};
  for (let i = 0; i < count; i++) mastery = afterSuccess(mastery, [thing]);
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

test('waiting brings the hints that wait for a hesitation, and a request brings all hints', () => {
  const mastery = { P: 3, R: 8 };
  expect(['P', 'R', 'G'].map((thing) => isShown(mastery, thing, null))).toEqual([
    false,
    false,
    true,
  ]);
  expect(['P', 'R', 'G'].map((thing) => isShown(mastery, thing, 'waited'))).toEqual([
    true,
    false,
    true,
  ]);
  expect(['P', 'R', 'G'].map((thing) => isShown(mastery, thing, 'asked'))).toEqual([
    true,
    true,
    true,
  ]);
});

test('a success that needed a hint does not count, and the others do', () => {
  const mastery = { P: 3, R: 7, G: 1 };
  expect(afterSuccess(mastery, ['P', 'R', 'G'], 'asked')).toEqual({ P: 3, R: 7, G: 2 });
  expect(afterSuccess({ P: 3, nifu: 8 }, ['P', 'nifu'], 'waited')).toEqual({ P: 3, nifu: 8 });
  expect(afterSuccess({ P: 1, nifu: 4 }, ['P', 'nifu'], 'waited')).toEqual({ P: 2, nifu: 4 });
});

test('a mistake brings hints back by one stage for what it was about, and for nothing else', () => {
  const once = afterMistake({ ...times(8), nifu: 5, R: 8 }, ['P', 'nifu']);
  expect(['P', 'nifu', 'R'].map((thing) => stageOf(once, thing))).toEqual([
    'hesitation',
    'always',
    'request',
  ]);
  expect(stageOf(afterMistake(once, ['P']), 'P')).toBe('always');
});

test('a mastered thing needs five successes after a mistake before its hints come on request only', () => {
  let mastery = afterMistake({ P: 8 }, ['P']);
  for (let right = 0; right < 4; right += 1) mastery = afterSuccess(mastery, ['P']);
  expect(stageOf(mastery, 'P')).toBe('hesitation');
  expect(stageOf(afterSuccess(mastery, ['P']), 'P')).toBe('request');
});

test('a streak never leaves its range, whatever happens', () => {
  const step = fc.record({
    thing: fc.constantFrom('P', '+P', 'nifu'),
    right: fc.boolean(),
    hint: fc.constantFrom<Hint>(null, 'waited', 'asked'),
  });
  holds(
    fc.property(fc.array(step), (story) => {
      let mastery: Mastery = {};
      for (const { thing, right, hint } of story)
        mastery = right ? afterSuccess(mastery, [thing], hint) : afterMistake(mastery, [thing]);
      for (const thing of ['P', '+P', 'nifu']) {
        expect(streakOf(mastery, thing)).toBeGreaterThanOrEqual(0);
        expect(streakOf(mastery, thing)).toBeLessThanOrEqual(masteredFrom);
      }
    }),
  );
});
