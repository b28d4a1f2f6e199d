/**
 * Where games are kept: IndexedDB, one row a sitting. This much is fetched soon after the first paint, so that the first
 * move finds the database open; what reads games comes when there is something to read.
 */

import { type Packs, packOf } from '#games/pack.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { Sources } from '#store/ports.ts';
import type { Sitting, UnreadableGame, Waiting } from '#store/table.ts';
import { connectionTo, type Database, type Told } from './database-connection.ts';
import { fieldOf } from './field-of.ts';
import { forgetBeat } from './heartbeat.ts';
import type { Journal } from './journal.ts';
import type { SittingText } from './sitting-read.ts';
import { writeSitting } from './sitting-write.ts';
import { ContestedError } from './storage-trouble.ts';

/** The games that are kept in this browser. */
export interface GameDatabase extends Sources {
  /** Keeps a game; `strict` waits until it is on the disk. Rejects with a ContestedError when another tab has gone on with it. */
  readonly keep: (sitting: Sitting, strict?: 'strict') => Promise<void>;
  readonly load: (id: string) => Promise<Sitting | undefined>;
  /** Every kept game in which something happened, latest first. */
  readonly list: () => Promise<readonly Waiting[]>;
  /** What is kept and cannot be read. */
  readonly unreadable: () => Promise<readonly UnreadableGame[]>;
  readonly forget: (id: string) => Promise<void>;
  /** The game changed last; undefined on a first visit. */
  readonly latest: () => Promise<Sitting | undefined>;
  /** Whether anything is kept, readable or not. */
  readonly holdsAny: () => Promise<boolean>;
  /** Notes that a game's clock ran at an instant. */
  readonly beat: (id: string, atMs: number) => Promise<void>;
}

/** What the database reports besides its answers. */
export interface DatabaseTold {
  /** Kept games cannot be reached, and why; `undefined` when they can be again. */
  readonly unreachable: (error: unknown) => void;
  /** Games were kept here before, and the browser has thrown them away. */
  readonly lost: () => void;
}

/** What reads kept games. Where it does not come the page says so, for a table without the game that waits would look as if that were lost. */
export const keptGamesFile = fetchOnce(() => import('./kept-games.ts'));

/** Puts a row unless another than the one known has taken its place; answers with that one, or nothing when it was put. */
const putOver = async (
  db: Database,
  text: SittingText,
  known: number | undefined,
  durability: 'strict' | 'relaxed',
): Promise<unknown> => {
  const work = db.transaction(['sittings', 'beats'], 'readwrite', { durability });
  const rows = work.objectStore('sittings');
  const there: unknown = await rows.get(text.id);
  const mayPut =
    there === undefined || (known !== undefined && fieldOf(there, 'revision') === known);
  const done: Promise<unknown>[] = [work.done];
  if (mayPut) {
    done.push(rows.put(text));
    if (text.agreed?.clock?.sinceMs == null) done.push(work.objectStore('beats').delete(text.id));
  }
  await Promise.all(done);
  return mayPut ? undefined : there;
};

/** Opens the database for games of any kind that is known. Every method rejects where the browser allows no database and the journal cannot answer; nothing is lost from the screen then. */
export const openGameDatabase = (
  packs: Packs,
  journal: Journal,
  told: DatabaseTold,
  limitMs?: number,
): GameDatabase => {
  /** The revisions this tab has read or written, by id: what else stands in a row is of another tab. */
  const known = new Map<string, number>();
  const heard: Told = {
    made: (lost) => {
      if (lost || journal.hadDatabase()) told.lost();
      reading = undefined;
      known.clear();
    },
    opened: () => told.unreachable(undefined),
  };
  const connection = connectionTo(heard, limitMs);
  const openReading = async () =>
    (await keptGamesFile()).readKeptGames(packs, journal, connection, known, told);
  let reading: ReturnType<typeof openReading> | undefined;
  const kept = (): ReturnType<typeof openReading> => {
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

  const put = async (text: SittingText, durability: 'strict' | 'relaxed'): Promise<void> => {
    const use = () => connection.use((db) => putOver(db, text, known.get(text.id), durability));
    const there = await use();
    if (there !== undefined) {
      const seen = fieldOf(there, 'revision');
      if (typeof seen !== 'number' || !(await (await kept()).holds(text, there)))
        throw new ContestedError(`another tab has gone on with game ${text.id}`);
      // Everything of it is in what is being saved.
      known.set(text.id, seen);
      if ((await use()) !== undefined) throw new ContestedError(`game ${text.id} is contested`);
    }
    known.set(text.id, text.revision);
  };

  return {
    keep: (sitting, strict) =>
      inTurn(async () => {
        const { game } = await packOf(packs, sitting.match.gameId);
        const text = writeSitting(game, sitting);
        await put(text, strict ?? 'relaxed');
        journal.settle(text.id, text.revision, text.outcome !== null);
        if (text.agreed?.clock?.sinceMs == null) forgetBeat(text.id);
      }),
    load: async (id) => (await kept()).load(id),
    list: async () => (await kept()).list(),
    unreadable: async () => (await kept()).unreadable(),
    latest: async () => (await kept()).latest(),
    forget: (id) => inTurn(async () => (await kept()).forget(id)),
    holdsAny: async () =>
      journal.ids().length > 0 || (await connection.use((db) => db.count('sittings'))) > 0,
    beat: (id, atMs) =>
      connection.use(async (db) => {
        await db.put('beats', atMs, id);
      }),
    keepSource: (id, bytes) =>
      connection.use(async (db) => {
        await db.put('sources', bytes, id);
      }),
    loadSource: (id) => connection.use((db) => db.get('sources', id)),
  };
};
