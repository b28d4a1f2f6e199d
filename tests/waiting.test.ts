/** A browser test waits for what happens. It waits for a time only where that time is what it tests, and says so. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The line before each wait, which names the promise of time that the test is about. */
const promised = /^\s*\/\/ The time is the promise: \S/;

/** The waits for a time that name no promise. */
const waitsIn = (source: string): readonly string[] => {
  const lines = source.split('\n');
  return lines
    .filter((line, i) => /\bwaitForTimeout\b/.test(line) && !promised.test(lines[i - 1] ?? ''))
    .map((line) => line.trim());
};

test('no browser test waits for a time that is not its promise', () => {
  const files = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(80);
  const waits = files.flatMap((file) =>
    waitsIn(readFileSync(`tests/e2e/${file}`, 'utf8')).map((wait) => `${file}: ${wait}`),
  );
  expect(waits, 'wait for a state, for frames or for the page’s own clock (waits.ts)').toEqual([]);
});

test.each([
  ['await page.waitForTimeout(300);', 1],
  ['// Wait until it has come.\nawait page.waitForTimeout(300);', 1],
  ['// The time is the promise: it opens within a second.\nawait page.waitForTimeout(1_000);', 0],
  ['// The time is the promise: it opens.\nawait one();\nawait page.waitForTimeout(1_000);', 1],
])('the source %j has %i waits without a promise', (source, count) => {
  expect(waitsIn(source)).toHaveLength(count);
});
