/** Many files together: chosen, dropped as a folder, and kept. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messages as english } from '#i18n/en/index.ts';
import { choose } from './kifu-sheets.ts';
import { fileOf, longKif, noise } from './large-files.ts';
import { seeded } from './seeded.ts';
import { NAME, rowsOf } from './stored.ts';
import { action, expectPly, openTable, plateOf, play } from './table.ts';
import { expect, type Locator, type Page, test } from './test.ts';

/** Drops files or folders from the disk on the middle of the window, as the system passes them. */
const dropFiles = async (page: Page, ...paths: readonly string[]): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [...paths], dragOperationsMask: 1 };
  const at = { x: 400, y: 300, data } as const;
  await session.send('Input.dispatchDragEvent', { type: 'dragEnter', ...at });
  await expect(page.locator('.drop-frame')).toBeVisible();
  await session.send('Input.dispatchDragEvent', { type: 'dragOver', ...at });
  await session.send('Input.dispatchDragEvent', { type: 'drop', ...at });
  await session.detach();
};

test('a folder of 500 files is read one by one, and one of its games is opened', async ({
  page,
}) => {
  await openTable(page);
  const files = Array.from({ length: 500 }, (_, i) =>
    fileOf(`${i}.kif`, longKif(10, [`先手：Player ${i}`])),
  );
  const sheet = await choose(page, ...files, fileOf('photo.png', noise(5_000)));
  const list = page.getByRole('dialog', { name: '500 games were found' });
  await expect(list).toBeVisible({ timeout: 30_000 });
  await expect(sheet).toHaveCount(0);
  await expect(list.getByRole('alert')).toContainText('photo.png');
  expect(await list.getByRole('listitem').count()).toBeLessThan(60);
  await list.getByRole('button', { name: /Player 3 / }).click();
  await expect(plateOf(page, 'Player 3')).toBeVisible();
  await action(page, 'Last').click();
  await expectPly(page, 10);
});

test('a file of the system that is dragged over the window and away again leaves no frame', async ({
  page,
}) => {
  await openTable(page);
  const path = test.info().outputPath('game.kif');
  await writeFile(path, longKif(10));
  const session = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  const at = { x: 400, y: 300, data } as const;
  await session.send('Input.dispatchDragEvent', { type: 'dragEnter', ...at });
  await expect(page.locator('.drop-frame')).toBeVisible();
  await session.send('Input.dispatchDragEvent', { type: 'dragOver', ...at });
  await session.send('Input.dispatchDragEvent', { type: 'dragCancel', ...at });
  await expect(page.locator('.drop-frame')).toHaveCount(0);
  await expectPly(page, 0);
});

test('a folder dropped on the table is read with the folders in it, and other files are skipped', async ({
  page,
}) => {
  await openTable(page);
  await play(page, ['7g7f']);
  const folder = test.info().outputPath('Kifu');
  await mkdir(join(folder, 'older', 'empty'), { recursive: true });
  const names = Array.from({ length: 130 }, (_, i) => join(i % 2 === 0 ? '' : 'older', `${i}.kif`));
  for (const [i, name] of names.entries())
    await writeFile(join(folder, name), longKif(10, [`先手：Player ${i}`]));
  await writeFile(join(folder, 'photo.png'), noise(5_000));
  await dropFiles(page, folder);
  const list = page.getByRole('dialog', { name: '130 games were found' });
  await expect(list).toBeVisible();
  await expect(list.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expectPly(page, 1);
  await dropFiles(page, join(folder, 'older', 'empty'));
  const sheet = page.getByRole('dialog', { name: 'Open a kifu' });
  await expect(sheet.getByRole('alert')).not.toBeEmpty();
});

/** How many games in the database were opened from a file, and how many of those lack their file. */
const filesKept = (page: Page): Promise<{ readonly games: number; readonly bare: number }> =>
  page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const work = opening.result.transaction(['sittings', 'sources']);
          const rows = work.objectStore('sittings').getAll();
          const files = work.objectStore('sources').getAllKeys();
          work.oncomplete = () => {
            opening.result.close();
            const named = rows.result.flatMap(({ source }) => (source ? [source.id] : []));
            const bare = named.filter((id) => !files.result.includes(id)).length;
            resolve({ games: named.length, bare });
          };
        };
      }),
    NAME,
  );

/** From the next navigation on, the worker does not get game `which`, counted from 1: importing stops before it. */
const withholdGame = (page: Page, which: number): Promise<unknown> =>
  page.addInitScript((withheld) => {
    const { postMessage } = Worker.prototype;
    let asked = 0;
    Worker.prototype.postMessage = function (
      this: Worker,
      question: { readonly about?: { readonly is: string } },
    ) {
      if (question.about?.is === 'game') asked += 1;
      if (asked !== withheld) postMessage.call(this, question);
    };
  }, which);

/** Chooses `count` games during a game, keeps them all, and waits until game `until` is being read. */
const keepMany = async (page: Page, count: number, until: number): Promise<Locator> => {
  await openTable(page);
  await play(page, ['7g7f']);
  const files = Array.from({ length: count }, (_, i) =>
    fileOf(`${i}.kif`, longKif(10, [`先手：Player ${i}`])),
  );
  await choose(page, ...files);
  const list = page.getByRole('dialog', { name: `${count} games were found` });
  await list.getByRole('button', { name: english.kifu.keepAll }).click();
  await expect(list.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    `Keeping game ${until} of ${count}`,
  );
  return list;
};

const reloads = [
  [55, 50],
  [110, 100],
] as const;

for (const [at, kept] of seeded('reloads', reloads))
  test(`when the page is reloaded at game ${at} of 120 that are being kept, each kept game has its file`, async ({
    page,
  }) => {
    // Hold this game back, so that the reload comes while the games after the last batch wait.
    await withholdGame(page, at);
    await keepMany(page, 120, at);
    await page.reload();
    await expectPly(page, 1);
    expect(await filesKept(page)).toEqual({ games: kept, bare: 0 });
  });

test('keeping many games is cancelled halfway: kept games stay, the page says so, and the rest can follow', async ({
  page,
}) => {
  // Hold the 55th of sixty games back until Cancel is pressed, however quick the machine. Fifty are in the database by
  // then, and four wait for it.
  await withholdGame(page, 55);
  const list = await keepMany(page, 60, 55);
  await list.getByRole('button', { name: 'Cancel' }).click();
  await expect(list.getByRole('status').filter({ hasText: 'are now under Games' })).toContainText(
    '54 of 60 games',
  );
  await expect.poll(async () => (await rowsOf(page)).length).toBe(54 + 1);
  await list.getByRole('button', { name: english.kifu.keepAll }).click();
  await expect(list.getByText('60 games are now under Games.')).toBeVisible();
  expect((await rowsOf(page)).length).toBe(61);
  await list.getByRole('button', { name: 'Close' }).click();
  await expectPly(page, 1);
});
