/** The window keeps no listeners of parts that a visitor has left. */
import { openTable } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectAllLoaded, frames } from './waits.ts';

/** How many listeners for presses and keys the window has. */
const listenersOf = async (page: Page): Promise<number> => {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  await session.detach();
  return listeners.filter(({ type }) => type === 'pointerdown' || type === 'keydown').length;
};

/** Goes to another page by its address, and comes back to the board. */
const visitSettings = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('grid')).toBeVisible();
};

test('visits of the board leave no listeners on the window', async ({ page }) => {
  await openTable(page);
  // Parts of the page that load late add listeners of their own.
  await expectAllLoaded(page);
  await visitSettings(page);
  await expect(page.locator('.board-tools')).toBeAttached();
  await frames(page, 3);
  const before = await listenersOf(page);
  for (let visit = 0; visit < 5; visit += 1) await visitSettings(page);
  await expect.poll(() => listenersOf(page)).toBe(before);
});
