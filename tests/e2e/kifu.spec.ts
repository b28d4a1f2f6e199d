import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Download, expect, type Locator, type Page, test } from '@playwright/test';
import { encode } from '../../src/effects/encode.ts';
import {
  action,
  expectBoard,
  expectPly,
  matedBoard,
  matingGame,
  openTable,
  play,
  resultCard,
  START,
  square,
} from './table.ts';

const shiftJis = fileURLToPath(new URL('fixtures/shift-jis.kif', import.meta.url));

const openSheet = async (page: Page) => {
  await action(page, 'Open a kifu…').click();
  const sheet = page.getByRole('dialog', { name: 'Open a kifu' });
  await expect(sheet).toBeVisible();
  return sheet;
};

const paste = async (page: Page, text: string): Promise<void> => {
  const sheet = await openSheet(page);
  await sheet.getByLabel('Paste the kifu here').fill(text);
  await sheet.getByRole('button', { name: 'Open', exact: true }).click();
};

const saveSheet = async (page: Page) => {
  await action(page, 'Copy or save').click();
  return page.getByRole('dialog', { name: 'Copy or save' });
};

const textOf = async (download: Download): Promise<string> =>
  readFile(await download.path(), 'utf8');

test('a Shift_JIS kifu is opened from a file and stepped to its end, with comments and a variation', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['2g2f']);
  const sheet = await openSheet(page);
  await sheet.getByLabel('Choose files').setInputFiles(shiftJis);
  await expect(sheet).toHaveCount(0);

  // At its start, with the players’ names and the first comment.
  await expectBoard(page, START);
  await expect(page.getByText('山田太郎', { exact: true })).toBeVisible();
  await expect(page.getByText('佐藤花子', { exact: true })).toBeVisible();
  const status = page.getByRole('region', { name: 'State of the game' });
  await expect(status).toContainText('よろしくお願いします。');

  for (let ply = 1; ply <= 9; ply += 1) {
    await action(page, 'Forward').click();
    await expectPly(page, ply);
    if (ply === 1) await expect(status).toContainText('角道を開けた。');
    if (ply === 2) await expect(status).not.toContainText('角道を開けた。');
  }
  await expect(status).toContainText('これで詰み。');
  await expectBoard(page, matedBoard);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
  await expect(resultCard(page)).toHaveAttribute('data-winner', '0');

  await page.locator('[data-ply="5"]').click();
  const beside = page.getByRole('list', { name: '1 variation here' }).getByRole('button');
  await expect(beside).toHaveCount(2);
  await beside.nth(1).click();
  await expect(status).toContainText('ふつうはこう指す。');
  await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');
  await action(page, 'Last').click();
  await expectPly(page, 6);
  await expect(square(page, '8d')).toHaveAttribute('data-piece', 'p');

  // The game that was on the table is not lost.
  await action(page, 'Bring it back').click();
  await expectPly(page, 1);
  await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');
});

test('a kifu dropped anywhere on the window is opened', async ({ page }) => {
  await openTable(page);
  const bytes = [...(await readFile(shiftJis))];
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'game.kif'));
    return transfer;
  }, bytes);
  await page.dispatchEvent('header', 'dragenter', { dataTransfer: files });
  const sheet = page.getByRole('dialog', { name: 'Open a kifu' });
  await expect(sheet).toContainText('drop them anywhere');
  await page.dispatchEvent('body', 'drop', { dataTransfer: files });
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText('山田太郎', { exact: true })).toBeVisible();
});

test('a file that is no kifu is said to be none, and the table stays as it is', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  const sheet = await openSheet(page);
  await sheet
    .getByLabel('Choose files')
    .setInputFiles({ name: 'photo.kif', mimeType: 'text/plain', buffer: Buffer.from([1, 2, 255]) });
  await expect(sheet.getByRole('alert')).not.toBeEmpty();
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expectPly(page, 1);
});

