/** Finds the tests that load a file, nearest first: those are the likeliest to notice a change in it. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { codeIn, importsOf, targetOf } from '../../tests/imports.ts';

/** A source without imports of types, which load nothing. */
const withoutTypes = (source: string): string =>
  source.replaceAll(/^(import|export) type\b[^;]*;/gm, '');

/** The file of the project that a target of `src` or `tests` is; `targetOf` leaves out `src/`. */
const fileOf = (target: string): string =>
  target.startsWith('tests/') || target.startsWith('scripts/') ? target : `src/${target}`;

/** The files that load a file by themselves, for every file of `src` and `tests`. */
const loaders = (): ReadonlyMap<string, readonly string[]> => {
  const by = new Map<string, string[]>();
  for (const file of [...codeIn('src'), ...codeIn('tests')].filter((f) => /\.tsx?$/.test(f)))
    for (const specifier of importsOf(withoutTypes(readFileSync(file, 'utf8')))) {
      const target = targetOf(file, specifier);
      if (target === undefined) continue;
      const loaded = fileOf(target);
      by.set(loaded, [...(by.get(loaded) ?? []), file]);
    }
  return by;
};

/** Tests that take more seconds than this come after all others. */
const quick = 3;

/**
 * Tells for each file which of the tests load it, given the seconds they take. The test of the same name comes first,
 * then those of its folder, then the others by the number of files between, and at last the slow ones. Tests that read
 * sources as texts are left out: they could notice a mutant without running it.
 */
export const testsByFile = (
  seconds: ReadonlyMap<string, number>,
): ((file: string) => readonly string[]) => {
  const by = loaders();
  const seesText = by.get('tests/imports.ts') ?? [];
  return (file) => {
    const steps = new Map([[file, 0]]);
    // A map grows while it is walked.
    for (const [at, step] of steps)
      for (const next of by.get(at) ?? []) if (!steps.has(next)) steps.set(next, step + 1);
    const own = file.replace(/\.tsx?$/, '.test.');
    const rank = (test: string): number => {
      if (test.startsWith(own)) return 0;
      const slow = seconds.get(test) ?? 0;
      if (slow > quick) return 1_000 + slow;
      return (steps.get(test) ?? 0) + (posix.dirname(test) === posix.dirname(file) ? 0 : 100);
    };
    return [...seconds.keys()]
      .filter((test) => steps.has(test) && !seesText.includes(test))
      .toSorted((a, b) => rank(a) - rank(b));
  };
};
