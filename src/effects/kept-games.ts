/** Reads what is kept: rows of the database, and entries of the journal where those are later or the database cannot be reached. What cannot be read is listed and left alone. */
import { type GamePack, knowsGame, type Packs, packOf } from '#games/pack.ts';
import type { Game } from '#kernel/game.ts';
import { isUntouched } from '#store/selectors.ts';
import { waitingOf } from '#store/sittings.ts';
import type { Sitting, UnreadableGame, Waiting } from '#store/table.ts';
import type { Connection, Database } from './database-connection.ts';
import { fieldOf } from './field-of.ts';
import type { DatabaseTold, GameDatabase } from './game-database.ts';
import { lastBeat } from './heartbeat.ts';
import type { Journal } from './journal.ts';
import { readSitting, type SittingText } from './sitting-read.ts';
import { sourceIdIn, whyUnreadable } from './unreadable.ts';

/** What of the database needs the reader of games. */
export interface KeptGames
  extends Pick<GameDatabase, 'load' | 'list' | 'unreadable' | 'latest' | 'forget'> {
  /** Whether everything that was played in a stored row is also in a text that would replace it. */
  readonly holds: (text: SittingText, row: unknown) => Promise<boolean>;
}

const later = (a: Sitting | undefined, b: Sitting | undefined): Sitting | undefined =>
  a === undefined || (b !== undefined && b.revision > a.revision) ? b : a;

/** Both together, the later of each game, latest first. */
const joined = (rows: readonly Sitting[], entries: readonly Sitting[]): readonly Sitting[] => {
  const byId = new Map(rows.map((sitting) => [sitting.id, sitting]));
  for (const entry of entries) byId.set(entry.id, later(byId.get(entry.id), entry) ?? entry);
  return [...byId.values()].sort((a, b) => b.changedAtMs - a.changedAtMs);
};

/** Whether all turns and comments of a sitting are also in another one. */
const isPartOf = (game: Game, part: Sitting, whole: Sitting): boolean => {
  const there = whole.match.record.nodes;
  const here = part.match.record.nodes;
  return (
    here.length <= there.length &&
    here.every((node, i) => {
      const other = there[i];
      // A hole is a branch that somebody has deleted.
      if (node === undefined || other === undefined) return true;
      const move = node.turn && game.text.move(node.turn.move);
      return (
        node.parent === other.parent &&
        move === (other.turn && game.text.move(other.turn.move)) &&
        (node.comment === '' || node.comment === other.comment)
      );
    })
  );
};

/** The games that stored ones are of. */
interface Known {
  /** Fetches what is needed to read those that are stored; what does not come is not read, and stays. */
  readonly meet: (...stored: readonly unknown[]) => Promise<void>;
  /** The pack of the game that a stored one is of, once it was met. */
  readonly of: (stored: unknown) => GamePack | undefined;
}

const knownGames = (packs: Packs): Known => {
  const met = new Map<unknown, GamePack>();
  return {
    meet: async (...stored) => {
      const ids = new Set(stored.map((one) => fieldOf(one, 'game')));
      const wanted = [...ids].flatMap((id) =>
        typeof id === 'string' && !met.has(id) && knowsGame(packs, id) ? [id] : [],
      );
      const come = await Promise.allSettled(wanted.map((id) => packOf(packs, id)));
      for (const one of come) if (one.status === 'fulfilled') met.set(one.value.id, one.value);
    },
    of: (stored) => met.get(fieldOf(stored, 'game')),
  };
};

