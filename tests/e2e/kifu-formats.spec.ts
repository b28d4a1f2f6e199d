import { readFile } from 'node:fs/promises';
import { messages as english } from '#i18n/en/index.ts';
import { encode } from '../../src/effects/files/encode.ts';
import { format, openSheet, paste, saved, saveSheet, shiftJis } from './kifu-sheets.ts';
import { seeded } from './seeded.ts';
import {
  action,
  expectBoard,
  expectPly,
  expectReading,
  matedBoard,
  openTable,
  plateOf,
} from './table.ts';
import { type Download, expect, test } from './test.ts';

const textOf = async (download: Download): Promise<string> =>
  readFile(await download.path(), 'utf8');

/**
 * Every format and encoding to save in: its name, its encoding, the file's ending, the charset, and whether it carries
 * comments.
 */
const savable = [
  ['KIF', 'Shift_JIS (older programs)', 'kif', 'shift_jis', true],
  ['KIF', 'UTF-8 (every character)', 'kifu', 'utf-8', true],
  ['KI2', 'Shift_JIS (older programs)', 'ki2', 'shift_jis', true],
  ['KI2', 'UTF-8 (every character)', 'ki2u', 'utf-8', true],
  ['CSA', 'Shift_JIS (older programs)', 'csa', 'shift_jis', true],
  ['CSA', 'UTF-8 (every character)', 'csa', 'utf-8', true],
  ['JKF', null, 'jkf', 'utf-8', true],
  ['USI', null, 'usi', 'utf-8', false],
  ['SFEN', null, 'sfen', 'utf-8', false],
] as const;

const formats = [...new Set(savable.map(([name]) => name))];

// Vitest proves that each format gives a kifu back. Here a run tries one.
for (const name of seeded('formats', formats))
  test(`a kifu is saved as ${name}, in each encoding that it has, and opens again as it was`, async ({
    page,
  }) => {
    await openTable(page);
    await (await openSheet(page)).getByLabel('Choose files').setInputFiles(shiftJis);
    await expect(plateOf(page, '山田太郎')).toBeVisible();
    await expectReading(page);
    const sheet = await saveSheet(page);
    await format(sheet, name).check();
    const files = [];
    for (const [, encoding, ending, charset, comments] of savable.filter(([is]) => is === name)) {
      if (encoding !== null) await sheet.getByLabel('Encoding').selectOption(encoding);
      const file = await saved(page, sheet);
      expect(file.name).toBe(`shift-jis.${ending}`);
      // Decode strictly, so that a wrong encoding fails.
      const text = new TextDecoder(charset, { fatal: true }).decode(file.bytes);
      if (comments) expect(text).toContain('角道を開けた。');
      files.push({ ...file, comments });
    }
    await sheet.getByRole('button', { name: 'Close' }).click();

    for (const file of files) {
      const open = await openSheet(page);
      await open
        .getByLabel('Choose files')
        .setInputFiles({ name: file.name, mimeType: 'text/plain', buffer: file.bytes });
      await expect(open).toHaveCount(0);
      await expectReading(page);
      // A file that holds the same as the first one opens the game where it was left.
      await page.keyboard.press('Home');
      await expectPly(page, 0);
      if (file.comments) {
        await expect(plateOf(page, '山田太郎')).toBeVisible();
        await action(page, 'Next').click();
        const status = page.locator('.panel');
        await expect(status).toContainText('角道を開けた。');
      }
      await action(page, 'Last').click();
      await expectBoard(page, matedBoard);
    }
  });

