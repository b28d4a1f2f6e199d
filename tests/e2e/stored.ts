/** Queries of the browser tests about the stored games. */
import { expect, type Page } from './test.ts';

/** The database of the app. */
export const NAME = 'shogi-table';

/** The part of a row that tests need. `line` is the moves played first, as bytes, two a ply. */
interface Row {
  readonly line?: { readonly bytes: Uint8Array };
  readonly nodes: readonly unknown[];
}

/** All entries of a store of the database, unchanged. */
const allIn = <T>(page: Page, store: string): Promise<readonly T[]> =>
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
