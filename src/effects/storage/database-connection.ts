/**
 * The connection to the database. It is opened when first needed, within a time limit, and again after it was closed
 * from outside.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameSummary, Source, UnreadableGame } from '#store/table.ts';
import type { InPlay } from './in-play.ts';
import { BlockedError } from './storage-trouble.ts';

/** The name of the database. */
export const DATABASE = 'shogi-table';

/** The facts about a row that cannot be read. */
export interface UnreadableRow {
  readonly id: string;
  readonly why: UnreadableGame['why'];
  readonly source?: Pick<Source, 'id'>;
}

/** The summary kept with each row. */
export type SummaryRow = GameSummary | UnreadableRow;

/** A row unknown to this tab that a save has replaced, with its summary and beat. */
export interface Overwritten {
  readonly row: { readonly id: string };
  readonly summary: SummaryRow | undefined;
  readonly beatMs: number | undefined;
}

interface Schema extends DBSchema {
  /** Games. Every value is read through a schema, so its type gives only the key. */
  sittings: { key: string; value: { readonly id: string }; indexes: { changed: number } };
  /** Files as they were opened. */
  sources: { key: string; value: Uint8Array<ArrayBuffer> };
  /** The last instant at which a game's clock was known to run, in milliseconds. */
  beats: { key: string; value: number };
  /** Files of games that were forgotten, by id. They may be deleted when no row names them any more. */
  forgotten: { key: string; value: true };
  /** The summary of each row, written and deleted with it. A row of an older version has none until one is made. */
  summaries: {
    key: string;
    value: SummaryRow;
    indexes: {
      /** Latest first. */
      changed: [number, string];
      unfinished: [number, string];
      game: string;
      why: string;
      source: string;
    };
  };
  /** The viewed move and the selection of a game, if that changed after its row was written. An older entry is ignored. */
  views: { key: string; value: { readonly id: string }; indexes: { changed: number } };
  /**
   * Edits of a game that can be undone after a reload, by its id and a number. Number 0 has the record that the last
   * edit led to.
   */
  edits: { key: [game: string, number: number]; value: unknown };
  /** Which game was in play last, under the one key `last`. */
  inPlay: { key: string; value: InPlay };
  /** The progress in lessons, by learner and game. */
  lessons: {
    key: [learner: string, game: string];
    value: { readonly learner: string; readonly game: string };
  };
}

/** An open database. */
export type Database = IDBPDatabase<Schema>;

/** The stores that a save writes. */
export const savedIn = ['sittings', 'summaries', 'beats', 'inPlay'] as const;

const VERSION = 6;
/** How long a start waits for the database, in milliseconds, before play goes on without it. */
const LIMIT = 2_000;

/**
 * How long a first visit waits for the browser's answer whether it has the database, in milliseconds. It takes some 5
 * to 25.
 */
const ANSWER = 500;

/**
 * Whether the browser has the database. Also true if it cannot tell, because then the database must be opened. False if
 * it does not answer in time, because a newcomer must not wait.
 */
export const mayHaveDatabase = async (limitMs = ANSWER): Promise<boolean> => {
  try {
    const late = new Promise<readonly []>((resolve) => setTimeout(resolve, limitMs, []));
    const all = await Promise.race([indexedDB.databases(), late]);
    return all.some(({ name }) => name === DATABASE);
  } catch {
    return true;
  }
};

/** Receives the reports of a connection. */
export interface ConnectionListener {
  /** The database did not exist and has been made; `lost` if the browser reports that it has thrown one away. */
  readonly made: (lost: boolean) => void;
  /** The database has opened, after the time limit. */
  readonly opened: () => void;
}

/** A way to the database that outlives its connections. */
export interface Connection {
  /**
   * Runs `act` on the database, immediately if it is open. If the connection was closed in between, it runs again with
   * a new one.
   */
  readonly use: <T>(act: (db: Database) => Promise<T>) => Promise<T>;
}

const upgrade = (db: Database, from: number): void => {
  if (from < 1)
    db.createObjectStore('sittings', { keyPath: 'id' }).createIndex('changed', 'changedAtMs');
  if (from < 2) db.createObjectStore('sources');
  if (from < 3) {
    db.createObjectStore('beats');
    db.createObjectStore('forgotten');
  }
  if (from < 4) {
    const summaries = db.createObjectStore('summaries', { keyPath: 'id' });
    summaries.createIndex('changed', ['latest', 'id']);
    summaries.createIndex('unfinished', ['unfinished', 'id']);
    summaries.createIndex('game', 'game');
    summaries.createIndex('why', 'why');
    summaries.createIndex('source', 'source.id');
    db.createObjectStore('views', { keyPath: 'id' }).createIndex('changed', 'changedAtMs');
  }
  if (from < 5) {
    db.createObjectStore('inPlay');
    db.createObjectStore('edits');
  }
  if (from < 6) db.createObjectStore('lessons', { keyPath: ['learner', 'game'] });
};

const wasClosed = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'AbortError'].includes(error.name);

/** A connection that is not open yet. */
export const connectionTo = (told: ConnectionListener, limitMs = LIMIT): Connection => {
  let current: Promise<Database> | undefined;
  /** The open database, and the promise that it came from. */
  let open: { readonly db: Database; readonly of: Promise<Database> } | undefined;

  const opened = (): Promise<Database> => {
    const drop = (): void => {
      if (current === attempt || current === opening) current = undefined;
    };
    const opening = openDB<Schema>(DATABASE, VERSION, {
      upgrade: (db, from, _to, _work, event) => {
        upgrade(db, from);
        // Only Chromium sets `dataLoss`; it is in no standard.
        if (from === 0) told.made('dataLoss' in event && event.dataLoss === 'total');
      },
      blocked: () => giveUp(),
      // Another tab wants to upgrade or delete the database, so this one closes it. It is opened again when next
      // needed.
      blocking: (_now, _next, event) => {
        const { target } = event;
        if (target instanceof IDBDatabase) target.close();
        drop();
      },
      terminated: drop,
    });
    let late = false;
    let giveUp = (): void => {};
    const attempt = new Promise<Database>((resolve, reject) => {
      giveUp = () => {
        late = true;
        reject(new BlockedError('the database did not open in time'));
      };
      const limit = setTimeout(giveUp, limitMs);
      opening.then(
        (db) => {
          clearTimeout(limit);
          if (late && current === attempt) {
            current = opening;
            told.opened();
          }
          resolve(db);
        },
        (error: unknown) => {
          clearTimeout(limit);
          drop();
          reject(error);
        },
      );
    });
    return attempt;
  };

  const database = (): Promise<Database> => {
    // After the time limit every call fails immediately until the database has opened.
    if (current === undefined) {
      const of = opened();
      current = of;
      of.then(
        (db) => {
          open = { db, of };
        },
        () => {},
      );
    }
    return current;
  };

  return {
    use: async (act) => {
      const first = database();
      try {
        return await act(open?.of === first ? open.db : await first);
      } catch (error) {
        if (!wasClosed(error)) throw error;
        if (current === first) current = undefined;
        return act(await database());
      }
    },
  };
};
