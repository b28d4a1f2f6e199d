/** Steps of a player in the sheets of kifu files. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import { messages as english } from '#i18n/en/index.ts';
import type { fileOf } from './large-files.ts';
import { expectPly, expectReading, openTable, press } from './table.ts';
import { write } from './write.ts';

/** A game with comments and a variation, as Kifu for Windows writes it. */
export const shiftJis = fileURLToPath(new URL('fixtures/shift-jis.kif', import.meta.url));

/** Opens the sheet to open kifu with. */
export const openSheet = async (page: Page) => {
  await press(page, /^Open a (kifu|game record)…$/);
  const sheet = page.getByRole('dialog', { name: /^Open a (kifu|game record)/ });
  await expect(sheet).toBeVisible();
  return sheet;
};

/** Chooses files in the sheet to open kifu with. */
export const choose = async (page: Page, ...files: readonly ReturnType<typeof fileOf>[]) => {
  const sheet = await openSheet(page);
  await sheet.getByLabel('Choose files').setInputFiles([...files]);
  return sheet;
};

/** Opens a table, and on it the game with comments and a variation. */
export const openCommented = async (page: Page): Promise<void> => {
  await openTable(page);
  const sheet = await openSheet(page);
  await sheet.getByLabel('Choose files').setInputFiles(shiftJis);
  await expect(sheet).toHaveCount(0);
  await expectReading(page);
  await expectPly(page, 0);
};

/** The box for a text in the sheet to open kifu with, which comes when it is asked for. */
export const textBox = async (page: Page): Promise<Locator> => {
  await page.locator('[data-action="type-text"]').click();
  return page.locator('.open-kifu textarea');
};

/** Writes a kifu into the box for a text and opens it. */
export const paste = async (page: Page, text: string): Promise<void> => {
  const sheet = await openSheet(page);
  await write(await textBox(page), text);
  await sheet.getByRole('button', { name: 'Open', exact: true }).click();
};

/** Opens the sheet to copy or save with. */
export const saveSheet = async (page: Page) => {
  await press(page, english.actions.save);
  return page.getByRole('dialog', { name: english.kifu.save });
};

/** The choice of a format in that sheet. */
export const format = (sheet: Locator, name: string) =>
  sheet.getByRole('radio', { name, exact: true });

/** Saves the game as chosen there. */
export const saved = async (
  page: Page,
  sheet: Locator,
): Promise<{ name: string; bytes: Buffer }> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save file' }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    bytes: await readFile(await download.path()),
  };
};