test('CSA is version 2.2 unless its letters need 3.0, which the sheet says, or the player chooses one', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openTable(page);
  await (await openSheet(page)).getByLabel('Choose files').setInputFiles(shiftJis);
  await expectReading(page);
  const sheet = await saveSheet(page);
  const version = sheet.getByLabel('Version');
  const note = sheet.getByText(/^Letters other than ASCII need version 3\.0/);
  const firstLines = async () =>
    new TextDecoder('utf-8')
      .decode((await saved(page, sheet)).bytes)
      .split('\r\n')
      .slice(0, 2);
  await expect(version).toHaveCount(0);
  await format(sheet, 'CSA').check();
  await expect(version).toHaveValue('2.2');
  await expect(note).toHaveCount(0);
  expect(await firstLines()).toContain('V2.2');
  await sheet.getByLabel('Encoding').selectOption('UTF-8 (every character)');
  await expect(version).toHaveValue('3.0');
  await expect(note).toBeVisible();
  expect(await firstLines()).toEqual(["'CSA encoding=UTF-8", 'V3.0']);
  // Now by keyboard.
  await version.focus();
  await page.keyboard.press('2');
  await expect(version).toHaveValue('2.2');
  await expect(note).toHaveCount(0);
  expect(await firstLines()).toContain('V2.2');
  await page.locator('[data-action="copy-text"]').click();
  await expect(sheet.getByRole('status')).toHaveText('Copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^V2\.2\r?\n/);
});

const locales = [
  ['en-US', english.actions.save, 'More'],
  ['es-ES', 'Copiar o guardar', 'Más'],
  ['ja-JP', 'コピー・保存', 'その他'],
] as const;

for (const [locale, name, more] of seeded('languages of the sheet to save with', locales))
  test.describe(`on a phone of 320 px, in ${locale}`, () => {
    test.use({ locale, viewport: { width: 320, height: 568 } });

    test('the sheet to save with lies within the screen', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: more, exact: true }).click();
      await page.getByRole('button', { name, exact: true }).click();
      const sheet = page.getByRole('dialog', { name });
      await format(sheet, 'CSA').check();
      const isWithin = async (): Promise<boolean> => {
        const box = await sheet.boundingBox();
        return box !== null && box.x >= 0 && box.x + box.width <= 320;
      };
      await expect.poll(isWithin).toBe(true);
    });
  });

const otherEncodings = [
  ['EUC-JP', 'euc-jp'],
  ['UTF-16', 'utf-16le'],
  ['UTF-8 with BOM', 'utf-8-bom'],
] as const;

for (const [name, encoding] of seeded('other encodings', otherEncodings))
  test(`a kifu in ${name}, with the line ends of old Macs, is pasted, dropped and chosen alike`, async ({
    page,
  }) => {
    const kif = new TextDecoder('shift_jis').decode(await readFile(shiftJis));
    const { bytes } = encode(kif.replaceAll(/\r?\n/g, '\r'), encoding);
    await openTable(page);
    const sheet = await openSheet(page);
    await sheet
      .getByLabel('Choose files')
      .setInputFiles({ name: 'x.dat', mimeType: 'text/plain', buffer: Buffer.from(bytes) });
    await expect(sheet).toHaveCount(0);
    await expect(plateOf(page, '山田太郎')).toBeVisible();
    await expectReading(page);
    await action(page, 'Last').click();
    await expectBoard(page, matedBoard);

    const files = await page.evaluateHandle(
      (content) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(content)], 'dropped.txt'));
        return transfer;
      },
      [...bytes],
    );
    await page.dispatchEvent('header', 'dragenter', { dataTransfer: files });
    await expect(page.getByText(english.kifu.dropToOpen)).toBeVisible();
    await page.dispatchEvent('body', 'drop', { dataTransfer: files });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByText(english.storage.news.known)).toBeVisible();
    await page.keyboard.press('Home');
    await expectPly(page, 0);

    await paste(page, kif);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectReading(page);
    await action(page, 'Last').click();
    await expectBoard(page, matedBoard);
  });

test('a letter that Shift_JIS lacks is named before saving, and UTF-8 is offered', async ({
  page,
}) => {
  await openTable(page);
  await paste(page, '手合割：平手\n1 ７六歩(77)\n*♥ and ☗\n');
  await expectReading(page);
  const sheet = await saveSheet(page);
  await sheet.getByRole('button', { name: 'Save file' }).click();
  const warning = sheet.getByRole('alert');
  await expect(warning).toContainText('Shift_JIS does not have ♥ ☗.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Use UTF-8' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.kifu$/);
  expect(await textOf(download)).toContain('♥ and ☗');
  await expect(warning).toHaveCount(0);
});

