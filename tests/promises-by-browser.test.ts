/** The tables of docs/browsers.md name the promises that are tested, and no others. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { promises } from '../scripts/webkit/promises.ts';

const page = readFileSync('docs/browsers.md', 'utf8');

/** The rows of the table under a heading, each as its cells; none of its head. */
const rowsUnder = (heading: string): readonly (readonly string[])[] =>
  (page.split(`${heading}\n`)[1]?.trim().split('\n\n')[0] ?? '')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(1)
    .map((line) => line.split('|').map((cell) => cell.trim()));

/** A browser test that is tagged as a promise: its file, its title up to a variable part, and what Firefox lacks for it. */
interface Promised {
  readonly file: string;
  readonly title: string;
  readonly needs: boolean;
}

const inBrowserTests = (): readonly Promised[] =>
  readdirSync('tests/e2e')
    .filter((file) => file.endsWith('.spec.ts'))
    .flatMap((file) => {
      const source = readFileSync(`tests/e2e/${file}`, 'utf8');
      const tests = source.matchAll(/\btest\(\s*(['`])(.+?)\1,\s*promise(With)?\b/g);
      return [...tests].map(([, , title = '', needs]) => ({
        file,
        title: title.split('${')[0] ?? '',
        needs: needs !== undefined || file.includes('.touch.'),
      }));
    });

test('every promise of the browser tests stands in the table, with whether Firefox keeps it', () => {
  const rows = rowsUnder('### In Chromium and Firefox');
  const tested = inBrowserTests();
  expect(tested.length).toBeGreaterThan(30);
  const missing = tested.filter(
    ({ file, title, needs }) =>
      !rows.some(
        ([, name = '', where, , firefox = '']) =>
          where === file && name.startsWith(title) && firefox.startsWith('no') === needs,
      ),
  );
  expect(missing).toEqual([]);
  const untested = rows.filter(
    ([, name = '', where]) =>
      !tested.some(({ file, title }) => where === file && name.startsWith(title)),
  );
  expect(untested).toEqual([]);
});

test('the table of WebKit has the promises that are played in it', () => {
  const named = rowsUnder('### In WebKit').map(([, title]) => title);
  expect(named).toEqual(promises.map(({ title }) => title));
});
