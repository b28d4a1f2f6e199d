/**
 * Reads stored games: rows of the database, and entries of the journal if they are later or the database cannot be
 * reached. Unreadable ones are listed and left alone.
 */
import type { Packs } from '#games/pack.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { KeptGames } from '#store/ports.ts';
import { hasNothingToKeep } from '#store/selectors.ts';
import { isUnfinished, summaryOf } from '#store/summary.ts';
import type { GameSummary, KeptSitting, UnreadableGame } from '#store/table.ts';
import { browserStorage } from '../settings/local-storage.ts';
import type { Connection, Database, Overwritten } from './database-connection.ts';
import { fieldOf } from './field-of.ts';
import { dropForgottenFiles } from './forgotten-files.ts';
import { byNotes } from './in-play.ts';
import type { Journal } from './journal.ts';
import { forgetEdits, keptEdits } from './kept-edits.ts';
import { newGames } from './new-games.ts';
import { type Dated, putBack } from './overwritten.ts';
import { isPartOf, recoverEntry, recoverViews } from './recovery.ts';
import { sittingVersion } from './sitting-read.ts';
import { ContestedError } from './storage-trouble.ts';
import { storedGameReader } from './stored-game-reader.ts';
import { summariesOf } from './summaries.ts';
import { sourceIdIn, whyUnreadable } from './unreadable-games.ts';

/** Receives the reports of the database, apart from its results. */
export interface DatabaseListener {
  /** Kept games cannot be reached, and why; called with `undefined` when they can be reached again. */
  readonly unreachable: (error: unknown) => void;
  /** Games were kept here before, and the browser has thrown them away. */
  readonly lost: () => void;
}

/** The games of the database and the journal. */
export interface StoredGames extends KeptGames {
  /** The game that was in play last, or else the one changed last; undefined on a first visit. */
  readonly latest: () => Promise<KeptSitting | undefined>;
  readonly forget: (id: string) => Promise<void>;
  /** Puts the journal's entries into the database again, because the database has been made new. */
  readonly recoverAgain: () => void;
  /**
   * Decides about a row that a save has replaced. It may go if everything played in it is also in the text that
   * replaced it. Otherwise it is put back, and this rejects with a ContestedError. A later row that this tab wrote
   * itself (`isOwn`) is put back without rejecting.
   */
  readonly settleOverwritten: (text: Dated, before: Overwritten, isOwn: boolean) => Promise<void>;
}

/** The module that saves everything as one file and restores it. */
const backupFile = fetchOnce(() => import('../backup/backup.ts'));

const later = <T extends Dated>(a: T | undefined, b: T | undefined): T | undefined =>
  a === undefined || (b !== undefined && b.revision > a.revision) ? b : a;

/** Both lists together: the later version of each game, latest first. */
const joined = <T extends Dated>(rows: readonly T[], entries: readonly T[]): readonly T[] => {
  const byId = new Map(rows.map((one) => [one.id, one]));
  for (const entry of entries) byId.set(entry.id, later(byId.get(entry.id), entry) ?? entry);
  return [...byId.values()].sort((a, b) => b.changedAtMs - a.changedAtMs);
};

