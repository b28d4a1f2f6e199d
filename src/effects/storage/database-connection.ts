/** The connection to the database: opened when first needed, within a time limit, and again after something closed it from outside. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameSummary, Source, UnreadableGame } from '#store/table.ts';
import type { InPlay } from './in-play.ts';
import { BlockedError } from './storage-trouble.ts';

/** The name of the database. */
export const DATABASE = 'shogi-table';

/** What is known of a row that cannot be read. */
export interface UnreadableRow {
  readonly id: string;
  readonly why: UnreadableGame['why'];
  readonly source?: Pick<Source, 'id'>;
}

/** What stands beside each row. */
export type SummaryRow = GameSummary | UnreadableRow;

/** A row of which nothing was known here, with what stood beside it, as a save has found it in its place. */
export interface Overwritten {
  readonly row: { readonly id: string };
  readonly summary: SummaryRow | undefined;
  readonly beatMs: number | undefined;
}

interface Schema extends DBSchema {
  /** Games as text; whatever stands there is read through a schema, so its type says nothing but the key. */
  sittings: { key: string; value: { readonly id: string }; indexes: { changed: number } };
  /** Files as they were opened. */
  sources: { key: string; value: Uint8Array<ArrayBuffer> };
  /** The last instant at which a game's clock was known to run, in milliseconds. */
  beats: { key: string; value: number };
  /** Files of games that were forgotten, by id: they may go when no row names them any more. */
  forgotten: { key: string; value: true };
  /** What lists say of each row, written and deleted with it; a row of an older version has none until one is made. */
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
  /** What was looked at and pointed at since a row was written; later than it, or of no use. */
  views: { key: string; value: { readonly id: string }; indexes: { changed: number } };
  /** Edits of a game that can be undone after a reload, by its id and a number; under 0 the record that the last edit led to. */
  edits: { key: [game: string, number: number]; value: unknown };
  /** Which game was in play last, under the one key `last`. */
  inPlay: { key: string; value: InPlay };
}

/** An open database. */
export type Database = IDBPDatabase<Schema>;

/** What a save writes. */
export const savedIn = ['sittings', 'summaries', 'beats', 'inPlay'] as const;

const VERSION = 5;
/** How long a start waits for the database, in milliseconds, before play goes on without it. */
const LIMIT = 2_000;

/** How long a first visit waits for the browser to say whether it has the database, in milliseconds. It takes some 5 to 25. */
const ANSWER = 500;

/**
 * Whether the browser has the database. True as well where it does not know, for then it must be opened; false where it does
 * not answer in time, for a newcomer must not wait.
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

/** What a connection reports. */
export interface ConnectionListener {
  /** The database was not there and has been made; `lost` where the browser says that it has thrown one away. */
  readonly made: (lost: boolean) => void;
  /** The database opened, after it could not be opened in time. */
  readonly opened: () => void;
}

/** A way to the database that outlives its connections. */
export interface Connection {
  /** Uses the database, at once where it is open; a second time with a new connection where the first was closed meanwhile. */
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
};

const wasClosed = (error: unknown): boolean =>
  error instanceof DOMException && ['InvalidStateError', 'AbortError'].includes(error.name);

/** A connection that is not open yet. */
export const connectionTo = (told: ConnectionListener, limitMs = LIMIT): Connection => {
  let current: Promise<Database> | undefined;
  /** The database while it is open, and the promise it came with. */
  let open: { readonly db: Database; readonly of: Promise<Database> } | undefined;

  const opened = (): Promise<Database> => {
    const drop = (): void => {
      if (current === attempt || current === opening) current = undefined;
    };
    const opening = openDB<Schema>(DATABASE, VERSION, {
      upgrade: (db, from, _to, _work, event) => {
        upgrade(db, from);
        // Chromium's own word for it, which no standard has.
        if (from === 0) told.made('dataLoss' in event && event.dataLoss === 'total');
      },
      blocked: () => giveUp(),
      // Another tab wants to change the database: let it. This one opens it again when it next needs it.
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
    // After the time limit every call fails at once until the database has opened.
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
