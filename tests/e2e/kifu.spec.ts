import { readFile } from 'node:fs/promises';
import { messages as english } from '#i18n/en/index.ts';
import { format, openSheet, paste, saveSheet, shiftJis } from './kifu-sheets.ts';
import {
  action,
  expectBoard,
  expectPly,
  matedBoard,
  matingGame,
  openTable,
  plateOf,
  play,
  resultCard,
  START,
  square,
} from './table.ts';
import { expect, firefoxToo, promise, test } from './test.ts';

test(
  'a Shift_JIS kifu is opened from a file and stepped to its end, with comments and a variation',
  promise,
  async ({ page }) => {
    await openTable(page);
    await play(page, ['2g2f']);
    const sheet = await openSheet(page);
    await sheet.getByLabel('Choose files').setInputFiles(shiftJis);
    await expect(sheet).toHaveCount(0);

    // At its start, with the players’ names and the first comment.
    await expectBoard(page, START);
    await expect(plateOf(page, '山田太郎')).toBeVisible();
    await expect(plateOf(page, '佐藤花子')).toBeVisible();
    const status = page.locator('[data-part="comment"]');
    await expect(status).toContainText('よろしくお願いします。');
    const told = page.getByText('The previous game is under Games');
    await expect(told).toBeVisible();

    for (let ply = 1; ply <= 9; ply += 1) {
      await action(page, 'Next').click();
      await expectPly(page, ply);
      if (ply === 1) await expect(status).toContainText('角道を開けた。');
      if (ply === 2) await expect(status).not.toContainText('角道を開けた。');
    }
    await expect(status).toContainText('これで詰み。');
    await expectBoard(page, matedBoard);
    await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
    await expect(resultCard(page)).toHaveAttribute('data-winner', '0');
    // The last move is in sight in the list, however little room the result leaves.
    await expect(page.locator('[data-ply="9"]')).toBeInViewport();
    // The notice of the previous game went with the first step.
    await expect(told).toHaveCount(0);

    await expect(action(page, 'Review')).toBeVisible();
    await page.locator('[data-ply="9"]').hover();
    await page.mouse.wheel(0, -200);
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
    await page.getByRole('link', { name: 'Games' }).click();
    await page
      .getByRole('button', { name: /^Go on with/ })
      .first()
      .click();
    await expectPly(page, 1);
    await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');
  },
);

test('a list that is pasted is named as one, and the game on the table stays', async ({ page }) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await paste(page, '1. 買い物\n2. 牛乳\n3. 卵\n');
  const sheet = page.getByRole('dialog', { name: 'Open a kifu' });
  await expect(sheet.getByRole('alert')).toHaveText(english.kifu.refused.list());
  await sheet.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.locator('[data-square="7f"]')).toHaveAccessibleName(/pawn/);
  await page.goto('/#/games');
  await expect(page.getByRole('main')).not.toContainText('pasted', { ignoreCase: true });
});

test('a kifu dropped anywhere on the window is opened', firefoxToo, async ({ page }) => {
  await openTable(page);
  const bytes = [...(await readFile(shiftJis))];
  const files = await page.evaluateHandle((content) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([new Uint8Array(content)], 'game.kif'));
    return transfer;
  }, bytes);
  await page.dispatchEvent('header', 'dragenter', { dataTransfer: files });
  await expect(page.getByText(english.kifu.dropToOpen)).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: files });
  await expect(plateOf(page, '山田太郎')).toBeVisible();
});

test('a file that the system hands to the installed app is opened, and the game before is kept', async ({
  page,
}) => {
  // Fakes `launchQueue`, by which the browser passes an installed app the handles of files to open.
  await page.addInitScript(() => {
    const given: { take?: (launch: object) => void } = {};
    const setConsumer = (take: (launch: object) => void): void => {
      given.take = take;
    };
    Object.assign(globalThis, { given });
    Object.defineProperty(globalThis, 'launchQueue', { value: { setConsumer } });
  });
  await openTable(page);
  await play(page, ['7g7f']);
  await page.waitForFunction(() => (globalThis as { given?: { take?: unknown } }).given?.take);
  await page.evaluate(
    async (content) => {
      const folder = await navigator.storage.getDirectory();
      const handle = await folder.getFileHandle('game.kif', { create: true });
      const writable = await handle.createWritable();
      await writable.write(new Uint8Array(content));
      await writable.close();
      (globalThis as { given?: { take?: (launch: object) => void } }).given?.take?.({
        files: [handle],
      });
    },
    [...(await readFile(shiftJis))],
  );
  await expect(plateOf(page, '山田太郎')).toBeVisible();
  await expectPly(page, 0);
  await page.goto('./#/games');
  await expect(page.locator('[data-game]')).toHaveCount(2);
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

test('a pasted kifu is opened, and moves can be tried in it', promise, async ({ page }) => {
  await openTable(page);
  await paste(
    page,
    '手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)\n   2 ３四歩(33)\n   3 中断\n',
  );
  await expectPly(page, 0);
  await action(page, 'Last').click();
  await expectPly(page, 2);
  await expect(square(page, '3d')).toHaveAttribute('data-piece', 'p');
  await action(page, 'Previous').click();
  await expectPly(page, 1);
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
  const receipt = page.getByRole('dialog', { name: english.kifu.receipt });
  await expect(receipt).toContainText('Read 2 moves.');
  await expect(receipt.getByRole('listitem').first()).toContainText('Line 5:');
  await expect(receipt.getByRole('listitem').first()).toContainText('４五歩(77)');
  await receipt.getByRole('button', { name: 'Close' }).click();
  await action(page, 'Last').click();
  await expectPly(page, 2);
});

test(
  'the game on the table is copied as KIF, as USI, and its position as SFEN',
  promise,
  async ({ page, context }) => {
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
    await expect(sheet).toContainText(
      'Left out in this format: names and headers and how it ended',
    );
    expect((await copy('Copy text')).trim()).toBe(
      `position startpos moves ${matingGame.join(' ')}`,
    );
    expect(await copy('Copy position as SFEN')).toBe(`${matedBoard} w b 10`);
    await format(sheet, 'KIF').check();
    const kif = await copy('Copy text');
    expect(kif).toContain('７六歩(77)');
    expect(kif).toContain('６三金打');
    await sheet.getByRole('button', { name: 'Close' }).click();

    // The copied kifu opens again, with its end.
    await paste(page, kif);
    await expectPly(page, 0);
    await action(page, 'Last').click();
    await expectBoard(page, matedBoard);
    await expect(resultCard(page)).toHaveAttribute('data-outcome', 'checkmate');
  },
);
