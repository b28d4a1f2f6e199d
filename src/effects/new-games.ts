/** Keeps many new games at once: as many as come together go into the database in one transaction. */
import { type Packs, packOf } from '#games/pack.ts';
import type { NewGames } from '#store/ports.ts';
import type { Connection } from './database-connection.ts';
import { rowsOf, type WrittenGame } from './row-write.ts';

/** How many games one transaction takes at most. */
const TOGETHER = 50;

/** Takes new games one by one; `known` learns the revisions of their rows. */
export const newGames = (
  packs: Packs,
  { use }: Connection,
  known: Map<string, number>,
): NewGames => {
  let waiting: WrittenGame[] = [];
  const flush = async (): Promise<void> => {
    const made = waiting;
    waiting = [];
    await use(async (db) => {
      const work = db.transaction(['sittings', 'summaries'], 'readwrite');
      const [rows, summaries] = [work.objectStore('sittings'), work.objectStore('summaries')];
      const puts = made.flatMap(({ row, summary }) => [rows.put(row), summaries.put(summary)]);
      await Promise.all([...puts, work.done]);
    });
    for (const { row } of made) known.set(row.id, row.revision);
  };
  return {
    add: async (sitting) => {
      waiting.push(rowsOf(await packOf(packs, sitting.match.gameId), sitting));
      if (waiting.length === TOGETHER) await flush();
    },
    end: async () => {
      if (waiting.length > 0) await flush();
    },
  };
};
