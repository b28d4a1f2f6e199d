/**
 * Where games are kept: IndexedDB, one row a sitting. This much is fetched soon after the first paint, so that the first
 * move finds the database open; what reads games comes when there is something to read.
 */

import { type Packs, packOf } from '#games/pack.ts';
import { fetchOnce, twice } from '#loading/chunk.ts';
import type { GameSummary, Sitting } from '#store/table.ts';
import type { CompactRow } from './compact-row.ts';
import { type ConnectionListener, connectionTo, type Database } from './database-connection.ts';
import { fieldOf } from './field-of.ts';
import type { Journal } from './journal.ts';
import type { DatabaseListener, StoredGames } from './kept-games.ts';
import type { SittingText } from './sitting-read.ts';
import { writeView } from './view-write.ts';

/** The games that are kept in this browser. */
export interface GameDatabase {
  /** Keeps a game; `strict` waits until it is on the disk, and `view` keeps of it only what is looked at and pointed at. Rejects with a ContestedError when another tab has gone on with it. */
  readonly keep: (sitting: Sitting, how?: 'strict' | 'view') => Promise<void>;
  /** What reads the games. */
  readonly kept: () => Promise<StoredGames>;
  readonly forget: (id: string) => Promise<void>;
  /** Whether anything is kept, readable or not. */
  readonly holdsAny: () => Promise<boolean>;
  /** Notes that a game's clock ran at an instant. */
  readonly beat: (id: string, atMs: number) => Promise<void>;
}

/** What reads kept games. */
const keptGamesFile = fetchOnce(() => import('./kept-games.ts'));

/** Fetches what reads kept games of one kind. Where it does not come the page says so, for a table without the game that waits would look as if that were lost. */
export const readingFiles = async (packs: Packs, gameId: string): Promise<void> => {
  const { lines } = await packOf(packs, gameId);
  await Promise.all([keptGamesFile(), lines && twice(lines)]);
};

/** What makes rows of games. */
const rowsFile = fetchOnce(() => import('./row-write.ts'));

/** Puts a row unless another than the one known has taken its place; answers with that one, or nothing when it was put. */
const putOver = async (
  db: Database,
  text: CompactRow | SittingText,
  summary: GameSummary,
  known: number | undefined,
  durability: 'strict' | 'relaxed',
): Promise<unknown> => {
  const work = db.transaction(['sittings', 'summaries', 'beats'], 'readwrite', { durability });
  const rows = work.objectStore('sittings');
  const there: unknown = await rows.get(text.id);
  const mayPut =
    there === undefined || (known !== undefined && fieldOf(there, 'revision') === known);
  const done: Promise<unknown>[] = [work.done];
  if (mayPut) {
    done.push(rows.put(text), work.objectStore('summaries').put(summary));
    if (text.agreed?.clock?.sinceMs == null) done.push(work.objectStore('beats').delete(text.id));
  }
  await Promise.all(done);
  return mayPut ? undefined : there;
};

/** Opens the database for games of any kind that is known. Every method rejects where the browser allows no database and the journal cannot answer; nothing is lost from the screen then. */
export const openGameDatabase = (
  packs: Packs,
  journal: Journal,
  told: DatabaseListener,
  limitMs?: number,
): GameDatabase => {
  /** The revisions this tab has read or written, by id: what else stands in a row is of another tab. */
  const known = new Map<string, number>();
  const heard: ConnectionListener = {
    made: (lost) => {
      if (lost || journal.hadDatabase()) told.lost();
      reading = undefined;
      known.clear();
    },
    opened: () => told.unreachable(undefined),
  };
  const connection = connectionTo(heard, limitMs);
  // Who loses the net later goes on keeping.
  rowsFile().catch(() => {});
  const openReading = async (): Promise<StoredGames> =>
    (await keptGamesFile()).readKeptGames(packs, journal, connection, known, told);
  let reading: Promise<StoredGames> | undefined;
  const kept = (): Promise<StoredGames> => {
    if (reading === undefined) {
      reading = openReading();
      // What failed to load is asked for again.
      reading.catch(() => {
        reading = undefined;
      });
    }
    return reading;
  };

  let last: Promise<unknown> = Promise.resolve();
  /** One after the other, so that each finds the revision that the one before has left. */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const next = last.then(act, act);
    last = next;
    return next;
  };

  const put = async (
    text: CompactRow | SittingText,
    summary: GameSummary,
    durability: 'strict' | 'relaxed',
  ): Promise<void> => {
    const use = () =>
      connection.use((db) => putOver(db, text, summary, known.get(text.id), durability));
    // A later one of this tab's has come there by the journal; it is on its way besides.
    const isPast = (revision: unknown): boolean =>
      Number(revision) > text.revision && Number(revision) <= (journal.written(text.id) ?? 0);
    if (isPast(known.get(text.id))) return;
    for (let there = await use(); there !== undefined; there = await use()) {
      if (isPast(fieldOf(there, 'revision'))) return;
      known.set(text.id, await (await kept()).revisionHeldIn(text, there));
    }
    known.set(text.id, text.revision);
  };

  return {
    keep: (sitting, how) =>
      inTurn(async () => {
        if (how === 'view') {
          await connection.use((db) => db.put('views', writeView(sitting)));
          return;
        }
        const pack = await packOf(packs, sitting.match.gameId);
        const { rowsOf, forgetIfStill } = await rowsFile();
        const { row, summary } = await rowsOf(pack, sitting);
        await put(row, summary, how ?? 'relaxed');
        journal.settle(row.id, row.revision, row.outcome !== null);
        forgetIfStill(row);
      }),
    kept,
    forget: (id) => inTurn(async () => (await kept()).forget(id)),
    holdsAny: async () =>
      journal.ids().length > 0 || (await connection.use((db) => db.count('sittings'))) > 0,
    beat: (id, atMs) =>
      connection.use(async (db) => {
        await db.put('beats', atMs, id);
      }),
  };
};
