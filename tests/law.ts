/**
 * Laws are tested on two sets of cases. One is the same in every run, so that a fixed bug stays fixed; the other is new
 * in each run.
 */
import fc from 'fast-check';
import { inject } from 'vitest';
import { triesAll } from './seeded.ts';

const SEED = 20_260_101;

/** An ordinary run tries a third of the cases; `npm run unit:all` tries all. */
const casesOf = (numRuns = 100): number => (triesAll ? numRuns : Math.ceil(numRuns / 3));

/** Tests a property on its fixed cases and on new ones. Throws with the seed and the smallest failing case. */
export const holds = <Case>(
  property: fc.IProperty<Case>,
  settings: fc.Parameters<Case> = {},
): void => {
  for (const seed of [settings.seed ?? SEED, inject('freshSeed')])
    fc.assert(property, { ...settings, numRuns: casesOf(settings.numRuns), seed });
};
