/** Variants of a test, of which each run tries some. `npm run unit:all` tries all. */
import process from 'node:process';
import { inject } from 'vitest';
import { partOf } from './part-of.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The seed of what is new in this run: cases of laws, and chosen variants. */
    freshSeed: number;
  }
}

/** Whether this run tries every variant and every case. */
export const triesAll = process.env['TRY_ALL'] !== undefined;

/**
 * Returns so many of the variants, chosen by the seed of the run; all in `npm run unit:all`. The name distinguishes the
 * list from others, which choose by themselves.
 */
export const seeded = <Variant>(
  name: string,
  variants: readonly Variant[],
  count = 1,
): readonly Variant[] => (triesAll ? variants : partOf(variants, count, inject('freshSeed'), name));
