/**
 * How soon *Next* shows the next level of a lesson, beside a move on the plain page (bench/plain). The processor is slowed
 * down four times, the pages take turns, and the figures are medians.
 */
import type { Browser, Page } from '@playwright/test';
import { desktop, type Figures, inMs, median, SLOWER, type Trial } from './page.ts';
import { servePlainPage } from './plain-page.ts';
import { middleOf } from './pressing.ts';

/** Notes when a press begins, and when an element is there and painted. Both are milliseconds of the page's clock. */
const timeUntil = (page: Page, selector: string): Promise<void> =>
  page.evaluate((wanted) => {
    const timed = { from: 0, to: 0 };
    Object.assign(globalThis, { timed });
    addEventListener('pointerdown', ({ timeStamp }) => Object.assign(timed, { from: timeStamp }), {
      capture: true,
      once: true,
    });
    const look = (): void => {
      if (document.querySelector(wanted) === null) {
        requestAnimationFrame(look);
        return;
      }
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => Object.assign(timed, { to: performance.now() });
      port2.postMessage(null);
    };
    requestAnimationFrame(look);
  }, selector);

const tookOn = async (page: Page): Promise<number> => {
  const timed = await page.waitForFunction(() => {
    const { timed } = globalThis as unknown as { timed?: { from: number; to: number } };
    return timed !== undefined && timed.to > 0 ? timed.to - timed.from : 0;
  });
  return timed.jsonValue();
};

const opened = async (browser: Browser, address: string): Promise<Page> => {
  const page = await browser.newPage(desktop);
  const session = await page.context().newCDPSession(page);
  await page.goto(address);
  await page.locator('[data-piece]:not([data-piece=""]) svg').first().waitFor();
  await page.waitForLoadState('networkidle');
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return page;
};

const pressSquare = async (page: Page, name: string): Promise<void> => {
  const { x, y } = await middleOf(page, name);
  await page.mouse.click(x, y);
};

/** A move on the plain page. */
const plainMove = async (browser: Browser, address: string): Promise<number> => {
  const page = await opened(browser, address);
  await pressSquare(page, '7g');
  await page.locator('.chosen').first().waitFor();
  await timeUntil(page, '[data-square="7f"][data-piece="P"]');
  await pressSquare(page, '7f');
  const took = await tookOn(page);
  await page.close();
  return took;
};

/** *Next* after the first level of the course. */
const nextLevel = async (browser: Browser, address: string): Promise<number> => {
  const page = await opened(browser, `${address}#/learn/shogi/table/own`);
  await pressSquare(page, '7g');
  const next = page.locator('[data-action="next-level"]');
  await next.waitFor();
  await timeUntil(page, '[data-level="table/own-king"][data-state="open"]');
  await next.click();
  const took = await tookOn(page);
  await page.close();
  return took;
};

const figures = async (
  browser: Browser,
  address: string,
  { rounds = 20, beside }: Trial,
): Promise<Figures> => {
  const server = await servePlainPage();
  const plainAddress = server.resolvedUrls?.local[0] ?? '';
  const builds = [address, ...(beside === undefined ? [] : [beside])];
  const moves: number[] = [];
  const nexts: number[][] = builds.map(() => []);
  for (let done = 0; done < rounds; done += 1) {
    moves.push(await plainMove(browser, plainAddress));
    for (const [i, build] of builds.entries()) nexts[i]?.push(await nextLevel(browser, build));
  }
  await server.close();
  const plain = median(moves);
  return [
    ['a move of the plain page', inMs(plain), ''],
    ['Next to the next level', nexts.map((some) => inMs(median(some))).join(' · '), ''],
    [
      '… beside the plain page',
      nexts.map((some) => `${(median(some) / plain).toFixed(2)} times`).join(' · '),
      'at most 3 times',
    ],
  ];
};

/** The row about lessons. */
export const nextLevels = [['how soon the next level is there', figures]] as const;