test('how a file was read can be seen again later, and its bytes are kept', async ({ page }) => {
  await openTable(page);
  const bytes = Buffer.from(
    '手合割:平手\n先手：A\nnonsense\n1 76歩(77)\n2 ３四歩(33) (soon)\n3 投了\n',
  );
  const open = await openSheet(page);
  await open
    .getByLabel('Choose files')
    .setInputFiles({ name: 'odd.kif', mimeType: 'text/plain', buffer: bytes });
  const receipt = page.getByRole('dialog', { name: english.kifu.receipt });
  await expect(receipt).toContainText('odd.kif · KIF · UTF-8');
  await expect(receipt).toContainText(
    '3 lines understood, 2 repaired, 1 kept unread, and 1 left out',
  );
  await expect(receipt.locator('section').filter({ hasText: 'Kept unread' })).toContainText(
    'Line 3: This line was not understood. It is kept as it stands. nonsense',
  );
  await receipt.getByText('Every line').click();
  await expect(receipt.getByRole('listitem').filter({ hasText: 'Line 6: ending' })).toBeVisible();
  await receipt.getByRole('button', { name: 'Close' }).click();
  await action(page, 'Last').click();
  await expectPly(page, 2);

  // It can also be seen after a reload.
  await page.reload();
  const sheet = await saveSheet(page);
  await sheet.getByRole('button', { name: english.kifu.showReceipt }).click();
  await expect(receipt).toContainText('1 left out');
  await receipt.getByRole('button', { name: 'Close' }).click();
  const again = await saveSheet(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    again.getByRole('button', { name: 'Save the original: odd.kif' }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(bytes);
});

test('a player chooses one game of a file with several, or keeps all', async ({ page }) => {
  await openTable(page);
  const csa = 'N+Ana\nN-Ben\nPI\n+\n+7776FU\n-3334FU\n%TORYO\n/\nN+Eva\nPI\n+\n+2726FU\n';
  const open = await openSheet(page);
  await open.getByLabel('Choose files').setInputFiles([
    { name: 'two.csa', mimeType: 'text/plain', buffer: Buffer.from(csa) },
    { name: 'one.usi', mimeType: 'text/plain', buffer: Buffer.from('startpos moves 7g7f') },
    { name: 'none.txt', mimeType: 'text/plain', buffer: Buffer.from('hello') },
  ]);
  const which = page.getByRole('dialog', { name: '3 games were found. Which one?' });
  await expect(which.getByRole('alert')).toContainText('none.txt');
  await which.getByRole('button', { name: english.kifu.keepAll }).click();
  await expect(which.getByRole('status')).toHaveText('3 games are now under Games.');
  await which.getByRole('button', { name: 'Ana – Ben' }).click();
  await expect(plateOf(page, 'Ana')).toBeVisible();
  await action(page, 'Last').click();
  await expectPly(page, 2);
  await page.goto('/#/games');
  await expect(page.getByText('Eva')).toBeVisible();
});

test('games that are kept before anything was played are listed immediately, and after a reload', async ({
  page,
}) => {
  await openTable(page);
  const csa = 'N+Ana\nN-Ben\nPI\n+\n+7776FU\n/\nN+Eva\nPI\n+\n+2726FU\n';
  const open = await openSheet(page);
  await open
    .getByLabel('Choose files')
    .setInputFiles({ name: 'two.csa', mimeType: 'text/plain', buffer: Buffer.from(csa) });
  const which = page.getByRole('dialog', { name: '2 games were found. Which one?' });
  await which.getByRole('button', { name: english.kifu.keepAll }).click();
  await expect(which.getByRole('status')).toHaveText('2 games are now under Games.');
  await page.keyboard.press('Escape');
  await expect(which).toHaveCount(0);
  await page.getByRole('link', { name: 'Games', exact: true }).click();
  await expect(page.locator('[data-game]')).toHaveCount(2);
  await page.reload();
  await expect(page.locator('[data-game]')).toHaveCount(2);
  await expect(page.getByText('Eva')).toBeVisible();
});