/** Reads the games of a database and its journal. The revisions of rows that are read are noted in `known`. */
export const readKeptGames = (
  packs: Packs,
  journal: Journal,
  connection: Connection,
  known: Map<string, number>,
  told: DatabaseListener,
): StoredGames => {
  const games = storedGameReader(packs);
  const summaries = summariesOf(packs, games, connection);

  const readRow = async (db: Database, id: string): Promise<KeptSitting | undefined> => {
    const [row, view, beatMs] = await Promise.all([
      db.get('sittings', id),
      db.get('views', id),
      db.get('beats', id),
    ]);
    await games.fetchPacksOf(row);
    const sitting = games.read(row, [view, journal.readView(id)], beatMs);
    const revision = fieldOf(row, 'revision');
    // The revision of the row itself: that of the sitting may be later because of its view.
    if (sitting !== undefined && typeof revision === 'number') known.set(id, revision);
    return sitting;
  };
  const readEntry = (id: string): KeptSitting | undefined =>
    games.read(journal.read(id), [journal.readView(id)]);

  const fetchPacksOfEntries = (): Promise<void> =>
    games.fetchPacksOf(...journal.ids().map(journal.read));

  /** The games in the journal, latest first. */
  const entries = (): readonly KeptSitting[] =>
    journal
      .ids()
      .map(readEntry)
      .filter((sitting) => sitting !== undefined)
      .sort((a, b) => b.changedAtMs - a.changedAtMs);

  /**
   * Puts journal entries left by a closing tab into the database, once. An entry that cannot be put there stays in the
   * journal.
   */
  let recovery: Promise<void> | undefined;
  let leftOver = false;
  const recovered = (): Promise<void> => {
    recovery ??= connection.use(async (db) => {
      leftOver = false;
      await fetchPacksOfEntries();
      // Entries are settled in the order of their changes: if the journal has grown too big, those settled last are
      // dropped last.
      const changed = (id: string) => Number(fieldOf(journal.read(id), 'changedAtMs'));
      for (const id of [...journal.ids()].sort((a, b) => changed(a) - changed(b)))
        await recoverEntry(db, journal, games, id).catch(() => {
          leftOver = true;
        });
      await recoverViews(db, journal);
    });
    recovery.catch(() => {
      recovery = undefined;
    });
    return recovery;
  };

  /** Queries the database. If it cannot be reached, reports why and queries the journal. */
  const ask = async <T>(
    ofDatabase: (db: Database) => Promise<T>,
    ofJournal: () => T,
  ): Promise<T> => {
    try {
      await recovered();
      return await connection.use(ofDatabase);
    } catch (error) {
      told.unreachable(error);
      await fetchPacksOfEntries();
      return ofJournal();
    }
  };

  const loadFrom = async (db: Database, id: string): Promise<KeptSitting | undefined> => {
    await games.fetchPacksOf(journal.read(id));
    return later(await readRow(db, id), readEntry(id));
  };

  /** The game that was in play last, by the later note of the journal and the database. */
  const inPlayLast = async (db: Database): Promise<KeptSitting | undefined> =>
    byNotes(journal.inPlay(), await db.get('inPlay', 'last'), (id) => loadFrom(db, id));

  /** The game that was changed or looked at last. */
  const latestRow = async (db: Database): Promise<KeptSitting | undefined> => {
    const work = db.transaction(['sittings', 'views']);
    const [row, view] = await Promise.all(
      (['sittings', 'views'] as const).map((store) =>
        work.objectStore(store).index('changed').openKeyCursor(null, 'prev'),
      ),
    );
    for (const last of [view, row]) {
      if (!last || (row && last.key < row.key)) continue;
      const sitting = await readRow(db, last.primaryKey);
      if (sitting !== undefined) return sitting;
    }
    const ids = await db.getAllKeysFromIndex('sittings', 'changed');
    for (const id of ids.reverse()) {
      const earlier = await readRow(db, id);
      if (earlier !== undefined) return earlier;
    }
    return undefined;
  };

  const unreadableEntries = (): readonly UnreadableGame[] =>
    journal
      .ids()
      .map((id) => ({ id, raw: journal.read(id) }))
      .filter(({ raw }) => games.isUnreadable(raw))
      .map(({ id, raw }) => ({
        id,
        where: 'journal',
        raw,
        why: whyUnreadable(packs, raw, sittingVersion),
      }));

  const linesOfEntries = (): readonly GameSummary[] =>
    entries().flatMap((sitting) => {
      const game = games.of({ game: sitting.match.gameId })?.game;
      return game === undefined || hasNothingToKeep(sitting) ? [] : [summaryOf(game, sitting)];
    });
  const openEntries = (): readonly GameSummary[] => linesOfEntries().filter(isUnfinished);

  /** Whether everything played in a stored row is also in a text that would replace it. */
  const holds = async (text: unknown, row: unknown): Promise<boolean> => {
    await games.fetchPacksOf(text, row);
    const game = games.of(text)?.game;
    const [stored, mine] = [games.read(row), games.read(text)];
    if (game === undefined || stored === undefined || mine === undefined) return false;
    const ended = stored.match.outcome !== null && mine.match.outcome === null;
    return !ended && isPartOf(game, stored, mine);
  };

  return {
    recoverAgain: () => {
      recovery = undefined;
    },
    settleOverwritten: async (text, before, isOwn) => {
      if (!isOwn && (await holds(text, before.row))) return;
      await connection.use((db) => putBack(db, before, text));
      if (!isOwn) throw new ContestedError(`another tab has gone on with game ${text.id}`);
    },
    load: (id) =>
      ask(
        (db) => loadFrom(db, id),
        () => readEntry(id),
      ),
    list: (after, count) => {
      const page = (lines: readonly GameSummary[]): readonly GameSummary[] => {
        const from = after === undefined ? 0 : lines.findIndex(({ id }) => id === after.id) + 1;
        return lines.slice(from, from + (count ?? lines.length));
      };
      return ask(
        async (db) =>
          leftOver
            ? page(joined(await summaries.list(db, undefined), linesOfEntries()))
            : summaries.list(db, after, count),
        () => page(linesOfEntries()),
      );
    },
    unfinished: (count) =>
      ask(
        async (db) =>
          leftOver
            ? joined(await summaries.unfinished(db, count), openEntries())
            : summaries.unfinished(db, count),
        openEntries,
      ).then((lines) => lines.slice(0, count)),
    summarise: async (listener) => {
      await recovered();
      await summaries.complete(listener);
    },
    latest: () =>
      ask(
        async (db) => {
          const [inPlay] = await Promise.all([inPlayLast(db), dropForgottenFiles(db, journal)]);
          if (inPlay !== undefined) return inPlay;
          const sitting = await latestRow(db);
          return leftOver ? joined(sitting ? [sitting] : [], entries())[0] : sitting;
        },
        () => {
          const noted = journal.inPlay();
          return (noted && readEntry(noted.id)) ?? entries()[0];
        },
      ),
    unreadable: () =>
      ask(async (db) => {
        // Summaries that cannot be stored now are made again the next time.
        await summaries.complete(() => {}).catch(() => {});
        return [...(await summaries.unreadable(db)), ...unreadableEntries()];
      }, unreadableEntries),
    forget: async (id) => {
      await games.fetchPacksOf(journal.read(id));
      if (readEntry(id) !== undefined) journal.forget(id);
      known.delete(id);
      await connection.use(async (db) => {
        await games.fetchPacksOf(await db.get('sittings', id));
        const stores = ['sittings', 'summaries', 'views', 'beats', 'forgotten'] as const;
        const work = db.transaction(stores, 'readwrite');
        const row: unknown = await work.objectStore('sittings').get(id);
        const readable = games.read(row) !== undefined;
        const source = sourceIdIn(row);
        if (readable) {
          for (const store of ['sittings', 'summaries', 'views', 'beats'] as const)
            void work.objectStore(store).delete(id);
          if (source !== undefined) void work.objectStore('forgotten').put(true, source);
        }
        await work.done;
        await forgetEdits(db, id);
      });
    },
    keepNew: () => newGames(packs, connection, known),
    edits: keptEdits(games, connection),
    keepSource: (id, bytes) =>
      connection.use(async (db) => {
        await db.put('sources', bytes, id);
      }),
    loadSource: (id) => connection.use((db) => db.get('sources', id)),
    backup: async () =>
      (await backupFile()).backupOf({
        games,
        journal,
        connection,
        recovered,
        storage: browserStorage(),
      }),
  };
};
