/** What the browser tests ask of the stored games. */
import { expect, type Page } from './test.ts';

/** The database of the app. */
export const NAME = 'shogi-table';

/** As much of a row as tests ask for: what was played first is bytes, two a ply. */
interface Row {
  readonly line?: { readonly bytes: Uint8Array };
  readonly nodes: readonly unknown[];
}

/** Rows of the database, as they are stored. */
export const rowsOf = (page: Page): Promise<readonly Row[]> =>
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
  expect
    .poll(async () =>
      (await rowsOf(page)).map(({ line, nodes }) => (line?.bytes.length ?? 0) / 2 + nodes?.length),
    )
    .toContain(plies);
