/** The summaries of kept games, for lists. It also makes those that an older version did not write. */
import { knowsGame, type Packs } from '#games/pack.ts';
import { idle } from '#loading/idle.ts';
import { summaryOf } from '#store/summary.ts';
import type { GameSummary, UnreadableGame } from '#store/table.ts';
import type { Connection, Database, SummaryRow } from './database-connection.ts';
import type { StoredGameReader } from './stored-game-reader.ts';
import { sourceIdIn, whyUnreadable } from './unreadable-games.ts';
import { yieldToPage } from './yield-to-page.ts';

/** The lists of a database. */
export interface Summaries {
  /**
   * Kept games in which something happened, latest first: at most `count` of them, and only those after `after` if it
   * is given.
   */
  readonly list: (
    db: Database,
    after: GameSummary | undefined,
    count?: number,
  ) => Promise<readonly GameSummary[]>;
  /** Unfinished games that were played here, latest first. */
  readonly unfinished: (db: Database, count: number) => Promise<readonly GameSummary[]>;
  /** The games that cannot be read; complete once every row has a summary. */
  readonly unreadable: (db: Database) => Promise<readonly UnreadableGame[]>;
  /**
   * Makes the missing summaries, a few at a time, and calls `listener` with each few. If the page is closed in between,
   * a later visit goes on.
   */
  readonly complete: (listener: (made: readonly GameSummary[]) => void) => Promise<void>;
}

/** How many rows are read together, and how long they may keep the page busy, in milliseconds. */
const [ROWS, BUSY] = [20, 8] as const;

/**
 * The ids of rows without a summary, latest change first, then of those that could not be read when they were last
 * looked at.
 */
const idsWithout = async (db: Database): Promise<readonly string[]> => {
  const [rows, lines, unread] = await Promise.all([
    db.count('sittings'),
    db.count('summaries'),
    db.getAllKeysFromIndex('summaries', 'why'),
  ]);
  if (rows === lines) return unread;
  const known = new Set(await db.getAllKeys('summaries'));
  const [dated, all] = await Promise.all([
    db.getAllKeysFromIndex('sittings', 'changed'),
    db.getAllKeys('sittings'),
  ]);
  const missing = [...new Set([...dated.reverse(), ...all])].filter((id) => !known.has(id));
  return [...missing, ...unread];
};

/** The lists of a connection. */
export const summariesOf = (
  packs: Packs,
  games: StoredGameReader,
  connection: Connection,
): Summaries => {
  const lineOf = (id: string, row: unknown): SummaryRow | undefined => {
    const sitting = games.read(row);
    const game = games.of(row)?.game;
    if (sitting !== undefined && game !== undefined) return summaryOf(game, { ...sitting, id });
    if (row === undefined || !games.isUnreadable(row)) return undefined;
    const source = sourceIdIn(row);
    return {
      id,
      why: whyUnreadable(packs, row),
      ...(source !== undefined && { source: { id: source } }),
    };
  };

  /** Puts summaries, unless one came in the meantime with the row itself, or the row is gone. */
  const put = (lines: readonly SummaryRow[]) =>
    connection.use(async (db) => {
      const work = db.transaction(['sittings', 'summaries'], 'readwrite');
      const summaries = work.objectStore('summaries');
      const putOne = async (line: SummaryRow): Promise<void> => {
        const [key, there] = await Promise.all([
          work.objectStore('sittings').getKey(line.id),
          summaries.get(line.id),
        ]);
        if (key !== undefined && (there === undefined || 'why' in there)) await summaries.put(line);
      };
      await Promise.all([...lines.map(putOne), work.done]);
    });

  const makeSome = async (ids: readonly string[]): Promise<readonly GameSummary[]> => {
    const rows: readonly unknown[] = await connection.use((db) =>
      Promise.all(ids.map((id) => db.get('sittings', id))),
    );
    await games.fetchPacksOf(...rows);
    const lines: SummaryRow[] = [];
    const pause = yieldToPage(BUSY, () => idle(500));
    for (const [i, id] of ids.entries()) {
      const line = lineOf(id, rows[i]);
      if (line !== undefined) lines.push(line);
      await pause();
    }
    await put(lines);
    return lines.flatMap((line) => ('why' in line || line.latest === undefined ? [] : [line]));
  };

  const listeners = new Set<(made: readonly GameSummary[]) => void>();
  const makeAll = async (): Promise<void> => {
    const ids = await connection.use(idsWithout);
    for (let from = 0; from < ids.length; from += ROWS) {
      await idle(500);
      const made = await makeSome(ids.slice(from, from + ROWS));
      if (made.length > 0) for (const listener of listeners) listener(made);
    }
  };
  let making: Promise<void> | undefined;

  const complete: Summaries['complete'] = async (listener) => {
    listeners.add(listener);
    making ??= makeAll().finally(() => {
      making = undefined;
    });
    await making.finally(() => listeners.delete(listener));
  };

  /** The lines of games whose pack can be fetched: the others could not be shown. */
  const shown = async (lines: readonly GameSummary[]): Promise<readonly GameSummary[]> => {
    await games.fetchPacksOf(...lines);
    return lines.filter((line) => games.of(line) !== undefined);
  };

  /** The ids of rows of games that this version does not have, but the one that wrote them had. */
  const ofUnknownGames = async (db: Database): Promise<readonly string[]> => {
    const index = db.transaction('summaries').store.index('game');
    const unknown: string[] = [];
    for (
      let at = await index.openKeyCursor(null, 'nextunique');
      at !== null;
      at = await at.continue()
    )
      if (!knowsGame(packs, String(at.key))) unknown.push(String(at.key));
    const ids = await Promise.all(
      unknown.map((game) => db.getAllKeysFromIndex('summaries', 'game', game)),
    );
    return ids.flat();
  };

  return {
    list: async (db, after, count) => {
      const from = after && IDBKeyRange.lowerBound([-after.changedAtMs, after.id], true);
      const lines = await db.getAllFromIndex('summaries', 'changed', from, count);
      return shown(lines as readonly GameSummary[]);
    },
    unfinished: async (db, count) => {
      const lines = await db.getAllFromIndex('summaries', 'unfinished', undefined, count);
      return shown(lines as readonly GameSummary[]);
    },
    unreadable: async (db) => {
      const ids = [
        ...(await db.getAllKeysFromIndex('summaries', 'why')),
        ...(await ofUnknownGames(db)),
      ].sort();
      const rows: readonly unknown[] = await Promise.all(ids.map((id) => db.get('sittings', id)));
      return ids.map((id, i) => {
        const raw = rows[i];
        return { id, where: 'database', raw, why: whyUnreadable(packs, raw) };
      });
    },
    complete,
  };
};
