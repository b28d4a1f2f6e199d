/** The progress in lessons is that of one learner and is never lost: reloads, tabs, resets, trouble, and the back-up. */

import { messages as english } from '#i18n/en/index.ts';
import { keeping } from '#i18n/en/learn/keeping.ts';
import { allIn, NAME, plainPage } from './stored.ts';
import { openTable, play, square } from './table.ts';
import { expect, type Page, test } from './test.ts';
import { write } from './write.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const act = (page: Page, name: string) => page.locator(`[data-action="${name}"]:visible`);
const stage = (page: Page, id: string) => page.locator(`[data-stage="${id}"]`);
const openPath = async (page: Page): Promise<void> => {
  await page.goto('./#/learn/shogi');
  await expect(page.locator('[data-part="path"]')).toBeVisible();
};

/** The shortest way through the level of the gold that goes ahead, and one that is a move longer. */
const shortest = ['5g', '5f', '5f', '5e'];
const longer = ['5g', '6g', '6g', '6f', '6f', '5f', '5f', '5e'];

/** Does that level by pressing squares. */
const doLevel = async (page: Page, way = shortest): Promise<void> => {
  const lesson = page.locator('[data-level="gold/ahead"]');
  await page.goto('./#/learn/shogi/gold/ahead');
  await expect(lesson).toHaveAttribute('data-state', 'open');
  for (const [i, name] of way.entries()) {
    await square(page, name).click();
    // The other side passes before the next move.
    if (i % 2 === 1) await expect(square(page, name)).toHaveAttribute('data-piece', 'G');
  }
  await expect(lesson).toHaveAttribute('data-state', 'done');
};

interface Row {
  readonly learner: string;
  readonly version: number;
  readonly progress: Readonly<Record<string, { readonly best: { readonly stars: number } | null }>>;
}
const rows = (page: Page): Promise<readonly Row[]> => allIn<Row>(page, 'lessons');
/** Waits until the level has so many stars in the database; null where it has none. */
const expectKeptStars = (page: Page, stars: number | null, learner = 'person 0'): Promise<void> =>
  expect
    .poll(async () => {
      const row = (await rows(page)).find((one) => one.learner === learner);
      return row?.progress['gold/ahead']?.best?.stars ?? null;
    })
    .toBe(stars);

test('a level that was done is done after a reload, on the path and in the next visit', async ({
  page,
  context,
}) => {
  await doLevel(page);
  await page.reload();
  await openPath(page);
  await expect(stage(page, 'gold')).toHaveAttribute('data-begun', 'true');
  const later = await context.newPage();
  await page.close();
  await openPath(later);
  await expect(stage(later, 'gold')).toHaveAttribute('data-begun', 'true');
});

test('the better result of two tabs stays, and each shows it', async ({ page, context }) => {
  await openPath(page);
  const other = await context.newPage();
  await doLevel(other, longer);
  await expectKeptStars(other, 1);
  await expect(stage(page, 'gold')).toHaveAttribute('data-begun', 'true');
  await doLevel(page);
  await expectKeptStars(page, 3);
  await openPath(other);
  await doLevel(other, longer);
  await openPath(other);
  await stage(other, 'gold').getByRole('button').click();
  await expect(other.getByRole('link', { name: /done, 3 stars/ })).toHaveCount(1);
  await expectKeptStars(other, 3);
});

test('each learner has progress of their own, the question comes once, and two taps change the learner', async ({
  page,
}) => {
  await openPath(page);
  await button(page, keeping.otherName).click();
  await write(page.getByRole('textbox', { name: keeping.name }), 'Ana');
  await page.keyboard.press('Enter');
  await expect(button(page, keeping.learner('Ana'))).toBeFocused();
  await doLevel(page);
  await openPath(page);
  await act(page, 'change-learner').click();
  await button(page, keeping.justMe).click();
  await expect(stage(page, 'gold')).not.toHaveAttribute('data-begun');
  await page.reload();
  await expect(button(page, keeping.learner(keeping.justMe))).toBeVisible();
  await act(page, 'change-learner').click();
  await button(page, 'Ana').click();
  await expect(stage(page, 'gold')).toHaveAttribute('data-begun', 'true');
  await expectKeptStars(page, 3, 'name Ana');
  await expectKeptStars(page, null);
});

