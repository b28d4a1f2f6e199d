import { expect, test } from 'vitest';
import { steadyTime } from './steady-time.ts';

const clocks = () => {
  const at = { wall: 1_000_000, mono: 50 };
  const time = steadyTime(
    () => at.wall,
    () => at.mono,
  );
  return { at, time };
};

test('time goes on by the monotonic clock', () => {
  const { at, time } = clocks();
  at.wall += 300;
  at.mono += 300.4;
  expect(time.now()).toBe(1_000_300);
  expect(time.jump()).toBe(0);
});

test('a wall clock set back or a little forward moves nothing', () => {
  const { at, time } = clocks();
  at.wall -= 3_600_000;
  at.mono += 100;
  expect([time.jump(), time.now()]).toEqual([0, 1_000_100]);
  at.wall += 2_000;
  expect([time.jump(), time.now()]).toEqual([0, 1_000_100]);
});

test('small corrections do not add up to a jump', () => {
  const { at, time } = clocks();
  for (let i = 0; i < 10; i++) {
    at.wall += 1_500;
    expect(time.jump()).toBe(0);
  }
  expect(time.now()).toBe(1_000_000);
});

test('a jump of the wall clock is reported once, and time goes on from there', () => {
  const { at, time } = clocks();
  at.wall += 600_000;
  at.mono += 40;
  expect(time.now()).toBe(1_000_040);
  expect(time.jump()).toBe(599_960);
  expect(time.now()).toBe(1_600_000);
  expect(time.jump()).toBe(0);
});
