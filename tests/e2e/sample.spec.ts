/** Each game has a sample to replay, which is kept only when it is changed. */
import { messages as english } from '#i18n/en/index.ts';
import { openSheet } from './kifu-sheets.ts';
import { begin } from './refereed.ts';
import { action, expectPly, expectReading, openTable, play } from './table.ts';
import { expect, test } from './test.ts';
import { tick } from './tick.ts';

test('a sample opens at its start with a comment, twice without a second row, and Undo brings the game back', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  const sample = async (): Promise<void> => {
    const sheet = await openSheet(page);
    await sheet.locator('[data-action="sample"]').click();
    await expect(sheet).toHaveCount(0);
    await expectReading(page);
    await expectPly(page, 0);
  };
  await sample();
  await expect(page.getByText('A sample game.').first()).toBeVisible();
  await action(page, english.undo.bringBack).click();
  await expectPly(page, 1);
  await sample();
  await sample();
  await page.keyboard.press('End');
  await expectPly(page, 37);
  await page.goto('./#/games');
  await expect(page.locator('.games-page li')).toHaveCount(1);
});

for (const [game, plies] of [
  ['xiangqi', 5],
  ['banqi', 49],
  ['ko-shogi', 8],
] as const)
  test(`the sample of ${game} is that of the game on the table`, async ({ page }) => {
    await openTable(page);
    await begin(page, async () => {
      const choice = page.locator(`[data-option="game"][data-value="${game}"]`);
      await tick(choice);
    });
    const sheet = await openSheet(page);
    await sheet.locator('[data-action="sample"]').click();
    await expectReading(page);
    await page.keyboard.press('End');
    await expectPly(page, plies);
  });