test('a level, a stage and all lessons are reset, each with an undo that stays on its page', async ({
  page,
}) => {
  await doLevel(page);
  // A press right after a level has opened was meant for what was there before.
  await expect(async () => {
    await act(page, 'lesson-more').click({ timeout: 3_000 });
    await expect(act(page, 'reset-level')).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await act(page, 'reset-level').click();
  await expect(page.getByText(keeping.reset(1))).toBeVisible();
  await expectKeptStars(page, null);
  await act(page, 'undo-reset').click();
  await expectKeptStars(page, 3);

  await openPath(page);
  await stage(page, 'gold').getByRole('button').click();
  for (const reset of ['reset-stage', 'reset-all-levels']) {
    await act(page, reset).click();
    await expect(stage(page, 'gold')).not.toHaveAttribute('data-begun');
    await expectKeptStars(page, null);
    await act(page, 'undo-reset').click();
    await expect(stage(page, 'gold')).toHaveAttribute('data-begun', 'true');
    await expectKeptStars(page, 3);
  }
  await act(page, 'reset-all-levels').click();
  await page.goto('./#/settings');
  await expect(page.getByText(english.settings.forgets)).toBeVisible();
  await openPath(page);
  await expect(act(page, 'undo-reset')).toHaveCount(0);
  await expect(stage(page, 'gold')).not.toHaveAttribute('data-begun');
});

test('where the database is denied, it is said that nothing is kept, and lessons go on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await page.goto('./#/learn/shogi/gold/ahead');
  await expect(page.getByText(keeping.notKeptShort.storage)).toBeVisible();
  await act(page, 'dismiss-not-kept').click();
  await doLevel(page);
  await openPath(page);
  await expect(stage(page, 'gold')).toHaveAttribute('data-begun', 'true');
  await expect(page.getByText(keeping.notKept.storage)).toBeVisible();
});

test('progress of a newer version is kept as it is and not shown, and it is said', async ({
  page,
}) => {
  await doLevel(page);
  await expectKeptStars(page, 3);
  const newer = { learner: 'person 0', game: 'shogi', version: 9, progress: { gold: 'all of it' } };
  await page.evaluate(
    ([name, row]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const work = opening.result.transaction('lessons', 'readwrite');
          work.objectStore('lessons').put(row);
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [NAME, newer] as const,
  );
  await page.goto('about:blank');
  await openPath(page);
  await expect(page.getByText(keeping.notKept.newer)).toBeVisible();
  await expect(stage(page, 'gold')).not.toHaveAttribute('data-begun');
  await doLevel(page);
  await openPath(page);
  await expect(stage(page, 'gold')).toHaveAttribute('data-begun', 'true');
  expect(await rows(page)).toEqual([newer]);
});

test('a tab that holds the database before is waited for no longer than a start, and what was done then is kept later', async ({
  page,
  context,
}) => {
  const older = await plainPage(context);
  await older.evaluate(
    (name) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open(name, 5);
        opening.onupgradeneeded = () => {
          const { result } = opening;
          for (const store of ['sittings', 'summaries', 'views'])
            result.createObjectStore(store, { keyPath: 'id' });
        };
        opening.onsuccess = () => {
          // This connection stays open and ignores requests to close.
          Object.assign(globalThis, { held: opening.result });
          resolve();
        };
      }),
    NAME,
  );
  await page.bringToFront();
  await openPath(page);
  await expect(page.getByText(keeping.notKept.storage)).toBeVisible();
  await older.close();
  await doLevel(page);
  await openPath(page);
  await expect(page.getByText(keeping.notKept.storage)).toHaveCount(0);
  await expectKeptStars(page, 3);
});

test('a tab of an older version says that a newer one has taken the database', async ({
  page,
  context,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  const newer = await plainPage(context);
  await newer.evaluate(
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
  await page.bringToFront();
  await play(page, ['3c3d'], { first: 1 });
  await expect(page.getByText(/were written by a newer version of this app/)).toBeVisible();
});

test('the back-up carries learners and their progress to another browser', async ({
  page,
  browser,
  baseURL,
}) => {
  await openPath(page);
  await button(page, keeping.justMe).click();
  await doLevel(page);
  await expectKeptStars(page, 3);
  await page.goto('./#/games');
  await expect(page.getByText(/learning progress: lessons/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await button(page, english.backup.save).click();
  const file = await (await downloading).path();

  const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }), locale: 'en-US' });
  const other = await elsewhere.newPage();
  // The path is open in one tab while the file is restored in another.
  await openPath(other);
  const restoring = await elsewhere.newPage();
  await restoring.goto('./#/games');
  await restoring.getByLabel('File to restore from').setInputFiles(file);
  await expect(restoring.getByText(/0 games added/)).toBeVisible();
  await expect(stage(other, 'gold')).toHaveAttribute('data-begun', 'true');
  await expect(button(other, keeping.learner(keeping.justMe))).toBeVisible();
  await elsewhere.close();
});
