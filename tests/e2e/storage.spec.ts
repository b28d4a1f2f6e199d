/** Kept games when the browser discards data, and the steps against that. */
import { expectKept, NAME, rowsOf } from './stored.ts';
import {
  action,
  boardOf,
  expectBoard,
  expectPly,
  matingGame,
  openTable,
  play,
  resultCard,
  START,
  square,
} from './table.ts';
import { expect, type Page, promise, test } from './test.ts';
import { expectAllLoaded } from './waits.ts';

const forgetLocalStorage = (page: Page): Promise<void> => page.evaluate(() => localStorage.clear());

test(
  'a first visit that was killed before local storage was written comes back to its game',
  promise,
  async ({ page }) => {
    await openTable(page);
    await play(page, ['7g7f', '3c3d']);
    const before = await boardOf(page);
    await expectKept(page, 2);
    await forgetLocalStorage(page);
    await page.goto('about:blank');
    await page.goto('./#/play');
    await expectBoard(page, before);
    await expectPly(page, 2);
    await play(page, ['2g2f']);
  },
);

test('where the browser does not say whether a game is kept, a player can play, and a game that is found is listed', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await expectKept(page, 2);
  await forgetLocalStorage(page);
  await page.addInitScript(() => {
    IDBFactory.prototype.databases = () => new Promise(() => {});
  });
  await page.goto('about:blank');
  await page.goto('./#/play');
  await expectBoard(page, START);
  await play(page, ['2g2f']);
  const waiting = page.getByRole('region', { name: 'Unfinished games' });
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await expectPly(page, 1);
  await expect(square(page, '2f')).toHaveAttribute('data-piece', 'P');
});

test('games of a newer version and of another game are listed as what they are, can be saved as a file, and stay', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  await expectKept(page, 1);
  await page.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const work = opening.result.transaction('sittings', 'readwrite');
          work.objectStore('sittings').put({ version: 9, id: 'later', game: 'shogi' });
          work.objectStore('sittings').put({ version: 1, id: 'other', game: 'chess' });
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    NAME,
  );
  await page.goto('./#/games');
  await expect(
    page.getByText('1 game was written by a newer version of this app. It is kept.'),
  ).toBeVisible();
  await expect(
    page.getByText('1 entry is of a game that this version does not know. It is kept.'),
  ).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    action(page, 'Save what is stored as a file').click(),
  ]);
  expect(saved.suggestedFilename()).toBe('shogi-table-unreadable.json');
  await page.reload();
  await page.reload();
  await expect.poll(async () => (await rowsOf(page)).length).toBe(3);
});

/**
 * From the next navigation on, counts how often the browser is asked for lasting storage, and answers. The returned
 * function says how often it was asked.
 */
const countAsking = async (page: Page, grants: boolean): Promise<() => Promise<number>> => {
  await page.addInitScript((answer) => {
    const times = (): number => Number(sessionStorage.getItem('asked') ?? 0);
    StorageManager.prototype.persisted = async () => answer && times() > 0;
    StorageManager.prototype.persist = async () => {
      sessionStorage.setItem('asked', String(times() + 1));
      return answer;
    };
  }, grants);
  return () => page.evaluate(() => Number(sessionStorage.getItem('asked') ?? 0));
};

for (const [answer, grants] of [
  ['refused', false],
  ['granted', true],
] as const)
  test(`lasting storage is asked for in the first press after a game has ended, and not again when it is ${answer}`, async ({
    page,
  }) => {
    const asked = await countAsking(page, grants);
    await openTable(page);
    await play(page, matingGame);
    await expect(resultCard(page)).toBeVisible();
    await expectAllLoaded(page);
    expect(await asked()).toBe(0);
    await square(page, '5i').click();
    await expect.poll(asked).toBe(1);
    await page.reload();
    await expect(resultCard(page)).toBeVisible();
    await page.getByRole('link', { name: 'Games' }).click();
    await expect(page.locator('[data-game]')).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).click();
    await page.reload();
    await expect(page.locator('[data-game]')).toHaveCount(1);
    await expectAllLoaded(page);
    await page.getByRole('heading', { level: 1 }).click();
    expect(await asked()).toBe(1);
  });

test('while no game has ended a player is not asked for lasting storage, on the page of games neither', async ({
  page,
}) => {
  const asked = await countAsking(page, true);
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await page.getByRole('link', { name: 'Games' }).click();
  await expect(page.locator('[data-game]')).toHaveCount(1);
  await expectAllLoaded(page);
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Tab');
  expect(await asked()).toBe(0);
});

test('the status line says that a game is over, also where the card cannot be drawn', async ({
  page,
}) => {
  await page.route('**/play-*.js', (route) => route.abort());
  await openTable(page);
  await play(page, matingGame.slice(0, -1));
  await square(page, '6c').waitFor();
  await play(page, matingGame.slice(-1));
  await expect(page.locator('.status')).toContainText('Sente wins');
});
