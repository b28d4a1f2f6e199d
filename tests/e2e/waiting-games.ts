/** Games that wait while the table is untouched, and where they are shown. */
import { messages as english } from '#i18n/en/index.ts';
import { expectPly, openTable, play, square } from './table.ts';
import { expect, type Page } from './test.ts';

/** Comes to an untouched board of shogi, and puts the notice of the game before away. */
export const comeToShogi = async (page: Page): Promise<void> => {
  await page.goto('./#/p/shogi/');
  await page.locator('[data-action="dismiss-removal"]').click();
  await expect(square(page, '5i')).toHaveAttribute('data-piece', 'K');
  await expectPly(page, 0);
};

/** Plays three moves of shogi, turns a piece up in banqi, and leaves both for an untouched board of shogi. */
export const leaveTwoGames = async (page: Page): Promise<void> => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '2g2f']);
  await page.goto('./#/p/banqi/');
  await expect(page.locator('.play[data-table="banqi"]')).toBeVisible();
  await page.getByRole('gridcell').nth(9).click();
  await expectPly(page, 1);
  await comeToShogi(page);
};

/** The list of the games that wait, or in a small window the strip with the newest. */
export const waitingGames = (page: Page) =>
  page.getByRole('region', { name: english.games.unfinished });
