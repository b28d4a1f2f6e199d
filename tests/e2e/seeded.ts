/** Variants of a browser test, of which each run tries some. `npm run e2e:all` tries all. */
import process from 'node:process';
import { partOf } from '../part-of.ts';

/**
 * Returns so many of the variants, chosen by the seed of the run; all where E2E_ALL is set. The name distinguishes the
 * list from others, which choose by themselves. `playwright.config.ts` sets the seed for every worker.
 */
export const seeded = <Variant>(
  name: string,
  variants: readonly Variant[],
  count = 1,
): readonly Variant[] =>
  process.env['E2E_ALL'] === undefined
    ? partOf(variants, count, Number(process.env['E2E_SEED']), name)
    : variants;
