/**
 * npm run bench:web: what a player waits for in a real browser. Builds, serves, drives Chromium and prints a row for each.
 * Figures of one machine are only to be compared with figures of the same one.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { type Browser, chromium, type Page } from '@playwright/test';
import { preview } from 'vite';
// biome-ignore lint/correctness/useImportExtensions: it is JavaScript, with its types beside it.
import { browserFlags, findBrowser } from '../scripts/browser.mjs';
import { longKif } from '../tests/e2e/large-files.ts';

const ROUNDS = 7;

const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));

type Figures = readonly (readonly [what: string, figure: string])[];

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const inMs = (ms: number): string => `${Math.round(ms)} ms`;

/** A page with nobody's games in it, that counts its long tasks. */
const openTable = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' });
  await page.addInitScript(() => {
    const { longTasks } = Object.assign(globalThis, { longTasks: [] as number[] });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longTasks.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(`${address}#/play`);
  await page.getByRole('button', { name: 'Open a kifu…' }).click();
  await page.getByLabel('Choose files').waitFor();
  // What starting and the sheet took is no matter of the file.
  await longTasks(page);
  return page;
};

/** Chooses a file that lies on the disk: one that is handed over in memory the page itself would have to put together. */
const choose = async (page: Page, name: string, text: string): Promise<void> => {
  const path = join(folder, name);
  writeFileSync(path, text);
  await page.getByLabel('Choose files').setInputFiles(path);
};

/** The long tasks since they were last asked for. */
const longTasks = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => (globalThis as { longTasks?: number[] }).longTasks?.splice(0) ?? []);

/** Tasks of less than 50 ms are not told of by the browser. */
const longestTask = async (page: Page): Promise<string> => {
  const longest = Math.max(0, ...(await longTasks(page)));
  return longest === 0 ? 'under 50 ms' : inMs(longest);
};

const elements = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length);

/** From a press on a button to the next frame painted, in milliseconds. */
const press = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (label) =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLElement>(`button[aria-label="${label}"]`);
        const began = performance.now();
        button?.click();
        requestAnimationFrame(() => {
          // A message that is sent in a frame arrives when the frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          port2.postMessage(null);
        });
      }),
    name,
  );

const isAtPly = (page: Page, ply: number): Promise<void> =>
  page.locator(`.status[data-at-ply="${ply}"]`).waitFor();

const longRecord = async (page: Page): Promise<Figures> => {
  await choose(page, 'long.kif', longKif(2_000));
  await page.getByRole('button', { name: 'Last', exact: true }).waitFor();
  await longTasks(page);
  const presses: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    presses.push(await press(page, 'Last'));
    await isAtPly(page, 2_000);
    await press(page, 'First');
    await isAtPly(page, 0);
  }
  return [
    ['press to frame painted, median', inMs(median(presses))],
    ['the first time', inMs(presses[0] ?? 0)],
    ['longest task', await longestTask(page)],
    ['elements', String(await elements(page))],
  ];
};

/** A kifu of that many bytes: 9,000 plies, with a comment on each. */
const commentedKif = (bytes: number): string => {
  const lines = longKif(9_000).split('\n');
  const comment = `*${'この手はどうか。'.repeat(Math.floor((bytes - 500_000) / 9_000 / 24))}`;
  return lines.flatMap((line) => (/^ *\d/.test(line) ? [line, comment] : [line])).join('\n');
};

const largeFile = async (page: Page): Promise<Figures> => {
  const began = performance.now();
  await choose(page, 'large.kif', commentedKif(10_000_000));
  await page.getByRole('dialog', { name: 'Open a kifu' }).waitFor({ state: 'detached' });
  const opened = performance.now() - began;
  // What keeping it takes belongs to it.
  await page.waitForTimeout(2_000);
  return [
    ['chosen to opened', inMs(opened)],
    ['longest task', await longestTask(page)],
    ['elements', String(await elements(page))],
  ];
};

const manyBadLines = async (page: Page): Promise<Figures> => {
  const began = performance.now();
  await choose(page, 'bad.kif', `${longKif(2)}${'よめない行\n'.repeat(100_000)}`);
  await page.getByRole('dialog', { name: 'What was read' }).waitFor();
  const shown = performance.now() - began;
  return [
    ['chosen to receipt', inMs(shown)],
    ['longest task', await longestTask(page)],
    ['elements', String(await elements(page))],
  ];
};

const rows: readonly (readonly [name: string, run: (page: Page) => Promise<Figures>])[] = [
  ['a record of 2,000 plies, Last pressed', longRecord],
  ['a kif of 10 MB is read', largeFile],
  ['a kif with 100,000 bad lines is read', manyBadLines],
];

const outDir = 'node_modules/.cache/bench-web';
const executablePath = findBrowser();
const built = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '--outDir', outDir, '--logLevel', 'error'],
  { stdio: 'inherit' },
);
if (built.status !== 0) process.exit(built.status ?? 1);
const server = await preview({
  logLevel: 'error',
  build: { outDir },
  preview: { port: 0, host: 'localhost' },
});
const browser = await chromium.launch({
  args: browserFlags,
  ...(executablePath && { executablePath }),
});
try {
  console.log(`Chromium ${browser.version()}, ${cpus().length} cores, ${ROUNDS} rounds\n`);
  for (const [name, run] of rows) {
    const page = await openTable(browser, server.resolvedUrls?.local[0] ?? '');
    const figures = await run(page);
    console.log(name);
    for (const [what, figure] of figures) console.log(`  ${what.padEnd(32)} ${figure}`);
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
  for (const made of [outDir, folder]) rmSync(made, { recursive: true, force: true });
}
