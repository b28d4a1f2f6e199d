/**
 * A browser test waits for what happens. It waits for a time only where that time is what it tests, and says so. It
 * writes into fields in one way, and types only where the keys are what it tests. It presses what stands still.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** A word of Playwright that a test may use only after a line that names its promise. */
interface Rule {
  readonly word: RegExp;
  readonly promised: RegExp;
}

const times: Rule = {
  word: /\bwaitForTimeout\b/,
  promised: /^\s*\/\/ The time is the promise: \S/,
};
const keys: Rule = {
  // A `.type()` without keys is the type of a message.
  word: /\.(fill|type|pressSequentially|insertText)\((?!\))/,
  promised: /^\s*\/\/ The keys are the promise: \S/,
};
const force: Rule = {
  word: /\bforce: true\b/,
  promised: /^\s*\/\/ The force is the promise: \S/,
};

/** The lines with the word that name no promise. */
const unpromised = ({ word, promised }: Rule, source: string): readonly string[] => {
  const lines = source.split('\n');
  return lines
    .filter((line, i) => word.test(line) && !promised.test(lines[i - 1] ?? ''))
    .map((line) => line.trim());
};

/** The same lines of all browser tests, each with its file. */
const everywhere = (rule: Rule): readonly string[] => {
  const files = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(80);
  return files.flatMap((file) =>
    unpromised(rule, readFileSync(`tests/e2e/${file}`, 'utf8')).map((line) => `${file}: ${line}`),
  );
};

test('no browser test waits for a time that is not its promise', () => {
  expect(
    everywhere(times),
    'wait for a state, for frames or for the page’s own clock (waits.ts)',
  ).toEqual([]);
});

test.each([
  ['await page.waitForTimeout(300);', 1],
  ['// Wait until it has come.\nawait page.waitForTimeout(300);', 1],
  ['// The time is the promise: it opens within a second.\nawait page.waitForTimeout(1_000);', 0],
  ['// The time is the promise: it opens.\nawait one();\nawait page.waitForTimeout(1_000);', 1],
])('the source %j has %i waits without a promise', (source, count) => {
  expect(unpromised(times, source)).toHaveLength(count);
});

test('no browser test types into a field where the keys are not its promise', () => {
  expect(everywhere(keys), 'React does not hear this in Firefox: use write.ts').toEqual([]);
});

test.each([
  ["await field.fill('7g7f');", 1],
  ["await page.keyboard.type('7g7f');", 1],
  ["await field.pressSequentially('7g7f');", 1],
  ["await page.keyboard.insertText('７六歩');", 1],
  ["await write(field, '7g7f');", 0],
  ["// The keys are the promise: they open the field.\nawait page.keyboard.type('7');", 0],
])('the source %j types %i times without a promise', (source, count) => {
  expect(unpromised(keys, source)).toHaveLength(count);
});

test('no browser test presses by force where that is not its promise', () => {
  expect(everywhere(force), 'it may land beside what moves: use tick.ts').toEqual([]);
});

test.each([
  ['await choice.click({ force: true });', 1],
  ['// The force is the promise: nothing lies over it.\nawait choice.click({ force: true });', 0],
  ['await tick(choice);', 0],
])('the source %j presses %i times by force without a promise', (source, count) => {
  expect(unpromised(force, source)).toHaveLength(count);
});
