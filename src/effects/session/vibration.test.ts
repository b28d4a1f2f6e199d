import { expect, test } from 'vitest';
import type { SoundEvent } from './sound.ts';
import { startVibration } from './vibration.ts';

/** Sends each event once, and returns the ticks that the device gave. */
const ticksOf = (isWanted: boolean, sent: readonly SoundEvent[]): readonly unknown[] => {
  const ticks: unknown[] = [];
  const vibrate = (tick: unknown): boolean => {
    ticks.push(tick);
    return true;
  };
  startVibration(
    (listener) => {
      for (const event of sent) listener(event);
      return () => undefined;
    },
    () => isWanted,
    { vibrate },
  );
  return ticks;
};

test('a move, a capture and the end are felt where that is wanted, and no second of a clock is', () => {
  expect(ticksOf(true, ['move', 'count', 'capture', 'last-count', 'end'])).toEqual([12, 12, 12]);
});

test('nothing is felt where it is not wanted', () => {
  expect(ticksOf(false, ['move', 'end'])).toEqual([]);
});

test('a device that cannot vibrate does nothing', () => {
  const stop = startVibration(
    (listener) => {
      listener('move');
      return () => undefined;
    },
    () => true,
    {},
  );
  expect(stop).not.toThrow();
});
