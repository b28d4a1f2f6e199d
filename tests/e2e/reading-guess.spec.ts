/** Learning from a record: guessing moves, hidden answers, equal positions, and the teaching overlays. */
import { choose, openCommented, paste } from './kifu-sheets.ts';
import { fileOf, longKif } from './large-files.ts';
import { action, expectPly, expectReading, openTable, press, square, tapMove } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';

const moves = (page: Page) => page.locator('.reading-list [data-ply]');
const strip = (page: Page) => page.locator('[data-cover]');

test('moves are guessed: hits and misses are counted, the answer is shown on request, and no guess becomes a variation', async ({
  page,
}) => {
  await openCommented(page);
  await page.keyboard.press('g');
  await expect(strip(page)).toContainText('Which is move 1?');
  await expect(moves(page)).toHaveCount(1);
  await expect(page.locator('[data-part="ending"]')).toHaveCount(0);

  await tapMove(page, '2g2f', 0);
  await expect(strip(page)).toContainText('No. Try again. 0 of 1');
  await tapMove(page, '7g7f', 0);
  await expectPly(page, 1);
  await tapMove(page, '3c3d', 1);
  await expectPly(page, 2);
  await expect(strip(page)).toContainText('Yes. 1 of 2');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expectPly(page, 3);
  await tapMove(page, '3a2b', 1);
  await expectPly(page, 4);
  // This move is a variation of the record; the main line has another.
  await tapMove(page, '2g2f', 0);
  await expect(strip(page)).toContainText('That is a variation.');
  await expectNoFinding(page);
  await action(page, 'Show everything').click();
  await expect(moves(page)).toHaveCount(10);
  await expect(page.locator('.move-variation')).toHaveCount(1);
});

test('the answer of a problem is hidden until the reader steps to it', async ({ page }) => {
  await openTable(page);
  await paste(page, 'position sfen 8k/9/8P/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1 moves G*1b');
  await expectReading(page);
  await press(page, 'Hide the answer');
  await expect(strip(page)).toContainText('The next moves are hidden.');
  await expect(moves(page)).toHaveCount(1);
  await action(page, 'Next').click();
  await expectPly(page, 1);
  await expect(moves(page)).toHaveCount(2);
});

test('equal positions are linked', async ({ page }) => {
  await openTable(page);
  await choose(page, fileOf('long.kif', longKif(120)));
  await expectReading(page);
  await expectPly(page, 0);
  const links = page.getByRole('list', { name: 'The same position' }).getByRole('button');
  await expect(links.first()).toBeVisible();
  await links.first().click();
  await expect(page.locator('.status').first()).not.toHaveAttribute('data-at-ply', '0');
  await expect(links.first()).toHaveText('= 0');
  await links.first().click();
  await expectPly(page, 0);
});

test('attacks are drawn and pieces show their card in a record too', async ({ page }) => {
  await openCommented(page);
  await page.keyboard.press('End');
  await expectPly(page, 9);
  await page.keyboard.press('a');
  await expect(page.locator('.field > .reach.attacks')).toBeAttached();
  await square(page, '2h').hover();
  await expect(page.locator('.piece-card')).toContainText('rook');
});