/** The reading half of the database of games. */
export const readKeptGames = (
  packs: Packs,
  journal: Journal,
  connection: Connection,
  known: Map<string, number>,
  told: DatabaseTold,
): KeptGames => {
  const games = knownGames(packs);
  /** A transaction of the database waits for nothing else: what is read in one was met before. */
  const readOf = (raw: unknown, beatMs: number | undefined): Sitting | undefined => {
    const pack = games.of(raw);
    return pack && readSitting(pack, raw, (id) => Math.max(lastBeat(id), beatMs ?? 0));
  };

  const readRow = async (db: Database, id: string): Promise<Sitting | undefined> => {
    const [row, beatMs] = await Promise.all([db.get('sittings', id), db.get('beats', id)]);
    await games.meet(row);
    return readOf(row, beatMs);
  };
  const readEntry = (id: string): Sitting | undefined => readOf(journal.read(id), undefined);

  const meetEntries = (): Promise<void> => games.meet(...journal.ids().map(journal.read));

  /** What the journal has, latest first. */
  const entries = (): readonly Sitting[] =>
    journal
      .ids()
      .map(readEntry)
      .filter((sitting) => sitting !== undefined)
      .sort((a, b) => b.changedAtMs - a.changedAtMs);

  /** Puts a later entry of the journal into the database; one that is no later and says something else stays, as a game of its own. */
  const recoverEntry = async (db: Database, id: string): Promise<void> => {
    const entry = journal.read(id);
    if (fieldOf(entry, 'revision') === undefined) return;
    await games.meet(await db.get('sittings', id));
    const work = db.transaction('sittings', 'readwrite');
    const row: unknown = await work.store.get(id);
    const isThere = (['revision', 'changedAtMs'] as const).every(
      (field) => fieldOf(entry, field) === fieldOf(row, field),
    );
    const sitting = readOf(entry, undefined);
    if (sitting === undefined) return;
    const stored = isThere ? sitting : readOf(row, undefined);
    const { revision } = sitting;
    const isLater = row === undefined || (stored !== undefined && revision > stored.revision);
    const [older, newer] = isLater ? [stored, sitting] : [sitting, stored];
    const game = games.of(entry)?.game;
    const isApart = older !== undefined && !(newer && game && isPartOf(game, older, newer));
    const done: Promise<unknown>[] = [work.done];
    if (isApart || isLater)
      done.push(
        work.store.put({ ...(entry as SittingText), id: isApart ? `${id}-${revision}` : id }),
      );
    await Promise.all(done);
    if (isApart) journal.forget(id);
    else journal.settle(id, revision, sitting.match.outcome !== null);
  };

  /** What a closing tab left in the journal is put into the database, once; what does not fit there stays in the journal. */
  let recovery: Promise<void> | undefined;
  let leftOver = false;
  const recovered = (): Promise<void> => {
    recovery ??= connection.use(async (db) => {
      leftOver = false;
      await meetEntries();
      // Those settled last are dropped last where the journal has grown too big.
      for (const { id } of [...entries()].reverse())
        await recoverEntry(db, id).catch(() => {
          leftOver = true;
        });
    });
    recovery.catch(() => {
      recovery = undefined;
    });
    return recovery;
  };

  /** Asks the database; where it cannot be reached, says why and asks the journal. */
  const ask = async <T>(
    ofDatabase: (db: Database) => Promise<T>,
    ofJournal: () => T,
  ): Promise<T> => {
    try {
      await recovered();
      return await connection.use(ofDatabase);
    } catch (error) {
      told.unreachable(error);
      await meetEntries();
      return ofJournal();
    }
  };

  /** Lets files go of which every game was forgotten; not sooner than the next visit, for a game may be brought back. */
  const dropForgotten = async (db: Database): Promise<void> => {
    const forgotten = await db.getAllKeys('forgotten');
    if (forgotten.length === 0) return;
    const raw = [...(await db.getAll('sittings')), ...journal.ids().map(journal.read)];
    const wanted = new Set(raw.map(sourceIdIn));
    const work = db.transaction(['sources', 'forgotten'], 'readwrite');
    for (const id of forgotten) {
      if (!wanted.has(id)) void work.objectStore('sources').delete(id);
      void work.objectStore('forgotten').delete(id);
    }
    await work.done;
  };

  const latestRow = async (db: Database): Promise<Sitting | undefined> => {
    const ids = await db.getAllKeysFromIndex('sittings', 'changed');
    for (const id of ids.reverse()) {
      const sitting = await readRow(db, id);
      if (sitting !== undefined) return sitting;
    }
    return undefined;
  };

  const whatIs = (id: string, where: UnreadableGame['where'], raw: unknown) => ({
    id,
    where,
    raw,
    why: whyUnreadable(packs, raw),
  });
  /** What belongs to a game that is known and did not come may well be readable. */
  const isUnreadable = (raw: unknown): boolean => {
    const id = fieldOf(raw, 'game');
    const isMissing = typeof id === 'string' && knowsGame(packs, id) && games.of(raw) === undefined;
    return !isMissing && readOf(raw, undefined) === undefined;
  };
  const unreadableEntries = (): readonly UnreadableGame[] =>
    journal
      .ids()
      .filter((id) => isUnreadable(journal.read(id)))
      .map((id) => whatIs(id, 'journal', journal.read(id)));

  const listed = (sittings: readonly Sitting[]): readonly Waiting[] =>
    sittings.flatMap((sitting) => {
      const game = games.of({ game: sitting.match.gameId })?.game;
      return game === undefined || isUntouched(sitting) ? [] : [waitingOf(game, sitting)];
    });

  return {
    holds: async (text, row) => {
      await games.meet(text, row);
      const game = games.of(text)?.game;
      const [stored, mine] = [readOf(row, undefined), readOf(text, undefined)];
      if (game === undefined || stored === undefined || mine === undefined) return false;
      const ended = stored.match.outcome !== null && mine.match.outcome === null;
      return !ended && isPartOf(game, stored, mine);
    },
    load: (id) =>
      ask(
        async (db) => {
          await games.meet(journal.read(id));
          const row = await readRow(db, id);
          if (row !== undefined) known.set(id, row.revision);
          return later(row, readEntry(id));
        },
        () => readEntry(id),
      ),
    list: () =>
      ask(
        async (db) => {
          const rows: readonly unknown[] = await db.getAllFromIndex('sittings', 'changed');
          await games.meet(...rows);
          const read = rows.map((row) => readOf(row, undefined)).filter((s) => s !== undefined);
          return listed(leftOver ? joined(read, entries()) : read.reverse());
        },
        () => listed(entries()),
      ),
    latest: () =>
      ask(
        async (db) => {
          await dropForgotten(db);
          const sitting = await latestRow(db);
          if (sitting !== undefined) known.set(sitting.id, sitting.revision);
          return leftOver ? joined(sitting ? [sitting] : [], entries())[0] : sitting;
        },
        () => entries()[0],
      ),
    unreadable: () =>
      ask(async (db) => {
        const keys = await db.getAllKeys('sittings');
        const rows: readonly unknown[] = await db.getAll('sittings');
        await games.meet(...rows);
        return [
          ...rows
            .map((row, i) => ({ row, id: keys[i] ?? '' }))
            .filter(({ row }) => isUnreadable(row))
            .map(({ row, id }) => whatIs(id, 'database', row)),
          ...unreadableEntries(),
        ];
      }, unreadableEntries),
    forget: async (id) => {
      await games.meet(journal.read(id));
      if (readEntry(id) !== undefined) journal.forget(id);
      known.delete(id);
      await connection.use(async (db) => {
        await games.meet(await db.get('sittings', id));
        const work = db.transaction(['sittings', 'beats', 'forgotten'], 'readwrite');
        const row: unknown = await work.objectStore('sittings').get(id);
        const readable = readOf(row, undefined) !== undefined;
        const source = sourceIdIn(row);
        if (readable) {
          void work.objectStore('sittings').delete(id);
          void work.objectStore('beats').delete(id);
          if (source !== undefined) void work.objectStore('forgotten').put(true, source);
        }
        await work.done;
      });
    },
  };
};