test('a pasted kifu is opened, and moves can be tried in it', async ({ page }) => {
  await openTable(page);
  await paste(
    page,
    '手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 中断\n',
  );
  await expectPly(page, 0);
  await action(page, 'Last').click();
  await expectPly(page, 2);
  await expect(square(page, '3d')).toHaveAttribute('data-piece', 'p');
  await action(page, 'Back').click();
  await play(page, ['8c8d'], { first: 1 });
  await expect(page.getByRole('list', { name: '1 variation here' })).toBeVisible();
});

test('a bad line is reported with its number, and the good part is kept', async ({ page }) => {
  await openTable(page);
  await paste(
    page,
    [
      '手合割：平手',
      '手数----指手---------消費時間--',
      '   1 ７六歩(77)',
      '   2 ３四歩(33)',
      '   3 ４五歩(77)',
      '   4 ８四歩(83)',
    ].join('\n'),
  );
  const receipt = page.getByRole('dialog', { name: 'What was read' });
  await expect(receipt).toContainText('Read 2 moves.');
  await expect(receipt.getByRole('listitem').first()).toContainText('Line 5:');
  await expect(receipt.getByRole('listitem').first()).toContainText('４五歩(77)');
  await receipt.getByRole('button', { name: 'Close' }).click();
  await action(page, 'Last').click();
  await expectPly(page, 2);
});

const format = (sheet: Locator, name: string) => sheet.getByRole('radio', { name, exact: true });

test('the game on the table is copied as KIF, as USI, and its position as SFEN', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText());
  await openTable(page);
  await play(page, matingGame);
  const sheet = await saveSheet(page);
  const copy = async (name: string): Promise<string> => {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await sheet.getByRole('button', { name }).click();
    await expect.poll(clipboard).not.toBe('');
    await expect(sheet.getByRole('status')).toHaveText('Copied.');
    return clipboard();
  };
  await format(sheet, 'USI').check();
  await expect(sheet).toContainText('Left out in this format: how it ended');
  expect((await copy('Copy text')).trim()).toBe(`position startpos moves ${matingGame.join(' ')}`);
  expect(await copy('Copy position as SFEN')).toBe(`${matedBoard} w b 10`);
  await format(sheet, 'KIF').check();
  const kif = await copy('Copy text');
  expect(kif).toContain('７六歩(77)');
  expect(kif).toContain('６三金打');
  await sheet.getByRole('button', { name: 'Close' }).click();

  // What was copied opens again, with its end.
  await paste(page, kif);
  await expectPly(page, 0);
  await action(page, 'Last').click();
  await expectBoard(page, matedBoard);
  await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
});

const saved = async (page: Page, sheet: Locator): Promise<{ name: string; bytes: Buffer }> => {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    sheet.getByRole('button', { name: 'Save file' }).click(),
  ]);
  return {
    name: download.suggestedFilename(),
    bytes: await readFile(await download.path()),
  };
};

/** Every format and encoding that can be saved: the file's ending, its encoding, and whether it carries the comments. */
const savable = [
  ['KIF', 'Shift_JIS (older programs)', 'kif', 'shift_jis', true],
  ['KIF', 'UTF-8 (every letter)', 'kifu', 'utf-8', true],
  ['KI2', 'Shift_JIS (older programs)', 'ki2', 'shift_jis', true],
  ['KI2', 'UTF-8 (every letter)', 'ki2u', 'utf-8', true],
  ['CSA', 'Shift_JIS (older programs)', 'csa', 'shift_jis', true],
  ['CSA', 'UTF-8 (every letter)', 'csa', 'utf-8', true],
  ['JKF', null, 'jkf', 'utf-8', true],
  ['USI', null, 'usi', 'utf-8', false],
  ['SFEN', null, 'sfen', 'utf-8', false],
] as const;

