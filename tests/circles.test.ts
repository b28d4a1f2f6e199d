/**
 * Two files may not import each other, directly or through others, not even for a type. Files in a circle are really
 * one thing spread over several files.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { atOnce, sources, specifiersIn, targetOf } from './imports.ts';

/**
 * Circles of imports, type imports included: sets of files that each lead to all the others. Imports on demand may lead
 * back.
 */
const circles = (
  importing: ReadonlyMap<string, readonly string[]>,
): readonly (readonly string[])[] => {
  const reached = new Map<string, ReadonlySet<string>>();
  for (const file of importing.keys()) {
    const found = new Set<string>();
    const next = [...(importing.get(file) ?? [])];
    for (let to = next.pop(); to !== undefined; to = next.pop()) {
      if (found.has(to)) continue;
      found.add(to);
      next.push(...(importing.get(to) ?? []));
    }
    reached.set(file, found);
  }
  const round = [...importing.keys()].filter((file) => reached.get(file)?.has(file));
  const together = (a: string, b: string): boolean =>
    reached.get(a)?.has(b) === true && reached.get(b)?.has(a) === true;
  return round
    .filter((file, i) => !round.slice(0, i).some((before) => together(before, file)))
    .map((file) => round.filter((other) => together(file, other)));
};

test('no imports form a circle, not even for types', () => {
  const importing = new Map(
    sources.map((file) => [
      file,
      specifiersIn(readFileSync(file, 'utf8'), atOnce).flatMap((specifier) => {
        const to = targetOf(file, specifier);
        return to === undefined ? [] : [`src/${to}`];
      }),
    ]),
  );
  expect([...importing.values()].flat().filter((to) => importing.has(to)).length).toBeGreaterThan(
    sources.length,
  );
  expect(circles(importing)).toEqual([]);
});

test('the check finds the files of a circle, and not those that only lead to it', () => {
  const importing = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['b']],
    ['d', []],
    ['e', ['e']],
  ]);
  expect(circles(importing)).toEqual([['b', 'c'], ['e']]);
});
