/** Measures by processor time whether work grows faster than its size. For tests that require proportional time. */
import process from 'node:process';

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
 * Four times the size may take eight times as long. Proportional work takes four times, quadratic work sixteen; at
 * small sizes fixed costs hide half of that.
 */
const [TIMES, GROWTH, HINT] = [4, 8, 5];
/** A time below this is never too long, in milliseconds, whatever the smaller size took. */
const FREE_MS = 40;

/**
 * Whether four times the size takes much more than four times as long. `workOf` prepares the work of a size, which is
 * not measured, and returns the function to measure. A busy machine can make one pair of sizes look too slow; only work
 * that is really out of proportion is too slow again at four times both sizes.
 */
export const growsTooFast = (workOf: (size: number) => () => void, size: number): boolean => {
  const grows = (smaller: number, runs: number, growth: number): boolean => {
    const [short, long] = [workOf(smaller), workOf(TIMES * smaller)];
    const took = least(runs, long);
    return took > FREE_MS && took > growth * least(runs, short);
  };
  return grows(size, 1, HINT) && grows(size, 4, HINT) && grows(TIMES * size, 4, GROWTH);
};
