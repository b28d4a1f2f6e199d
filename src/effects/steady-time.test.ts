import { expect, test } from 'vitest';
import { steadyTime } from './steady-time.ts';

const clocks = () => {
  const at = { wall: 1_000_000, mono: 50 };
  return {
    at,
    now: steadyTime(
      () => at.wall,
      () => at.mono,
    ),
  };
};

test('time goes on by the monotonic clock', () => {
  const { at, now } = clocks();
  at.wall += 300;
  at.mono += 300.4;
  expect(now()).toBe(1_000_300);
});

test('a wall clock set back or a little forward moves nothing', () => {
  const { at, now } = clocks();
  at.wall -= 3_600_000;
  at.mono += 100;
  expect(now()).toBe(1_000_100);
  at.wall += 1_500;
  expect(now()).toBe(1_000_100);
});

test('a sleep that the monotonic clock missed is counted', () => {
  const { at, now } = clocks();
  at.wall += 600_000;
  at.mono += 40;
  expect(now()).toBe(1_600_000);
});
