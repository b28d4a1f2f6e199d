/** What the browser tests ask of the stored games. */
import { expect, type Page } from './test.ts';

/** The database of the app. */
export const NAME = 'shogi-table';

/** Rows of the database, as they are stored. */
export const rowsOf = (page: Page): Promise<readonly { readonly nodes: readonly unknown[] }[]> =>
  page.evaluate(
    (name) =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const asking = opening.result.transaction('sittings').objectStore('sittings').getAll();
          asking.onsuccess = () => {
            opening.result.close();
            resolve(asking.result);
          };
        };
      }),
    NAME,
  );

/** Waits until a game of so many turns is stored. */
export const expectKept = (page: Page, plies: number): Promise<void> =>
  expect.poll(async () => (await rowsOf(page)).map(({ nodes }) => nodes.length)).toContain(plies);
