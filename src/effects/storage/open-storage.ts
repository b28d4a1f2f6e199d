import type { Packs } from '#games/pack.ts';
import { findUnfinished } from '#store/game-list.ts';
import type { Ports } from '#store/ports.ts';
import { keptGameOf, routeOf } from '#store/routes.ts';
import type { KeptSitting, Table, TableState } from '#store/table.ts';
import { browserStorage } from '../settings/local-storage.ts';
import { type Autosave, startAutosave } from './autosave.ts';
import { mayHaveDatabase } from './database-connection.ts';
import { type GameDatabase, openGameDatabase } from './game-database.ts';
import { openJournal } from './journal.ts';
import { keepBeforeShowing } from './keep-before-showing.ts';
import { writeSitting } from './sitting-write.ts';
import { troubleOf } from './storage-trouble.ts';

/** The games of this browser, in its database and in a journal. */
export interface GameStorage {
  /** The ports with which commands keep, read and forget games. */
  readonly ports: Pick<Ports, 'keep' | 'mustKeepFirst' | 'keepFirst' | 'kept' | 'forget'>;
  /** The connection to the database, for what is kept beside games. */
  readonly connection: GameDatabase['connection'];
  /** Notes that a game's clock ran at an instant. */
  readonly beat: GameDatabase['beat'];
  /**
   * Reads the game that the address names, or else the one that was in play last. `undefined` for a newcomer, whose
   * table waits for no database, and if no game can be read.
   */
  readonly gameToGoOnWith: (hash: string) => Promise<KeptSitting | undefined>;
  /** Keeps the games of a table from now on. The table lists the waiting games and shows any trouble with storage. */
  readonly keepGamesOf: (table: Table, page: Document) => void;
}

/** Opens the storage of games: the journal now, and the database when it is first asked. */
export const openStorage = (packs: Packs, storage = browserStorage()): GameStorage => {
  const journal = openJournal(storage);
  let table: Table | undefined;
  let autosave: Autosave | undefined;
  // Reports of trouble wait here until there is a table.
  let waiting: Partial<Pick<TableState, 'trouble' | 'storageNews'>> = {};
  const say = (what: typeof waiting): void => {
    if (table === undefined) waiting = { ...waiting, ...what };
    else table.store.setState(what);
  };
  const database = openGameDatabase(packs, journal, {
    unreachable: (error) => {
      say({ trouble: error === undefined ? null : troubleOf(error) });
      if (error === undefined) autosave?.tryAgain();
    },
    lost: () => say({ storageNews: { what: 'lost' } }),
  });
  const keeping = keepBeforeShowing(database.keep);
  return {
    ports: {
      ...keeping,
      keepFirst: (sitting) => {
        // The journal gets the game immediately, in case the tab is closed before the database has it.
        if (table !== undefined) {
          journal.noteInPlay(sitting.id, table.ports.now());
          journal.write(writeSitting(table.store.getState().pack.game, sitting));
        }
        return keeping.keepFirst(sitting);
      },
      kept: database.kept,
      forget: (id) => {
        autosave?.drop(id);
        return database.forget(id);
      },
    },
    connection: database.connection,
    beat: database.beat,
    gameToGoOnWith: async (hash) => {
      const id = keptGameOf(routeOf(hash))?.id;
      if (id === undefined && !journal.mayHaveKept() && !(await mayHaveDatabase()))
        return undefined;
      try {
        const named = id === undefined ? undefined : await database.kept.load(id);
        return named ?? (await database.kept.latest());
      } catch (error) {
        say({ trouble: troubleOf(error) });
        return undefined;
      }
    },
    keepGamesOf: (of, page) => {
      table = of;
      say(waiting);
      autosave = startAutosave(of, journal, page);
      findUnfinished(of).catch((error: unknown) => say({ trouble: troubleOf(error) }));
    },
  };
};
