/**
 * Reads single games for back-ups: their rows and journal entries, with the views and beats stored for them. It changes
 * nothing.
 */
import type { KeptSitting } from '#store/table.ts';
import type { Connection, Database } from '../storage/database-connection.ts';
import { fieldOf } from '../storage/field-of.ts';
import type { Journal } from '../storage/journal.ts';
import type { StoredGameReader } from '../storage/stored-game-reader.ts';

/** The stores that back-ups are made from and restored into. */
export interface BackupContext {
  readonly games: StoredGameReader;
  readonly journal: Journal;
  readonly connection: Connection;
  /** Puts journal entries left by a closing tab into the database. */
  readonly recovered: () => Promise<void>;
  readonly storage: Storage | null;
}

/** A game as it is kept under an id. */
export interface StoredGame {
  readonly id: string;
  readonly row: unknown;
  readonly entry: unknown;
  /** The later one of `row` and `entry`. */
  readonly text: unknown;
  /** The sitting read from it, with its last view; undefined if neither can be read. */
  readonly sitting: KeptSitting | undefined;
}

/** How many turns a text has; undefined if they are not stored as texts. */
const turnsIn = (text: unknown): number | undefined => {
  const nodes = fieldOf(text, 'version') === 1 ? fieldOf(text, 'nodes') : undefined;
  return Array.isArray(nodes) ? nodes.filter((node) => node !== null).length : undefined;
};

/** Whether a sitting has all turns of the text it was read from. */
export const isWhole = (text: unknown, { match }: KeptSitting): boolean => {
  const turns = turnsIn(text);
  const read = match.record.nodes.filter((node) => node !== undefined).length - 1;
  return turns === undefined || turns === read;
};

/** Reads the stored games with these ids. */
export const storedGames = async (
  { games, journal }: Pick<BackupContext, 'games' | 'journal'>,
  db: Database,
  ids: readonly string[],
): Promise<readonly StoredGame[]> => {
  const work = db.transaction(['sittings', 'views', 'beats']);
  const kept = await Promise.all(
    ids.map((id) =>
      Promise.all([
        work.objectStore('sittings').get(id),
        work.objectStore('views').get(id),
        work.objectStore('beats').get(id),
      ]),
    ),
  );
  const entries = ids.map(journal.read);
  await games.fetchPacksOf(...kept.map(([row]) => row), ...entries);
  return ids.map((id, i) => {
    const [row, view, beatMs] = kept[i] ?? [];
    const [entry, looked] = [entries[i], journal.readView(id)];
    const [ofRow, ofEntry] = [games.read(row, [view, looked], beatMs), games.read(entry, [looked])];
    const isLater = ofRow === undefined || (ofEntry && ofEntry.revision > ofRow.revision);
    return {
      id,
      row,
      entry,
      ...(isLater ? { text: entry, sitting: ofEntry } : { text: row, sitting: ofRow }),
    };
  });
};
