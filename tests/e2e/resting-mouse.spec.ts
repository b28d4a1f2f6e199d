/** In the smallest window the page scrolls. A piece that scrolls under a resting mouse must not show its card. */
import { card, watchCards } from './cards.ts';
import { openTable, setUp, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { ownClock } from './waits.ts';

test.use({ viewport: { width: 320, height: 256 } });

/** The square with a piece that lies under the mouse, once the browser has noticed that. */
const under = (page: Page) =>
  page.locator('[role="grid"] [data-square]:not([data-piece=""]):hover');

/** Waits until the code that answers a mouse has loaded, and lets more time pass than it takes to answer. */
const rest = async (page: Page): Promise<void> => {
  await expect(under(page)).toHaveCount(1);
  await expect(page.locator('.board-tools')).toBeAttached();
  await page.clock.runFor(2_000);
};

test('a piece that is scrolled under a resting mouse shows no card, before and after the code for it has loaded', async ({
  page,
}) => {
  await ownClock(page);
  await openTable(page);
  const cards = await watchCards(page);
  await page.mouse.move(160, 20);
  // The king's row scrolls under the mouse.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  await rest(page);
  await page.mouse.wheel(0, 60);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(160);
  await rest(page);
  expect(await cards()).toEqual([]);
  await page.mouse.move(161, 22);
  await expect(card(page)).toBeVisible();
  expect(await cards()).toHaveLength(1);
});

test('a piece of another game that appears under a resting mouse shows no card', async ({
  page,
}) => {
  await ownClock(page);
  await openTable(page);
  await square(page, '9c').hover();
  await expect(card(page)).toBeVisible();
  // The page is at its top again, where the corner of the board lies under the mouse.
  await setUp(page, 'l3k4/9/9/9/9/9/9/9/4K4 b - 1');
  await expect(card(page)).toHaveCount(0);
  const cards = await watchCards(page);
  await rest(page);
  await expect(card(page)).toHaveCount(0);
  expect(await cards()).toEqual([]);
});
