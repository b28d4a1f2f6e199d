/** Measures by processor time whether work grows faster than its size. For work that must take proportional time. */
import process from 'node:process';

/** One piece of work in two sizes: `size`, and four times that. */
export interface Work {
  readonly name: string;
  readonly size: number;
  /** Prepares the work of a size, which is not measured, and returns the function to measure. */
  readonly of: (size: number) => () => void;
}

/** How long the longer work took, and how many times as long as the shorter. */
export interface Growth {
  readonly name: string;
  readonly ms: number;
  /** 0 where the longer work is so short that the machine hides its growth. */
  readonly times: number;
}

/** The longer work is so many times the size of the shorter. */
export const LONGER = 4;
/**
 * Four times the size may take eight times as long. Proportional work takes four times, quadratic work sixteen; at
 * small sizes fixed costs hide half of that.
 */
export const MOST_TIMES = 8;
/** From this on, growth is measured again, more carefully. */
const HINT = 5;
/** A time below this is never too long, in milliseconds, whatever the smaller size took. */
const FREE_MS = 40;

const cpuMs = (run: () => void): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** The shortest time of some runs. Other work of the machine can only make a run slower. */
const least = (runs: number, run: () => void): number =>
  Math.min(...Array.from({ length: runs }, () => cpuMs(run)));

/**
 * How a work grows. A busy machine can make one pair of sizes look too slow; only work that is really out of proportion
 * is too slow again at four times both sizes.
 */
export const growthOf = ({ name, size, of }: Work): Growth => {
  const measured = (smaller: number, runs: number): Growth => {
    const [short, long] = [of(smaller), of(LONGER * smaller)];
    const ms = least(runs, long);
    return { name, ms, times: ms <= FREE_MS ? 0 : ms / least(runs, short) };
  };
  const first = measured(size, 1);
  if (first.times <= HINT) return first;
  const second = measured(size, 4);
  return second.times <= HINT ? second : measured(LONGER * size, 4);
};
