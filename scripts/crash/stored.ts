/** Reads the stored data of a page's origin, unchanged. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** The part of a stored game that is compared with what was seen. */
export interface Row {
  readonly id: string;
  readonly plies: number;
  /** The clock of the side to move: the milliseconds thought before, and since when it runs. */
  readonly clock: { readonly spentMs: number; readonly sinceMs: number | null } | null;
}

/** Every game of the database; none where there is no database. */
export const rowsOf = (page: Page): Promise<readonly Row[]> =>
  // A database may not open in time. Callers that wait for rows then ask again.
  Promise.race([sleep(5_000, []), ask(page)]);

const ask = (page: Page): Promise<readonly Row[]> =>
  page.evaluate(
    () =>
      new Promise<readonly Row[]>((resolve) => {
        const opening = indexedDB.open('shogi-table');
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const db = opening.result;
          if (!db.objectStoreNames.contains('sittings')) {
            db.close();
            resolve([]);
            return;
          }
          const asking = db.transaction('sittings').objectStore('sittings').getAll();
          asking.onsuccess = () => {
            db.close();
            resolve(
              asking.result.map(({ id, line, nodes, agreed }) => ({
                id,
                plies: (line?.bytes.length ?? 0) / 2 + nodes.length,
                clock: agreed?.clock
                  ? { spentMs: agreed.clock.spentMs, sinceMs: agreed.clock.sinceMs }
                  : null,
              })),
            );
          };
        };
      }),
  );
