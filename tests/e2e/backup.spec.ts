/** Everything as one file: saved in one browser, brought back in another. */
import { zipSync } from 'fflate';
import { messages as english } from '#i18n/en/index.ts';
import { paste, shiftJis } from './kifu-sheets.ts';
import { action, boardOf, expectBoard, expectPly, newGame, openTable, play } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { expectAllLoaded } from './waits.ts';

const kif = '手合割：平手\n先手：Aoki\n後手：Baba\n   1 ７六歩(77)\n   2 ３四歩(33)\n';

const cards = (page: Page) => page.getByRole('listitem');
const namesOn = (page: Page) => page.locator('.game-players').allInnerTexts();

test('all games saved as one file are brought back in an empty browser, and once only', async ({
  page,
  browser,
  baseURL,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d', '8h2b+', '3a2b', 'B*8e']);
  const board = await boardOf(page);
  await newGame(page);
  await play(page, ['2g2f']);
  await paste(page, kif);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goto('./#/games');
  // The page one leaves, with its own lists, stays until this one is there.
  await expect(page.locator('.game-players')).toHaveCount(3);
  const listed = await namesOn(page);

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: english.backup.save }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^shogi-table-\d{4}-\d\d-\d\d\.zip$/);
  await expect(page.getByText('3 games saved as')).toBeVisible();
  const file = await download.path();

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  const other = await elsewhere.newPage();
  await other.goto('./#/games');
  await expect(other.getByText(english.games.empty)).toBeVisible();
  const bring = async (path: string): Promise<void> => {
    const choosing = other.waitForEvent('filechooser');
    await other.getByRole('button', { name: english.backup.bring }).click();
    await (await choosing).setFiles(path);
  };
  await bring(file);
  await expect(other.getByText('3 games added; 0 games were already here.')).toBeVisible();
  await expect(cards(other)).toHaveCount(3);
  await bring(file);
  await expect(other.getByText('0 games added; 3 games were already here.')).toBeVisible();
  await expect(cards(other)).toHaveCount(3);
  expect(await namesOn(other)).toEqual(listed);

  await bring(shiftJis);
  await expect(other.locator('.backup [role=alert]')).toHaveText(
    'This is not a zip file. Nothing was restored.',
  );
  await expect(other.getByRole('button', { name: english.backup.bring })).toBeFocused();

  await other.reload();
  await expect(cards(other)).toHaveCount(3);
  await cards(other).filter({ hasText: '5 moves' }).getByRole('button').first().click();
  await expectPly(other, 5);
  await expectBoard(other, board);
  await action(other, 'Take back').click();
  await expectPly(other, 4);
  await elsewhere.close();
});

/** From now on, records the longest task of the page, in milliseconds. */
const watchTasks = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'longtask' });
  });

const longestTask = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { longest: { readonly ms: number } }).longest.ms);

const head = new TextEncoder().encode('{"version":1}');

for (const [what, files, words] of [
  [
    'an entry that unpacks to 150 MB',
    () => ({ 'backup.json': head, 'sources/a': new Uint8Array(150_000_000) }),
    /1 entry of the file is larger than 64 MB and was left out: .*sources\/a/,
  ],
  [
    '2,000 empty entries',
    () => ({
      'backup.json': head,
      ...Object.fromEntries(
        Array.from({ length: 2_000 }, (_, n) => [`games/${n}.json`, new Uint8Array()] as const),
      ),
    }),
    /2,000 entries of the file could not be read/,
  ],
] as const)
  test(`a back-up with ${what} does not block the page, and is reported truthfully`, async ({
    page,
  }) => {
    await page.goto('./#/games');
    await expect(page.getByText(english.games.empty)).toBeVisible();
    // The files that come later do not count here.
    await expectAllLoaded(page);
    await watchTasks(page);
    const begun = performance.now();
    await page.getByLabel('File to restore from').setInputFiles({
      name: 'hostile.zip',
      mimeType: 'application/zip',
      buffer: Buffer.from(zipSync(files(), { level: 1 })),
    });
    await expect(page.locator('.backup [role=status]')).toContainText(words, { timeout: 45_000 });
    await expect(page.getByText('storage cannot be reached')).toHaveCount(0);
    const tookMs = performance.now() - begun;
    // A blocked page is blocked nearly all the time. On an idle machine the longest task is below 100 ms.
    expect(await longestTask(page)).toBeLessThan(Math.max(1_000, tookMs / 4));
  });
