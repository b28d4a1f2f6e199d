/** How a clock is written. */
import type { Allowance } from '#match/clock.ts';

const two = (n: number): string => String(n).padStart(2, '0');

/** Whole seconds are shown until they are gone; tenths only under ten seconds. */
export const timeText = (ms: number): string => {
  if (ms < 10_000) return (Math.floor(ms / 100) / 10).toFixed(1);
  const seconds = Math.ceil(ms / 1_000);
  const [h, m, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60];
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
};

/** The time a face shows, in milliseconds: the main time, and when that is over, the rest of the period. */
export const shownMs = ({ mainMs, periodMs }: Allowance): number =>
  mainMs > 0 ? mainMs : periodMs;
