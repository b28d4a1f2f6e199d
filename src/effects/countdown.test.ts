import { expect, test } from 'vitest';
import { newClock, runClock, type TimeControl } from '#match/clock.ts';
import { nextCount } from './countdown.ts';

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

test('main time is not counted while byoyomi follows, and each period is', () => {
  const clock = running({ kind: 'byoyomi', mainMs: 5_000, byoyomiMs: 10_000, periods: 2 });
  expect(nextCount(clock, 0)).toEqual({ inMs: 5_000, seconds: null });
  expect(nextCount(clock, 5_000)).toEqual({ inMs: 5_000, seconds: 5 });
  expect(nextCount(clock, 14_500)).toEqual({ inMs: 500, seconds: null });
  expect(nextCount(clock, 15_000)).toEqual({ inMs: 5_000, seconds: 5 });
});

test('sudden death is counted to its end, and a clock that stands still is not', () => {
  const control: TimeControl = { kind: 'main', mainMs: 60_000 };
  expect(nextCount(running(control), 0)).toEqual({ inMs: 30_000, seconds: 30 });
  expect(nextCount(newClock([control, control], 0), 0)).toBeUndefined();
});
