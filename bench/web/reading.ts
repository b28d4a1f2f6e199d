/**
 * Reading a record of 2,000 plies and 200 variations, with the processor slowed down four times. Measures how soon a
 * step, a jump and a move of the slider are seen, beside a move in a game that is played. Also how soon the map and the
 * chart are there.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { longKif } from '../../tests/e2e/large-files.ts';
import { type Figures, inMs, median } from './page.ts';

const [PLIES, VARIATIONS, ROUNDS, SLOWER] = [2_000, 200, 20, 4] as const;

const folder = mkdtempSync(join(tmpdir(), 'bench-reading-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** Rooks that go to and fro, with a pawn moved beside every tenth move instead. */
const branchedKif = (): string => {
  const last = PLIES - 1;
  const beside = Array.from({ length: VARIATIONS }, (_, i) => {
    const ply = last - i * Math.floor(PLIES / VARIATIONS);
    const move = ply % 2 === 1 ? '９六歩(97)' : '１四歩(13)';
    return `\n変化：${ply}手\n${ply} ${move}   ( 0:01/)\n`;
  });
  return longKif(PLIES) + beside.join('');
};

/** From something that is done in the page to the frame that shows it, in milliseconds. */
const toFrame = (page: Page, selector: string, how: string): Promise<number> =>
  page.evaluate(
    ([wanted, doing]) =>
      new Promise<number>((resolve) => {
        const thing = document.querySelector<HTMLElement>(wanted);
        if (thing === null) throw new Error(`there is no ${wanted}`);
        const { x, y, width, height } = thing.getBoundingClientRect();
        const at = { clientX: x + width / 2, clientY: y + height / 2 };
        const pointer = { bubbles: true, isPrimary: true, button: 0, buttons: 1, ...at };
        const began = performance.now();
        if (doing === 'point') thing.dispatchEvent(new PointerEvent('pointerdown', pointer));
        else if (doing === 'click') thing.click();
        else {
          const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
          set?.call(thing, doing);
          thing.dispatchEvent(new Event('input', { bubbles: true }));
        }
        requestAnimationFrame(() => {
          // A message that is sent in a frame arrives when the frame is painted.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve(performance.now() - began);
          port2.postMessage(null);
        });
      }),
    [selector, how] as const,
  );

const tidy = (page: Page): Promise<void> => page.waitForTimeout(300);

const openTable = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  await page.goto(`${address}#/play`);
  await page.locator('[data-square="5i"][data-piece="K"]').waitFor();
  return page;
};

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
};

const ways = [
  ['2h', '3h'],
  ['8b', '7b'],
] as const;

/** Moves of a game that is played, each to its frame: rooks that go to and fro. */
const playedMoves = async (browser: Browser, address: string): Promise<readonly number[]> => {
  const page = await openTable(browser, address);
  const took: number[] = [];
  await slowDown(page);
  // Ten moves and no more: when a position stands for the fourth time the game is a draw.
  for (let i = 0; i < 10; i += 1) {
    const way = ways[i % 2 === 0 ? 0 : 1];
    const [from, to] = i % 4 < 2 ? way : way.toReversed();
    await page.locator(`[data-square="${from}"]`).click();
    await tidy(page);
    const ms = await toFrame(page, `[data-square="${to}"]`, 'point');
    // The first two moves load files that are wanted with the first press.
    if (i > 1) took.push(ms);
    await tidy(page);
  }
  await page.close();
  return took;
};

const openRecord = async (browser: Browser, address: string): Promise<Page> => {
  const page = await openTable(browser, address);
  const path = join(folder, 'branched.kif');
  writeFileSync(path, branchedKif());
  await page.getByRole('button', { name: 'Open a kifu…' }).click();
  await page.getByLabel('Choose files').setInputFiles(path);
  await page.locator('.play[data-reading]').waitFor();
  await page.locator('[data-action="go-to"]').waitFor();
  // Wait for the receipt of the file and close it, then wait for what loads when the page is idle.
  await page.waitForTimeout(2_000);
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1_000);
  return page;
};

const each = async (
  page: Page,
  selector: (round: number) => string,
  how: (round: number) => string,
): Promise<readonly number[]> => {
  const took: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    took.push(await toFrame(page, selector(round), how(round)));
    await tidy(page);
  }
  return took;
};

/** From a press to the first frame in which something is there. */
const untilThere = (page: Page, press: string, wanted: string): Promise<number> =>
  page.evaluate(
    ([pressed, there]) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        document.querySelector<HTMLElement>(pressed)?.click();
        const look = (): void => {
          if (document.querySelector(there) === null) requestAnimationFrame(look);
          else {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = () => resolve(performance.now() - began);
            port2.postMessage(null);
          }
        };
        requestAnimationFrame(look);
      }),
    [press, wanted] as const,
  );

/** The row: each way of stepping beside a move in a game, and the views that replace the list of moves. */
const reading = async (browser: Browser, address: string): Promise<Figures> => {
  const played = median(await playedMoves(browser, address));
  const page = await openRecord(browser, address);
  await slowDown(page);
  const ways = [
    [
      'a step',
      await each(
        page,
        () => '[data-action="forward"]',
        () => 'click',
      ),
    ],
    [
      'a jump',
      await each(
        page,
        (round) => `[data-action="${round % 2 === 0 ? 'last' : 'first'}"]`,
        () => 'click',
      ),
    ],
    [
      'a move of the slider',
      await each(
        page,
        () => '[data-action="go-to"]',
        (round) => String((round * 613) % PLIES),
      ),
    ],
  ] as const;
  const maps: number[] = [];
  const charts: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    maps.push(await untilThere(page, '.reading-views-way', '.branch-map .map-node'));
    await tidy(page);
    charts.push(await untilThere(page, '.reading-tabs [role="tab"]:last-child', '.time-bars path'));
    await tidy(page);
    await page.locator('.reading-views-way').click();
    await tidy(page);
  }
  await page.close();
  return [
    ['a move in a game, to its frame', inMs(played), ''],
    ...ways.map(
      ([what, took]) => [what, inMs(median(took)), `at most ${inMs(2 * played)}`] as const,
    ),
    ['the map of branches', inMs(median(maps)), 'at most 200 ms'],
    ['the first time', inMs(maps[0] ?? 0), ''],
    ['the chart of times', inMs(median(charts)), 'at most 200 ms'],
    ['the first time', inMs(charts[0] ?? 0), ''],
  ];
};

/** The row about a record that is read. */
export const readRecords = [
  ['a record of 2,000 plies and 200 variations is read', reading],
] as const;
