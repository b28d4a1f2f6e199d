/** The games that wait while the table is untouched, by touch. */
import { expectPly, square } from './table.ts';
import { expect, test } from './test.ts';
import { expectGoodForFingers } from './usable.ts';
import { comeToShogi, leaveTwoGames, waitingGames } from './waiting-games.ts';

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [768, 1024],
  [1440, 900],
] as const)
  test(`at ${width}×${height} one tap goes on with the newest game, and one on the board begins another`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await leaveTwoGames(page);
    await expect(waitingGames(page)).toBeVisible();
    await expectGoodForFingers(page);
    await waitingGames(page).locator('.primary').tap();
    await expect(page.locator('.play[data-table="banqi"]')).toBeVisible();
    await expectPly(page, 1);
    await comeToShogi(page);
    await square(page, '7g').tap();
    await square(page, '7f').tap();
    await expectPly(page, 1);
    await expect(page.locator('.waiting-strip')).toHaveCount(0);
  });

test('a tap puts the game that waits away on a phone, until the next visit', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await leaveTwoGames(page);
  await waitingGames(page).locator('[data-action="close"]').tap();
  await expect(waitingGames(page)).toHaveCount(0);
  await page.goto('about:blank');
  await page.goto('./#/p/shogi/');
  await expect(waitingGames(page)).toContainText('Banqi');
});
