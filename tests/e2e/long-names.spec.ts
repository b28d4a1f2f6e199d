import { messages as english } from '#i18n/en/index.ts';
import { openSheet, saveSheet } from './kifu-sheets.ts';
import { fileOf, longKif } from './large-files.ts';
import { seeded } from './seeded.ts';
import { action, expectPly, openTable, play, press } from './table.ts';
import { expect, type Page, test } from './test.ts';

/** Expects the page to be no wider than the window. */
const fits = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

/** How many games the page lists. */
const listed = (page: Page): Promise<number> =>
  page
    .locator('li[aria-posinset="1"]')
    .evaluateAll((first) =>
      first.reduce((sum, item) => sum + Number(item.getAttribute('aria-setsize')), 0),
    );

const names = {
  'of 100,000 letters': ['a'.repeat(100_000), '王'.repeat(100_000)],
  'that turn what follows them': ['\u202Eabc\u202E', 'محمد بن موسى'],
} as const;

const windows = { 'a phone': { width: 390, height: 844 }, 'a desk': { width: 1440, height: 900 } };

for (const [what, [first, second]] of Object.entries(names))
  for (const [where, viewport] of seeded(`names ${what}`, Object.entries(windows)))
    test(`names ${what} stay within every screen of ${where}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await openTable(page);
      await play(page, ['7g7f']);
      const headers = [`先手：${first}`, `後手：${second}`, `備考：${first}`];
      const comment = `*${first}`;
      const game = longKif(6, headers).replace(/( {3}1 .*)\n/, `$1\n${comment}\n`);
      const bad = 'よめない行\n';

      // The receipt.
      const sheet = await openSheet(page);
      await sheet
        .getByLabel('Choose files')
        .setInputFiles([fileOf(`${first.slice(0, 200)}.kif`, `${game}${bad}`)]);
      const receipt = page.getByRole('dialog', { name: english.kifu.receipt });
      await receipt.getByText('Names and headers').click();
      await fits(page);
      await receipt.getByRole('button', { name: 'Close' }).click();

      // The table, with the comment and at the end.
      await action(page, 'Next').click();
      await expectPly(page, 1);
      await fits(page);
      await action(page, 'Last').click();
      await fits(page);
      await press(page, 'Flip board');
      await fits(page);

      // Saving.
      const saving = await saveSheet(page);
      await fits(page);
      await saving.getByRole('button', { name: 'Close' }).click();

      // Several games.
      const many = await openSheet(page);
      await many
        .getByLabel('Choose files')
        .setInputFiles([
          fileOf('a.kif', `${game}&a\n`),
          fileOf('b.kif', `${game}&b\n`),
          fileOf('c.kif', first),
        ]);
      const which = page.getByRole('dialog', { name: '2 games were found' });
      await expect(which).toBeVisible();
      await fits(page);
      await which.getByRole('button', { name: english.kifu.keepAll }).click();
      await expect(which.getByRole('status')).toContainText('2 games are now under Games.');
      await which.getByRole('button', { name: 'Close' }).click();

      // The games.
      await page.goto('./#/games');
      // The list draws only the rows in sight.
      await expect.poll(() => listed(page)).toBe(4);
      await fits(page);
      await expect(page.locator('.game-facts').first()).toBeInViewport();
    });

test('a long comment shows its beginning, and more of it when asked', async ({ page }) => {
  await openTable(page);
  const comment = `*${'この手はどうか。'.repeat(20_000)}`;
  const sheet = await openSheet(page);
  await sheet
    .getByLabel('Choose files')
    .setInputFiles([fileOf('a.kif', longKif(4).replace(/( {3}1 .*)\n/, `$1\n${comment}\n`))]);
  await expect(sheet).toHaveCount(0);
  await action(page, 'Next').click();
  const shown = page.locator('.status-comment');
  await expect(shown).toContainText('この手はどうか。');
  const beginning = ((await shown.textContent()) ?? '').length;
  expect(beginning).toBeLessThan(2_100);
  await shown.getByRole('button', { name: 'Show more' }).click();
  await expect
    .poll(async () => ((await shown.textContent()) ?? '').length)
    .toBeGreaterThan(beginning);
});
