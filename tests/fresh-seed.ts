import type { TestProject } from 'vitest/node';

/**
 * Chooses the seed of the cases and variants that are new in this run, and prints it. `LAW_SEED=… npx vitest run …`
 * repeats the same.
 */
export const setup = ({ provide }: TestProject): void => {
  const freshSeed = Number(process.env['LAW_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
  console.log(`Laws are tried on fresh cases, LAW_SEED=${freshSeed}`);
  provide('freshSeed', freshSeed);
};
