/** Tells from processor time whether work grows faster than its size, for tests that hold it to be in proportion. */
import process from 'node:process';

const cpuMs = (run: () => void): number => {
  const before = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
};

/** The least that some runs took: other work of the machine only ever adds. */
const least = (runs: number, run: () => void): number =>
  Math.min(...Array.from({ length: runs }, () => cpuMs(run)));

/** Four times the size may take eight times as long: in proportion it is four, by the square sixteen. Small sizes hide half of that. */
const [TIMES, GROWTH, HINT] = [4, 8, 5];
/** Less than this is never too long, in milliseconds, whatever the smaller size took. */
const FREE_MS = 40;

/**
 * Says whether four times the size takes much more than four times as long. `workOf` prepares the work of a size, which
 * is not counted, and returns how to do it. A busy machine can make one pair of sizes look so; only work that is
 * out of proportion is so again at four times both sizes.
 */
export const growsTooFast = (workOf: (size: number) => () => void, size: number): boolean => {
  const grows = (smaller: number, runs: number, growth: number): boolean => {
    const [short, long] = [workOf(smaller), workOf(TIMES * smaller)];
    const took = least(runs, long);
    return took > FREE_MS && took > growth * least(runs, short);
  };
  return grows(size, 1, HINT) && grows(size, 4, HINT) && grows(TIMES * size, 4, GROWTH);
};
