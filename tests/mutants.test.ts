/** Changes of sources, by which `npm run mutate` asks what the tests notice. */
import { expect, test } from 'vitest';
import { mutantsOf, mutated } from '../scripts/mutate/mutants.ts';

const changed = (source: string): readonly string[] =>
  mutantsOf('a.ts', source).map((mutant) => mutated(source, mutant));

test.each<[string, string, readonly string[]]>([
  ['a comparison', 'a(b < c);', [';', 'a(b <= c);']],
  ['a condition', 'if (a) b();', ['if (true) b();', 'if (false) b();', 'if (a) ;']],
  [
    'a loop, which is left out and never endless',
    'while (a) b++;',
    ['while (false) b++;', 'while (a) b--;'],
  ],
  ['both sides of a default', 'a = b ?? c;', ['a = c;', 'a = b;']],
  ['a negation', 'a = !b;', ['a = b;']],
  ['a number', 'a = 1;', ['a = 2;']],
  ['a code word', "a = 'foul';", ["a = '';"]],
  ['an answer', 'const a = () => b;', ['const a = () => undefined;']],
  ['a method of a list', 'a = b.some(c);', ['a = b.every(c);']],
  ['a choice from a list', 'a = b.filter(c);', ['a = b;']],
])('one place is changed at a time: %s', (_, source, expected) => {
  expect(changed(source)).toEqual(expected);
});

test.each([
  ["import a from 'b';"],
  ["type A = 'b' | 1 | -1 | true;"],
  ["interface A { readonly 'b-c': 'd'; }"],
  ["const a = (b: 1): b is 2 => { throw new Error('odd'); };"],
  ["a = 'Sente has resigned';"],
  ['/** Returns 1 when a < b. */'],
])('types, texts and comments stay as they are: %s', (source) => {
  expect(changed(source)).toEqual([]);
});
