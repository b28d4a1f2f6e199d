/** In the smallest window the page scrolls: a mouse that nobody moves asks nothing of what comes to lie under it. */
import { openTable, setUp, square } from './table.ts';
import { expect, type Page, test } from './test.ts';

test.use({ viewport: { width: 320, height: 256 } });

const card = (page: Page) => page.getByRole('region', { name: 'About the piece' });

/** Waits until what answers a mouse is there, and has had the time to answer. */
const rest = async (page: Page): Promise<void> => {
  await expect(page.locator('.board-tools')).toBeAttached();
  await page.waitForTimeout(900);
};

test('a piece that is scrolled under a mouse at rest is not asked, before and after what answers has come', async ({
  page,
}) => {
  await openTable(page);
  await page.mouse.move(160, 20);
  // The row of the king comes to lie under it.
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

test('a piece of another game that comes to lie under a mouse at rest is not asked', async ({
  page,
}) => {
  await openTable(page);
  await square(page, '9c').hover();
  await expect(card(page)).toBeVisible();
  await setUp(page, '4k4/9/p8/9/9/9/9/9/4K4 b - 1');
  await rest(page);
  await expect(card(page)).toHaveCount(0);
});
