/**
 * Edits of a record that can be undone after a reload. Each is stored as the game before it, in a store of its own, so
 * that its loss harms no game. Number 0 holds the version of the record that the last edit led to. A record that has
 * changed in another way since then has nothing to undo.
 */
import type { Game } from '#kernel/game.ts';
import { digestOf, textOfValue } from '#record/digest.ts';
import { type KeptEdits, MOST_KEPT_EDITS } from '#store/ports.ts';
import type { KeptSitting } from '#store/sitting.ts';
import type { Connection, Database } from './database-connection.ts';
import { writeSitting } from './sitting-write.ts';
import type { StoredGameReader } from './stored-game-reader.ts';

/** The key range of a game's edits, from a number on. */
const ofGame = (id: string, from = 1): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.POSITIVE_INFINITY]);

/** Forgets all edits of a game. */
export const forgetEdits = (db: Database, id: string): Promise<void> =>
  db.delete('edits', ofGame(id, 0));

/** A digest that differs between versions of a record. */
const versionOf = (game: Game, sitting: KeptSitting): string => {
  const { setup, players, headers, comment, atRoot, nodes, order, ending, remarks } = writeSitting(
    game,
    sitting,
  );
  const record = [setup, players, headers, comment, atRoot, nodes, order, ending, remarks];
  return digestOf(textOfValue(record));
};

/** The edits that are kept in the database. */
export const keptEdits = (games: StoredGameReader, connection: Connection): KeptEdits => {
  const numbersOf = async (db: Database, id: string): Promise<readonly number[]> =>
    (await db.getAllKeys('edits', ofGame(id))).map(([, number]) => number);

  /** Whether the record is the one that the last edit led to. */
  const goesOn = async (db: Database, sitting: KeptSitting): Promise<boolean> => {
    await games.fetchPacksOf({ game: sitting.match.gameId });
    const game = games.of({ game: sitting.match.gameId })?.game;
    return (
      game !== undefined && (await db.get('edits', [sitting.id, 0])) === versionOf(game, sitting)
    );
  };

  return {
    count: (sitting) =>
      connection.use(async (db) => {
        const numbers = await numbersOf(db, sitting.id);
        if (numbers.length === 0 || (await goesOn(db, sitting))) return numbers.length;
        await forgetEdits(db, sitting.id);
        return 0;
      }),
    add: (before, after) =>
      connection.use(async (db) => {
        await games.fetchPacksOf({ game: after.match.gameId });
        const game = games.of({ game: after.match.gameId })?.game;
        if (game === undefined) return;
        const { id } = after;
        const numbers = await numbersOf(db, id);
        const work = db.transaction('edits', 'readwrite');
        const next = (numbers.at(-1) ?? 0) + 1;
        const oldest = before === null ? 0 : Math.max(0, numbers.length + 1 - MOST_KEPT_EDITS);
        await Promise.all([
          work.store.put(versionOf(game, after), [id, 0]),
          before !== null && work.store.put(writeSitting(game, before), [id, next]),
          ...numbers.slice(0, oldest).map((number) => work.store.delete([id, number])),
          work.done,
        ]);
      }),
    take: (sitting) =>
      connection.use(async (db) => {
        const { id } = sitting;
        const last = (await numbersOf(db, id)).at(-1);
        if (last === undefined || !(await goesOn(db, sitting))) return undefined;
        const before = games.read(await db.get('edits', [id, last]));
        const game = games.of({ game: sitting.match.gameId })?.game;
        const work = db.transaction('edits', 'readwrite');
        await Promise.all([
          work.store.delete([id, last]),
          before !== undefined &&
            game !== undefined &&
            work.store.put(versionOf(game, before), [id, 0]),
          work.done,
        ]);
        return before?.match.record;
      }),
  };
};
