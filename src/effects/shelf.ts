/** Where games are kept: IndexedDB, one row a sitting. What a closing tab could not wait for comes from the journal. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Game } from '#kernel/game.ts';
import type { Sources } from '#store/ports.ts';
import { isUntouched } from '#store/selectors.ts';
import { waitingOf } from '#store/sittings.ts';
import type { Sitting, Waiting } from '#store/table.ts';
import { lastBeat } from './heartbeat.ts';
import type { Journal } from './journal.ts';
import { readSitting, type SittingText } from './sitting-read.ts';
import { writeSitting } from './sitting-write.ts';

interface Schema extends DBSchema {
  sittings: { key: string; value: SittingText; indexes: { changed: number } };
  /** Files as they were opened. */
  sources: { key: string; value: Uint8Array<ArrayBuffer> };
}

const DATABASE = 'shogi-table';

/** The games that are kept in this browser. */
export interface Shelf extends Sources {
  readonly keep: (sitting: Sitting) => Promise<void>;
  readonly load: (id: string) => Promise<Sitting | undefined>;
  /** Every kept game in which something happened, latest first. */
  readonly list: () => Promise<readonly Waiting[]>;
  readonly forget: (id: string) => Promise<void>;
  /** The game changed last; undefined on a first visit. */
  readonly latest: () => Promise<Sitting | undefined>;
}

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(DATABASE, 2, {
    upgrade: (db, from) => {
      if (from < 1)
        db.createObjectStore('sittings', { keyPath: 'id' }).createIndex('changed', 'changedAtMs');
      if (from < 2) db.createObjectStore('sources');
    },
    // Another tab wants to change the database: let it, this one opens it again when it next needs it.
    blocking: (_now, _next, event) => {
      const { target } = event;
      if (target instanceof IDBDatabase) target.close();
    },
  });

const later = (a: Sitting | undefined, b: Sitting | undefined): Sitting | undefined =>
  a === undefined || (b !== undefined && b.revision > a.revision) ? b : a;

/** Opens the shelf of one game. Every method rejects when the browser allows no database; nothing is lost from the screen then. */
export const openShelf = (game: Game, journal: Journal): Shelf => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const database = async (): Promise<IDBPDatabase<Schema>> => {
    opened ??= open();
    try {
      const db = await opened;
      db.addEventListener('close', () => {
        opened = undefined;
      });
      return db;
    } catch (error) {
      opened = undefined;
      throw error;
    }
  };

  const read = (stored: unknown): Sitting | undefined => readSitting(game, stored, lastBeat);

  const keep = async (sitting: Sitting): Promise<void> => {
    const text = writeSitting(game, sitting);
    const db = await database();
    await db.put('sittings', text);
    journal.strike(text.id, text.revision);
  };

  const load = async (id: string): Promise<Sitting | undefined> => {
    const db = await database();
    const kept = read(await db.get('sittings', id));
    return later(kept, read(journal.read(id)));
  };

  /** What a closing tab left in the journal is put into the database. */
  const recover = async (): Promise<void> => {
    for (const id of journal.ids()) {
      const sitting = await load(id);
      if (sitting === undefined) journal.strike(id, Number.POSITIVE_INFINITY);
      else await keep(sitting);
    }
  };

  const all = async (): Promise<readonly Sitting[]> => {
    await recover();
    const db = await database();
    const rows = await db.getAllFromIndex('sittings', 'changed');
    return rows
      .reverse()
      .map((row) => read(row))
      .filter((sitting) => sitting !== undefined);
  };

  /** Forgets files of which every game was forgotten; not sooner than the next visit, for a game may be brought back. */
  const dropOrphans = async (wanted: ReadonlySet<string | undefined>): Promise<void> => {
    const db = await database();
    for (const id of await db.getAllKeys('sources'))
      if (!wanted.has(id)) await db.delete('sources', id);
  };

  return {
    keep,
    load,
    list: async () =>
      (await all()).filter((s) => !isUntouched(s)).map((sitting) => waitingOf(game, sitting)),
    forget: async (id) => {
      journal.strike(id, Number.POSITIVE_INFINITY);
      const db = await database();
      await db.delete('sittings', id);
    },
    keepSource: async (id, bytes) => {
      const db = await database();
      await db.put('sources', bytes, id);
    },
    loadSource: async (id) => (await database()).get('sources', id),
    latest: async () => {
      const kept = await all();
      await dropOrphans(new Set(kept.map(({ source }) => source?.id)));
      return kept[0];
    },
  };
};