for (const [name, encoding, ending, charset, comments] of savable)
  test(`a kifu is saved as ${name} in ${charset}, and opens again as it was`, async ({ page }) => {
    await openTable(page);
    await (await openSheet(page)).getByLabel('Choose files').setInputFiles(shiftJis);
    await expect(page.getByText('山田太郎', { exact: true })).toBeVisible();
    const sheet = await saveSheet(page);
    await format(sheet, name).check();
    if (encoding !== null) await sheet.getByLabel('Encoding').selectOption(encoding);
    const file = await saved(page, sheet);
    expect(file.name).toBe(`shift-jis.${ending}`);
    // Only the right decoder makes sense of every byte.
    const text = new TextDecoder(charset, { fatal: true }).decode(file.bytes);
    if (comments) expect(text).toContain('角道を開けた。');
    await sheet.getByRole('button', { name: 'Close' }).click();

    const open = await openSheet(page);
    await open
      .getByLabel('Choose files')
      .setInputFiles({ name: file.name, mimeType: 'text/plain', buffer: file.bytes });
    await expect(open).toHaveCount(0);
    await expectPly(page, 0);
    if (comments) {
      await expect(page.getByText('山田太郎', { exact: true })).toBeVisible();
      await action(page, 'Forward').click();
      const status = page.getByRole('region', { name: 'State of the game' });
      await expect(status).toContainText('角道を開けた。');
    }
    await action(page, 'Last').click();
    await expectBoard(page, matedBoard);
  });

const otherEncodings = [
  ['EUC-JP', 'euc-jp'],
  ['UTF-16', 'utf-16le'],
  ['UTF-8 with its mark', 'utf-8-bom'],
] as const;

for (const [name, encoding] of otherEncodings)
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
    await expect(page.getByText('山田太郎', { exact: true })).toBeVisible();
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
    await page.dispatchEvent('body', 'drop', { dataTransfer: files });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expectPly(page, 0);

    await paste(page, kif);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await action(page, 'Last').click();
    await expectBoard(page, matedBoard);
  });

test('a letter that Shift_JIS lacks is told before saving, and UTF-8 is offered', async ({
  page,
}) => {
  await openTable(page);
  await paste(page, '手合割：平手\n1 ７六歩(77)\n*♥ and ☗\n');
  const sheet = await saveSheet(page);
  await sheet.getByRole('button', { name: 'Save file' }).click();
  const warning = sheet.getByRole('alert');
  await expect(warning).toContainText('Shift_JIS does not have ♥ ☗.');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    warning.getByRole('button', { name: 'Use UTF-8' }).click(),
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
  const receipt = page.getByRole('dialog', { name: 'What was read' });
  await expect(receipt).toContainText('odd.kif · KIF · UTF-8');
  await expect(receipt).toContainText('3 lines understood, 2 repaired, and 2 left out');
  await expect(receipt.getByRole('listitem').filter({ hasText: 'Line 3' })).toContainText(
    'nonsense',
  );
  await receipt.getByText('Every line').click();
  await expect(receipt.getByRole('listitem').filter({ hasText: 'Line 6: ending' })).toBeVisible();
  await receipt.getByRole('button', { name: 'Close' }).click();
  await action(page, 'Last').click();
  await expectPly(page, 2);

  // Also after the page was closed.
  await page.reload();
  const sheet = await saveSheet(page);
  await sheet.getByRole('button', { name: 'What was read…' }).click();
  await expect(receipt).toContainText('2 left out');
  await receipt.getByRole('button', { name: 'Close' }).click();
  const again = await saveSheet(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    again.getByRole('button', { name: 'Save the original: odd.kif' }).click(),
  ]);
  expect(await readFile(await download.path())).toEqual(bytes);
});

test('of a file with several games one is chosen, or all are kept', async ({ page }) => {
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
  await which.getByRole('button', { name: 'Keep them all under Games' }).click();
  await expect(which.getByRole('status')).toHaveText('3 games are now under Games.');
  await which.getByRole('button', { name: 'Ana – Ben' }).click();
  await expect(page.getByText('Ana', { exact: true })).toBeVisible();
  await action(page, 'Last').click();
  await expectPly(page, 2);
  await page.goto('/#/games');
  await expect(page.getByText('Eva')).toBeVisible();
});
