/** Queries of the browser tests about the stored games. */
import { type BrowserContext, expect, type Page } from './test.ts';

/** The database of the app. */
export const NAME = 'shogi-table';

/** The part of a row that tests need. `line` is the moves played first, as bytes, two a ply. */
interface Row {
  readonly line?: { readonly bytes: Uint8Array };
  readonly nodes: readonly unknown[];
}

/** A row with the count of its changes. */
interface Revised {
  readonly revision: number;
}

/** All entries of a store of the database, unchanged. */
export const allIn = <T>(page: Page, store: string): Promise<readonly T[]> =>
  page.evaluate(
    ([name, from]) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction(from).objectStore(from).getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result);
          };
        };
      }),
    [NAME, store] as const,
  );

/** Rows of the database, unchanged. */
export const rowsOf = (page: Page): Promise<readonly Row[]> => allIn(page, 'sittings');

/** The last revision in the database, of a game or of what was only chosen or looked at in it. */
export const lastRevision = async (page: Page): Promise<number> => {
  const stores = await Promise.all(
    ['sittings', 'views'].map((store) => allIn<Revised>(page, store)),
  );
  return Math.max(0, ...stores.flat().map(({ revision }) => revision));
};

/** Waits until the database has all that local storage, which is written first, has of games. */
export const expectAllStored = (page: Page): Promise<void> =>
  expect
    .poll(async () => {
      const written = await page.evaluate(() =>
        Object.entries(localStorage)
          .filter(([key]) => /^shogi-table\/(journal|view)\//.test(key))
          .map(([, entry]) => Number(JSON.parse(entry).revision)),
      );
      return (await lastRevision(page)) - Math.max(...written);
    })
    .toBe(0);

/**
 * How many edits of the only record can be undone after a reload. One more entry holds the record after the last edit.
 */
export const editsKept = async (page: Page): Promise<number> =>
  Math.max(0, (await allIn(page, 'edits')).length - 1);

/** Waits until a game of so many turns is stored. */
export const expectKept = (page: Page, plies: number): Promise<void> =>
  expect
    .poll(async () =>
      (await rowsOf(page)).map(({ line, nodes }) => (line?.bytes.length ?? 0) / 2 + nodes?.length),
    )
    .toContain(plies);

/** A page of the app's own origin, without the app. */
export const plainPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  await page.goto('./licences/none.txt');
  return page;
};
