/** Keeps many new games: as many as come together go into the database in one transaction, with their files. */
import { type Packs, packOf } from '#games/pack.ts';
import type { NewGames } from '#store/ports.ts';
import type { Connection } from './database-connection.ts';
import { rowsOf, type WrittenGame } from './row-write.ts';

/** How many games one transaction takes at most. */
const TOGETHER = 50;

/** About how many bytes of files one transaction takes: waiting files are in memory. */
const BYTES = 16_000_000;

/** Takes new games one by one. The revisions of their rows are noted in `known`. */
export const newGames = (
  packs: Packs,
  { use }: Connection,
  known: Map<string, number>,
): NewGames => {
  let waiting: WrittenGame[] = [];
  let files = new Map<string, Uint8Array<ArrayBuffer>>();
  /** The files that are in the database already: the games of one file may fill several transactions. */
  const filed = new Set<string>();
  const flush = async (): Promise<void> => {
    const [made, sources] = [waiting, files];
    [waiting, files] = [[], new Map()];
    await use(async (db) => {
      const work = db.transaction(['sittings', 'summaries', 'sources'], 'readwrite');
      const [rows, summaries] = [work.objectStore('sittings'), work.objectStore('summaries')];
      const store = work.objectStore('sources');
      const puts = made.flatMap(({ row, summary }) => [rows.put(row), summaries.put(summary)]);
      const filePuts = [...sources].map(([id, bytes]) => store.put(bytes, id));
      await Promise.all([...puts, ...filePuts, work.done]);
    });
    for (const { row } of made) known.set(row.id, row.revision);
    for (const id of sources.keys()) filed.add(id);
  };
  const isFull = (): boolean => {
    const bytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0);
    return waiting.length >= TOGETHER || bytes >= BYTES;
  };
  return {
    add: async (sitting, file) => {
      const id = sitting.source?.id;
      if (id !== undefined && file !== undefined && !filed.has(id) && !files.has(id))
        files.set(id, new Uint8Array(await file.arrayBuffer()));
      waiting.push(rowsOf(await packOf(packs, sitting.match.gameId), sitting));
      if (isFull()) await flush();
    },
    end: async () => {
      if (waiting.length > 0) await flush();
    },
  };
};
