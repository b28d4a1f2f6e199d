/**
 * Laws are tested on two sets of cases. One is the same in every run, so that a fixed bug stays fixed; the other is new
 * in each run.
 */
import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The seed of the cases that are new in this run. */
    freshSeed: number;
  }
}

const SEED = 20_260_101;

/** Tests a property on its fixed cases and on new ones. Throws with the seed and the smallest failing case. */
export const holds = <Case>(
  property: fc.IProperty<Case>,
  settings: fc.Parameters<Case> = {},
): void => {
  for (const seed of [settings.seed ?? SEED, inject('freshSeed')])
    fc.assert(property, { ...settings, seed });
};
