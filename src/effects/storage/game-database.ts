/** Keeps games in IndexedDB, one row for each sitting. */
import { type GamePack, type Packs, packOf } from '#games/pack.ts';
import type { KeptSitting } from '#store/table.ts';
import {
  type Connection,
  type ConnectionListener,
  connectionTo,
  type Database,
  type Overwritten,
  savedIn,
} from './database-connection.ts';
import { fieldOf } from './field-of.ts';
import type { InPlay } from './in-play.ts';
import type { Journal } from './journal.ts';
import { type DatabaseListener, readKeptGames, type StoredGames } from './kept-games.ts';
import { forgetIfStill, rowsOf, type WrittenGame } from './row-write.ts';
import { writeView } from './view-text.ts';

/** The games that are kept in this browser. */
export interface GameDatabase {
  /** The connection, which what is kept beside games uses too. */
  readonly connection: Connection;
  /**
   * Keeps a game. `strict` waits until it is on the disk; `view` keeps only its view and its picks. Rejects with a
   * ContestedError when another tab has gone on with it.
   */
  readonly keep: (sitting: KeptSitting, how?: 'strict' | 'view') => Promise<void>;
  /** Reads the games. */
  readonly kept: StoredGames;
  readonly forget: (id: string) => Promise<void>;
  /** Notes that a game's clock ran at an instant. */
  readonly beat: (id: string, atMs: number) => Promise<void>;
}

/**
 * Puts a row, with the note of which game is in play. Returns the row that it replaced, if that is another than the
 * known one. All requests are sent together, before the page renders the move. Reading first and writing then would
 * send the row only after a frame; a browser killed between the two would lose a move that the player has seen.
 */
const putOver = async (
  db: Database,
  { row, summary }: WrittenGame,
  known: number | undefined,
  durability: 'strict' | 'relaxed',
  inPlay: InPlay | undefined,
): Promise<Overwritten | undefined> => {
  const work = db.transaction(savedIn, 'readwrite', { durability });
  const rows = work.objectStore('sittings');
  const summaries = work.objectStore('summaries');
  const beats = work.objectStore('beats');
  const { id, agreed } = row;
  const there = Promise.all([rows.get(id), summaries.get(id), beats.get(id)]);
  const isStill = agreed?.clock?.sinceMs == null;
  const done = [
    rows.put(row),
    summaries.put(summary),
    isStill && beats.delete(id),
    inPlay && work.objectStore('inPlay').put(inPlay, 'last'),
    work.done,
  ];
  work.commit();
  const [[before, line, beatMs]] = await Promise.all([there, ...done]);
  const isOwn =
    before === undefined || (known !== undefined && fieldOf(before, 'revision') === known);
  return isOwn ? undefined : { row: before, summary: line, beatMs };
};

/**
 * Opens the database for games of any known kind. Every method rejects if the browser allows no database and the
 * journal cannot answer; the screen loses nothing then.
 */
export const openGameDatabase = (
  packs: Packs,
  journal: Journal,
  told: DatabaseListener,
  limitMs?: number,
): GameDatabase => {
  /** The revisions that this tab has read or written, by id. A row with another revision was written by another tab. */
  const known = new Map<string, number>();
  const heard: ConnectionListener = {
    made: (lost) => {
      if (lost || journal.hadDatabase()) told.lost();
      kept.recoverAgain();
      known.clear();
    },
    opened: () => told.unreachable(undefined),
  };
  const connection = connectionTo(heard, limitMs);
  const kept = readKeptGames(packs, journal, connection, known, told);

  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  /**
   * Runs saves one after the other, so that each finds the revision that the one before has left; immediately if none
   * is under way.
   */
  const inTurn = <T>(act: () => Promise<T>): Promise<T> => {
    const next = waiting === 0 ? act() : last.then(act, act);
    const done = (): void => {
      waiting -= 1;
    };
    waiting += 1;
    last = next;
    next.then(done, done);
    return next;
  };

  const put = async (game: WrittenGame, durability: 'strict' | 'relaxed'): Promise<void> => {
    const { id, revision } = game.row;
    // This tab has written a later revision, which got there by the journal. Its own save is under way too.
    const isPast = (there: unknown): boolean =>
      Number(there) > revision && Number(there) <= (journal.written(id) ?? 0);
    if (isPast(known.get(id))) return;
    const before = await connection.use((db) =>
      putOver(db, game, known.get(id), durability, journal.inPlay()),
    );
    if (before !== undefined) {
      const isOwn = isPast(fieldOf(before.row, 'revision'));
      await kept.settleOverwritten(game.row, before, isOwn);
      if (isOwn) return;
    }
    known.set(id, revision);
  };

  /** The packs of games saved before: a save with a known pack need not wait for it. */
  const here = new Map<string, GamePack>();

  return {
    connection,
    keep: (sitting, how) =>
      inTurn(async () => {
        if (how === 'view') {
          await connection.use(async (db) => {
            const work = db.transaction(['views', 'inPlay'], 'readwrite');
            const inPlay = journal.inPlay();
            const done = Promise.all([
              work.objectStore('views').put(writeView(sitting)),
              inPlay && work.objectStore('inPlay').put(inPlay, 'last'),
              work.done,
            ]);
            work.commit();
            await done;
          });
          return;
        }
        const { gameId } = sitting.match;
        const pack = here.get(gameId) ?? (await packOf(packs, gameId));
        here.set(gameId, pack);
        const game = rowsOf(pack, sitting);
        const { row } = game;
        await put(game, how ?? 'relaxed');
        journal.settle(row.id, row.revision, row.outcome !== null);
        forgetIfStill(row);
      }),
    kept,
    forget: (id) => inTurn(() => kept.forget(id)),
    beat: (id, atMs) =>
      connection.use(async (db) => {
        await db.put('beats', atMs, id);
      }),
  };
};
