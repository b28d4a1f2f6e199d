import { openTable, play, refusal, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectNoFinding } from './usable.ts';

const speak = async (page: Page, language: string): Promise<void> => {
  await page.addInitScript((chosen) => {
    localStorage.setItem('shogi-table/settings', JSON.stringify({ version: 1, language: chosen }));
  }, language);
};

for (const language of ['es', 'ja'])
  test(`everyone can use the table in ${language}`, async ({ page }) => {
    await speak(page, language);
    await openTable(page);
    await play(page, ['7g7f', '3c3d']);
    await square(page, '8h').click();
    await square(page, '8f').click();
    await expect(refusal(page)).toBeVisible();
    await expectNoFinding(page);
  });
