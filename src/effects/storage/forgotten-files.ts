import type { Database } from './database-connection.ts';
import type { Journal } from './journal.ts';
import { sourceIdIn } from './unreadable-games.ts';

/**
 * Deletes the files whose games were all forgotten. Only a start calls this: until then a forgotten game may be brought
 * back.
 */
export const dropForgottenFiles = async (db: Database, journal: Journal): Promise<void> => {
  if ((await db.count('forgotten')) === 0) return;
  const journaled = new Set(journal.ids().map((id) => sourceIdIn(journal.read(id))));
  const stores = ['sittings', 'summaries', 'sources', 'forgotten'] as const;
  const work = db.transaction(stores, 'readwrite');
  const [summaries, forgotten] = [work.objectStore('summaries'), work.objectStore('forgotten')];
  const rows = await work.objectStore('sittings').count();
  // A row without a summary may use any file.
  if (rows === (await summaries.count())) {
    for (const id of await forgotten.getAllKeys()) {
      const isWanted = journaled.has(id) || (await summaries.index('source').count(id)) > 0;
      if (!isWanted) void work.objectStore('sources').delete(id);
      void forgotten.delete(id);
    }
  }
  await work.done;
};
