/** The views that replace the list of moves: the map of branches, and the thinking times. */
import { messages as english } from '#i18n/en/index.ts';
import { choose, openCommented } from './kifu-sheets.ts';
import { fileOf, longKif } from './large-files.ts';
import { action, expectPly, expectReading, openTable, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';

const map = (page: Page) => page.getByRole('tree', { name: english.reading.panes.map });

test('the map of branches is walked by keys and by presses', async ({ page }) => {
  await openCommented(page);
  await page.keyboard.press('b');
  await expect(map(page).getByRole('treeitem')).toHaveCount(12);
  await map(page).focus();
  for (let ply = 1; ply <= 5; ply += 1) {
    await page.keyboard.press('ArrowDown');
    await expectPly(page, ply);
  }
  await page.keyboard.press('ArrowRight');
  await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');
  await page.keyboard.press('ArrowDown');
  await expectPly(page, 6);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('End');
  await expectPly(page, 9);
  await expectNoFinding(page);
  await map(page).getByRole('treeitem', { name: '2 P-3d' }).click();
  await expectPly(page, 2);
});

test('a long map follows the move on the board', async ({ page }) => {
  await openTable(page);
  await choose(page, fileOf('long.kif', longKif(400)));
  await expectReading(page);
  await page.keyboard.press('b');
  await expect(map(page)).toBeVisible();
  await page.keyboard.press('End');
  await expectPly(page, 400);
  await expect(map(page).locator('[data-shown]')).toBeInViewport();
  expect(await map(page).getByRole('treeitem').count()).toBeLessThan(120);
  // The move at the lower edge stays in sight when there is less room, for example when a result appears.
  const room = (height: number) =>
    map(page).evaluate((box, now) => {
      box.style.height = now;
      box.style.flex = 'none';
    }, `${height}px`);
  await room(220);
  await expect(map(page).locator('[data-shown]')).toBeInViewport();
  await page.keyboard.press('ArrowLeft');
  await expectPly(page, 399);
  await room(80);
  await expect(map(page).locator('[data-shown]')).toBeInViewport();
});

test('the chart of times leads to the move that is pressed, and has a table', async ({ page }) => {
  await openCommented(page);
  await action(page, english.reading.panes.open).click();
  await page.getByRole('tab', { name: 'Times' }).click();
  const chart = page.getByRole('img', { name: /^Thinking time by move/ });
  const box = await chart.boundingBox();
  if (box === null) throw new Error('there is no chart');
  await page.mouse.click(box.x + (box.width * 4.5) / 9, box.y + box.height / 2);
  await expectPly(page, 5);
  await page.getByText(english.reading.panes.asTable).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(10);
  await expectNoFinding(page);
});

test('on a phone both are in the sheet of the moves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCommented(page);
  await action(page, 'More').click();
  await action(page, english.reading.panes.map).click();
  const sheet = page.getByRole('dialog', { name: 'Moves' });
  await expect(map(page).getByRole('treeitem')).toHaveCount(12);
  await expectNoFinding(page);
  await sheet.getByRole('tab', { name: 'Times' }).click();
  await expect(sheet.getByRole('img', { name: /^Thinking time by move/ })).toBeVisible();
  await sheet.getByRole('tab', { name: 'Moves' }).click();
  await sheet.locator('[data-ply="3"]').click();
  await expectPly(page, 3);
});
