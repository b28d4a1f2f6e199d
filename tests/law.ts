/** Laws are tried twice: on the same cases in every run, so that what once failed stays mended, and on cases nobody has seen. */
import fc from 'fast-check';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Of the cases that are new in this run. */
    freshSeed: number;
  }
}

const SEED = 20_260_101;

/** Holds a property against its fixed cases and against fresh ones; throws with the seed and the smallest case that fails. */
export const holds = <Case>(
  property: fc.IProperty<Case>,
  settings: fc.Parameters<Case> = {},
): void => {
  for (const seed of [settings.seed ?? SEED, inject('freshSeed')])
    fc.assert(property, { ...settings, seed });
};
