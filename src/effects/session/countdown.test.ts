import { expect, test } from 'vitest';
import { newClock, runClock, stopClock, type TimeControl } from '#match/clock.ts';
import { firstCount, nextCount } from './countdown.ts';

const running = (control: TimeControl) => runClock(newClock([control, control], 0), 0);

test('byoyomi is counted at 30, 20 and 10 seconds, then each of the last five', () => {
  const clock = running({ kind: 'byoyomi', mainMs: 0, byoyomiMs: 60_000, periods: 1 });
  const said: (number | null)[] = [];
  let now = 0;
  for (let due = nextCount(clock, now); due; due = nextCount(clock, now)) {
    now += due.inMs;
    said.push(due.seconds);
  }
  expect(said).toEqual([30, 20, 10, 5, 4, 3, 2, 1]);
  expect(now).toBe(59_000);
});

test('main time is not counted while byoyomi follows, but its end is heard, and each period is counted', () => {
  const clock = running({ kind: 'byoyomi', mainMs: 5_000, byoyomiMs: 10_000, periods: 2 });
  expect(nextCount(clock, 0)).toEqual({ inMs: 5_000, seconds: 10, mainOver: true });
  expect(nextCount(clock, 5_000)).toEqual({ inMs: 5_000, seconds: 5, mainOver: false });
  expect(nextCount(clock, 14_500)).toEqual({ inMs: 500, seconds: 10, mainOver: false });
  expect(nextCount(clock, 15_000)).toEqual({ inMs: 5_000, seconds: 5, mainOver: false });
  expect(nextCount(clock, 24_500)).toBeUndefined();
});

test('30 is counted where byoyomi is no longer: as the turn begins, as main time ends, with each period', () => {
  const nhk = { kind: 'koryo', byoyomiMs: 30_000, unitMs: 60_000, units: 1 } as const;
  const begun = running({ ...nhk, mainMs: 0 });
  expect(firstCount(begun)).toBe(30);
  expect(nextCount(begun, 0)).toEqual({ inMs: 10_000, seconds: 20, mainOver: false });
  expect(nextCount(begun, 29_500)).toEqual({ inMs: 500, seconds: null, mainOver: false });
  const main = running({ ...nhk, mainMs: 1_000 });
  expect(firstCount(main)).toBeNull();
  expect(nextCount(main, 0)).toEqual({ inMs: 1_000, seconds: 30, mainOver: true });
  expect(firstCount(stopClock(begun, 5_000))).toBeNull();
});

test('without limit nothing is counted', () => {
  expect(nextCount(running({ kind: 'unlimited' }), 0)).toBeUndefined();
  expect(firstCount(running({ kind: 'unlimited' }))).toBeNull();
});

test('sudden death is counted to its end, and a clock that stands still is not', () => {
  const control: TimeControl = { kind: 'main', mainMs: 60_000 };
  expect(nextCount(running(control), 0)).toEqual({
    inMs: 30_000,
    seconds: 30,
    mainOver: false,
  });
  expect(nextCount(newClock([control, control], 0), 0)).toBeUndefined();
});
