/** How `npm run webkit` plays promises in WebKit, and what it says where it cannot. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Limits, type Promised, playAll } from '../scripts/webkit/play-all.ts';
import { isComplete, missing } from '../scripts/webkit/programs.ts';

/** Plays promises with a browser that only counts how often it is closed. */
const played = async (
  plays: Readonly<Record<string, Promised<void>['play']>>,
  limits: Limits = { one: 1_000, all: 1_000 },
) => {
  const lines: string[] = [];
  let closed = 0;
  const results = await playAll(
    Object.entries(plays).map(([title, play]) => ({ title, play })),
    async () => ({
      visit: undefined,
      close: async () => {
        closed += 1;
      },
    }),
    limits,
    (line) => lines.push(line.replace(/\([\d.]+s\)/, '(…)')),
  );
  return { lines, closed, failed: results.map(({ isFailed }) => isFailed) };
};

const breaks = async () => {
  throw new Error('the board is empty\nand more');
};

test('each promise has its line, and the next is played after one that fails', async () => {
  const { lines, closed, failed } = await played({
    'a pawn is lost': breaks,
    mate: async () => {},
  });
  expect(lines).toEqual(['✗ a pawn is lost: the board is empty', '✓ mate (…)']);
  expect(failed).toEqual([true, false]);
  expect(closed).toBe(2);
});

test('a promise that never ends fails when its time is over, and its browser is closed', async () => {
  const { lines, closed } = await played(
    { 'a game without an end': () => new Promise(() => {}), mate: async () => {} },
    { one: 20, all: 1_000 },
  );
  expect(lines).toEqual(['✗ a game without an end: not over after 0.02 s', '✓ mate (…)']);
  expect(closed).toBe(2);
});

test('promises that are left when the time for all is over fail without a browser', async () => {
  const { lines, closed } = await played(
    { long: () => new Promise(() => {}), mate: async () => {} },
    { one: 40, all: 20 },
  );
  expect(lines.at(-1)).toBe('✗ mate: not begun within 0.02 s');
  expect(closed).toBe(1);
});

test('a missing program is named, with how to install it', () => {
  const found = { Xvfb: '/usr/bin/Xvfb', WebKitWebDriver: undefined, MiniBrowser: undefined };
  expect(isComplete(found)).toBe(false);
  expect(missing(found)).toContain('Missing: WebKitWebDriver, MiniBrowser.');
  expect(missing(found)).toContain('apt-get install webkit2gtk-driver xvfb');
});

test('no promise in WebKit waits for a time: it waits for what a player sees', () => {
  const folder = 'scripts/webkit';
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const steps = files.filter((file) => file.endsWith('.ts') && file !== 'session.ts');
  expect(steps.length).toBeGreaterThan(5);
  const waits = steps.filter((file) =>
    /\bsleep\(|timers\/promises/.test(readFileSync(`${folder}/${file}`, 'utf8')),
  );
  expect(waits).toEqual([]);
});
