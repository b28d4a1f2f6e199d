/** Kept games when the browser's storage fails, is gone, or is held by another tab. */
import { messages as english } from '#i18n/en/index.ts';
import { expectKept, NAME, plainPage } from './stored.ts';
import { expectPly, newGame, openTable, play, press, square } from './table.ts';
import { expect, test } from './test.ts';

test('after another tab deleted the database, play goes on and is kept, whole', async ({
  page,
  context,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  const other = await plainPage(context);
  await other.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = () => resolve();
      }),
    NAME,
  );
  await play(page, ['2g2f', '8c8d']);
  await expectKept(page, 4);
  await page.reload();
  await expectPly(page, 4);
});

test('when the database is gone after a visit, the unfinished games are back, and it is said', async ({
  page,
  context,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await newGame(page);
  await expectPly(page, 0);
  await play(page, ['2g2f']);
  await expectKept(page, 1);
  const address = page.url();
  await page.close();
  const other = await plainPage(context);
  await other.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = () => resolve();
      }),
    NAME,
  );
  const again = await context.newPage();
  await again.goto(address);
  await expectPly(again, 1);
  await expect(again.getByText(/has deleted kept games/)).toBeVisible();
  const waiting = again.getByRole('region', { name: 'Unfinished games' });
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
});

test('an older version in another tab does not hold the start up: its games come from the journal, it is said, and saving begins when that tab closes', async ({
  page,
  context,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await expectKept(page, 2);
  const address = page.url();
  await page.close();
  const older = await plainPage(context);
  await older.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        indexedDB.deleteDatabase(name).onsuccess = () => {
          const opening = indexedDB.open(name, 1);
          opening.onupgradeneeded = () => {
            const { result } = opening;
            result
              .createObjectStore('sittings', { keyPath: 'id' })
              .createIndex('changed', 'changedAtMs');
          };
          opening.onsuccess = () => {
            // This connection stays open and ignores requests to close.
            Object.assign(globalThis, { held: opening.result });
            resolve();
          };
        };
      }),
    NAME,
  );
  const newer = await context.newPage();
  await newer.goto(address);
  await expectPly(newer, 2);
  const notice = newer.getByText(/Another tab has an older version of this app open/);
  await expect(notice).toBeVisible();
  await play(newer, ['2g2f']);
  await expect(notice).toHaveCount(1);
  await older.close();
  await expect(notice).toHaveCount(0);
  await expectKept(newer, 3);
});

test('a database of a newer version is left alone: the table starts, says so, and has the journal’s game', async ({
  page,
  context,
}) => {
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await expectKept(page, 2);
  const address = page.url();
  await page.close();
  const other = await plainPage(context);
  await other.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name, 99);
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
    NAME,
  );
  const again = await context.newPage();
  await again.goto(address);
  await expectPly(again, 2);
  await expect(again.getByText(/were written by a newer version of this app/)).toBeVisible();
  await play(again, ['2g2f']);
  await again.reload();
  await expectPly(again, 3);
});

for (const [what, deny] of [
  [
    'is denied',
    () => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    },
  ],
  ['does not exist', () => Object.defineProperty(globalThis, 'indexedDB', { value: undefined })],
] as const)
  test(`where a database ${what} a player can play, is shown a notice, and comes back to the game`, async ({
    page,
  }) => {
    await page.addInitScript(deny);
    await openTable(page);
    await expect(page.getByText(/does not let games be kept/)).toBeVisible();
    await play(page, ['7g7f', '3c3d']);
    await page.reload();
    await expectPly(page, 2);
    await expect(page.getByText(/does not let games be kept/)).toBeVisible();
    await page.goto('./#/games');
    await expect(page.locator('[data-game]')).toHaveCount(1);
  });

test('where local storage throws at every access, a player can play and the game is kept', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('denied', 'SecurityError');
    };
    Storage.prototype.getItem = refuse;
    Storage.prototype.setItem = refuse;
    Storage.prototype.removeItem = refuse;
  });
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await expectKept(page, 2);
  await page.reload();
  await expectPly(page, 2);
});

test('a failed save is tried again, its notice goes, and until then a new game offers to save the present one first', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(globalThis, { full: false });
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args) {
      if ((globalThis as unknown as { full: boolean }).full)
        throw new DOMException('full', 'QuotaExceededError');
      return put.apply(this, args);
    };
  });
  await openTable(page);
  await play(page, ['7g7f']);
  await expectKept(page, 1);
  await page.evaluate(() => Object.assign(globalThis, { full: true }));
  await play(page, ['3c3d'], { first: 1 });
  const notice = page.getByText(/There is no room left in this browser/);
  await expect(notice).toBeVisible();
  await press(page, 'New game');
  await page.getByRole('dialog').getByRole('button', { name: 'Copy or save the kifu' }).click();
  await expect(page.getByRole('dialog', { name: /Copy|Save/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await newGame(page);
  await expect(page.getByText(/The previous game could not be kept/)).toBeVisible();
  await expect(page.getByText(english.undo.replaced)).toHaveCount(0);
  await page.evaluate(() => Object.assign(globalThis, { full: false }));
  await play(page, ['2g2f']);
  await expect(notice).toHaveCount(0);
  await expectKept(page, 2);
  await expect(page.getByText(/The previous game could not be kept/)).toHaveCount(0);
});

test('a game played and set aside before the database had opened is kept', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function (...what) {
      const request = open.apply(this, what);
      const listen = request.addEventListener.bind(request) as EventTarget['addEventListener'];
      // Hides from the app that the database has opened.
      const addEventListener: EventTarget['addEventListener'] = (type, ...rest) => {
        if (type !== 'success') listen(type, ...rest);
      };
      return Object.assign(request, { addEventListener });
    };
  });
  await openTable(page);
  await play(page, ['7g7f', '3c3d']);
  await newGame(page);
  await expectPly(page, 0);
  await play(page, ['2g2f']);
  await page.close();

  const again = await context.newPage();
  await again.goto('./#/play');
  await expect(square(again, '2f')).toHaveAttribute('data-piece', 'P');
  const waiting = again.getByRole('region', { name: 'Unfinished games' });
  await waiting.getByRole('button', { name: /^Go on with/ }).click();
  await expectPly(again, 2);
});

for (const [what, take] of [
  ['has no locks', () => Reflect.deleteProperty(Navigator.prototype, 'locks')],
  [
    'refuses locks',
    () => {
      const request = () => Promise.reject(new DOMException('denied', 'SecurityError'));
      Object.defineProperty(Navigator.prototype, 'locks', { value: { request } });
    },
  ],
] as const)
  test(`where the browser ${what}, two tabs can play the same game: nothing of either is lost, and it is said`, async ({
    page: first,
    context,
  }) => {
    await context.addInitScript(take);
    await openTable(first);
    await play(first, ['7g7f']);
    await expectKept(first, 1);
    const second = await context.newPage();
    await second.goto(first.url());
    await expectPly(second, 1);
    await play(second, ['3c3d', '2g2f', '8c8d'], { first: 1 });
    await expectKept(second, 4);
    await first.bringToFront();
    await play(first, ['8c8d'], { first: 1 });
    await expect(first.getByText(/Another tab went on with this game too/)).toBeVisible();
    await expect(first).not.toHaveURL(second.url());
    await expectKept(first, 2);
    await expectKept(second, 4);
    await first.goto('./#/games');
    await expect(first.locator('[data-game]')).toHaveCount(2);
    await second.close();
    await first.reload();
    await expect(first.locator('[data-game]')).toHaveCount(2);
  });
