/** In the smallest window the page scrolls. A piece that scrolls under a resting mouse must not show its card. */
import { openTable, setUp, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 320, height: 256 } });

const card = (page: Page) => page.getByRole('region', { name: 'About the piece' });

/** Waits until the code that answers a mouse has loaded, and has had the time to answer. */
const rest = async (page: Page): Promise<void> => {
  await expect(page.locator('.board-tools')).toBeAttached();
  await page.waitForTimeout(900);
};

test('a piece that is scrolled under a resting mouse shows no card, before and after the code for it has loaded', async ({
  page,
}) => {
  await openTable(page);
  await page.mouse.move(160, 20);
  // The king's row scrolls under the mouse.
  await page.mouse.wheel(0, 100);
  await rest(page);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
  await expect(card(page)).toHaveCount(0);
  await page.mouse.wheel(0, 60);
  await rest(page);
  await expect(card(page)).toHaveCount(0);
  await page.mouse.move(161, 22);
  await expect(card(page)).toBeVisible();
});

test('a piece of another game that appears under a resting mouse shows no card', async ({
  page,
}) => {
  await openTable(page);
  await square(page, '9c').hover();
  await expect(card(page)).toBeVisible();
  await setUp(page, '4k4/9/p8/9/9/9/9/9/4K4 b - 1');
  await rest(page);
  await expect(card(page)).toHaveCount(0);
});
