/** Drills without end: questions in an order that a seed gives. */

const mixed = (seed: number, round: number, i: number): number => {
  const a = Math.imul(
    seed ^ Math.imul(round + 1, 0x9e3779b1) ^ Math.imul(i + 1, 0xc2b2ae35),
    0x85ebca6b,
  );
  return (a ^ (a >>> 15)) >>> 0;
};

/** The questions of a round, each once. */
const roundOf = (count: number, seed: number, round: number): readonly number[] =>
  Array.from({ length: count }, (_, i) => i).toSorted(
    (a, b) => mixed(seed, round, a) - mixed(seed, round, b) || a - b,
  );

/**
 * The question of a drill with so many: all of them once in each round, and never the same twice running. `asked` counts
 * the questions before it.
 */
export const drilled = (count: number, seed: number, asked: number): number => {
  const round = Math.floor(asked / count);
  const questions = roundOf(count, seed, round);
  const [first, second, ...others] = questions;
  const last = round === 0 ? undefined : roundOf(count, seed, round - 1).at(-1);
  const isTwice = first !== undefined && first === last && second !== undefined;
  return (isTwice ? [second, first, ...others] : questions)[asked % count] ?? 0;
};
