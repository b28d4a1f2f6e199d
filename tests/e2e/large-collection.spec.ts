import { writeFile } from 'node:fs/promises';
import { openSheet } from './kifu-sheets.ts';
import { manyUsi } from './large-files.ts';
import { seeded } from './seeded.ts';
import { expectReading, openTable } from './table.ts';
import { expect, type Page, test } from './test.ts';

const openLast = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const counted = globalThis as { readers?: number };
    counted.readers = 0;
    globalThis.Worker = class extends Worker {
      constructor(...of: ConstructorParameters<typeof Worker>) {
        super(...of);
        counted.readers = (counted.readers ?? 0) + 1;
      }
    };
  });
  await openTable(page);
  const path = test.info().outputPath('club.usi');
  await writeFile(path, manyUsi(2_100, 100));
  const sheet = await openSheet(page);
  await sheet.getByLabel('Choose files').setInputFiles(path);
  const games = page.locator('[data-action="open-game"]');
  await expect(games.first()).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('dialog')).toHaveAccessibleName('2,100 games were found. Which one?');
  await page.locator('.which-game').evaluate((list) => {
    list.scrollTop = list.scrollHeight;
  });
  const last = page.locator('li[aria-posinset="2100"]').getByRole('button');
  await last.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expectReading(page);
  expect(await page.evaluate(() => (globalThis as { readers?: number }).readers)).toBe(1);
};

const keepAll = async (page: Page): Promise<void> => {
  await openTable(page);
  const path = test.info().outputPath('club.usi');
  await writeFile(path, manyUsi(1_050, 200));
  const sheet = await openSheet(page);
  await sheet.getByLabel('Choose files').setInputFiles(path);
  const keep = page.locator('[data-action="keep-all"]');
  await expect(keep).toBeVisible({ timeout: 30_000 });
  await keep.click();
  await expect(page.getByText('1,050 games are now under Games.')).toBeVisible({ timeout: 30_000 });
  await page.goto('./#/games');
  const rows = page.locator('[data-game]');
  await expect(rows.nth(0)).toContainText('club.usi');
  await expect(rows.nth(1)).toContainText('club.usi, game 2');
  const last = page.locator('li[aria-posinset="1050"]');
  await expect(async () => {
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(last).toContainText('club.usi, game 1050', { timeout: 500 });
  }).toPass();
  await last.locator('.game-open').click();
  await expectReading(page);
};

const uses = {
  'opens, its list scrolls, and the last game of it opens without a second reading': openLast,
  'is kept, and its games are listed in their order': keepAll,
};

for (const [what, use] of seeded('a large collection', Object.entries(uses)))
  test(`a collection of more than 200,000 moves ${what}`, ({ page }) => use(page));
