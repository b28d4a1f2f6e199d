/** Long records, large files and bad ones. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { longKif } from '../../tests/e2e/large-files.ts';
import { countLongTasks, type Figures, inMs, longestTask, longTasks, median } from './page.ts';

const ROUNDS = 7;

const folder = mkdtempSync(join(tmpdir(), 'bench-web-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Opens a page without games and its sheet of files. */
const openTable = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  await countLongTasks(page);
  await page.goto(`${address}#/play`);
  await page.getByRole('button', { name: 'Open a kifu…' }).click();
  await page.getByLabel('Choose files').waitFor();
  // Clears the long tasks so far: those of the start and of the sheet do not count for the file.
  await longTasks(page);
  return page;
};

/** Chooses a file on the disk. The page itself would have to put together one that is passed in memory. */
const choose = async (page: Page, name: string, text: string): Promise<void> => {
  const path = join(folder, name);
  writeFileSync(path, text);
  await page.getByLabel('Choose files').setInputFiles(path);
};

const elements = (page: Page): Promise<number> =>
  page.evaluate(() => document.querySelectorAll('*').length);

/** From a press on a button to the next frame painted, in milliseconds. */
const press = (page: Page, name: string): Promise<number> =>
  page.evaluate(
    (label) =>
      new Promise<number>((resolve) => {
        const button = document.querySelector<HTMLElement>(`button[data-action="${label}"]`);
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
    presses.push(await press(page, 'last'));
    await isAtPly(page, 2_000);
    await press(page, 'first');
    await isAtPly(page, 0);
  }
  return [
    ['press to frame painted, median', inMs(median(presses))],
    ['the first time', inMs(presses[0] ?? 0)],
    ['longest task', await longestTask(page)],
    ['elements', String(await elements(page))],
  ];
};

/** A kifu of about so many bytes: 9,000 plies, with a comment on each. */
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
  // Wait until the record is stored: that counts too.
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

/** Opens a page without games for each row. */
const onOwnPage =
  (run: (page: Page) => Promise<Figures>) =>
  async (browser: Browser, address: string): Promise<Figures> => {
    const page = await openTable(browser, address);
    const figures = await run(page);
    await page.close();
    return figures;
  };

/** The rows about files. */
export const files = [
  ['a record of 2,000 plies, Last pressed', onOwnPage(longRecord)],
  ['a kif of 10 MB is read', onOwnPage(largeFile)],
  ['a kif with 100,000 bad lines is read', onOwnPage(manyBadLines)],
] as const;
