/**
 * Merges a game of a back-up into the stored games. It is added, or is here already, or continues the stored one. If
 * both went on differently, both are kept.
 */
import type { Game } from '#kernel/game.ts';
import { digestOf } from '#record/digest.ts';
import type { KeptSitting } from '#store/table.ts';
import type { Database } from '../storage/database-connection.ts';
import { fieldOf } from '../storage/field-of.ts';
import { isPartOf } from '../storage/recovery.ts';
import { rowsOf, type WrittenGame } from '../storage/row-write.ts';
import { writeSitting } from '../storage/sitting-write.ts';
import { type BackupContext, type StoredGame, storedGames } from './games-for-backup.ts';

/** A game of a back-up, with the file it came from if that is not here. */
export interface Incoming {
  readonly sitting: KeptSitting;
  readonly source: readonly [id: string, bytes: Uint8Array<ArrayBuffer>] | undefined;
}

/** A game to put into the database, and the row that must be there until then. */
interface Put {
  readonly incoming: Incoming;
  readonly made: WrittenGame;
  readonly over: unknown;
}

/**
 * The content of a game as text, without its view, its agreement and clock, its id and its revisions and time of
 * change.
 */
const contentsOf = (game: Game, sitting: KeptSitting): string =>
  JSON.stringify({
    ...writeSitting(game, sitting),
    ...{ id: '', revision: 0, matchRevision: 0, changedAtMs: 0 },
    ...{ looking: null, picked: [], flipped: false, agreed: undefined },
  });

const isOneGame = (a: KeptSitting, b: KeptSitting): boolean =>
  a.match.gameId === b.match.gameId && a.match.record.setup === b.match.record.setup;

/** Whether a game gets the same id or one `apart` from it; null if it is here already. */
const placeOf = (
  game: Game,
  sitting: KeptSitting,
  { row, entry, sitting: here }: StoredGame,
  isOnTable: boolean,
): 'same' | 'apart' | null => {
  if (row === undefined && entry === undefined) return isOnTable ? 'apart' : 'same';
  if (here === undefined || !isOneGame(sitting, here)) return 'apart';
  const isSameWriting =
    here.revision === sitting.revision && here.changedAtMs === sitting.changedAtMs;
  if (isSameWriting || contentsOf(game, here) === contentsOf(game, sitting)) return null;
  if (here.revision > sitting.revision && isPartOf(game, sitting, here)) return null;
  const goesOn = here.revision < sitting.revision && isPartOf(game, here, sitting);
  return goesOn && !isOnTable ? 'same' : 'apart';
};

/**
 * Puts games into the database in one transaction. Returns those not put, because another row stands in their place by
 * now.
 */
const putAll = async (db: Database, puts: readonly Put[]): Promise<readonly Put[]> => {
  const work = db.transaction(['sittings', 'summaries', 'sources'], 'readwrite');
  const [rows, summaries] = [work.objectStore('sittings'), work.objectStore('summaries')];
  const sources = work.objectStore('sources');
  const putOne = async (put: Put): Promise<readonly Put[]> => {
    const { made, over, incoming } = put;
    const { source } = incoming;
    const there: unknown = await rows.get(made.row.id);
    const isAsFound =
      (there === undefined) === (over === undefined) &&
      fieldOf(there, 'revision') === fieldOf(over, 'revision');
    if (!isAsFound) return [put];
    const isSourceHere = source === undefined || (await sources.getKey(source[0])) !== undefined;
    await Promise.all([
      rows.put(made.row),
      summaries.put(made.summary),
      isSourceHere ? undefined : sources.put(source[1], source[0]),
    ]);
    return [];
  };
  const [, ...contested] = await Promise.all([work.done, ...puts.map(putOne)]);
  return contested.flat();
};

/** How many games were added, and how many were here already. */
export interface Merged {
  readonly added: number;
  readonly here: number;
}

/**
 * Merges games into the stored ones, all in one transaction or none. A game that another tab has changed in between is
 * merged again. The game on the table is never overwritten. Rejects if the database does not take them.
 */
export const mergeGames = async (
  context: BackupContext,
  incoming: readonly Incoming[],
  onTable: string,
): Promise<Merged> => {
  const { games, connection, journal } = context;
  const find = (ids: readonly string[]) => connection.use((db) => storedGames(context, db, ids));
  const found = await find(incoming.map(({ sitting }) => sitting.id));
  const puts: Put[] = [];
  const claimed = new Set<string>();
  let here = 0;
  for (const [i, one] of incoming.entries()) {
    const { sitting } = one;
    const pack = games.of({ game: sitting.match.gameId });
    const stored = found[i];
    if (pack === undefined || stored === undefined) continue;
    let place = placeOf(pack.game, sitting, stored, sitting.id === onTable);
    let [id, over] = [sitting.id, stored.row];
    if (place === 'apart') {
      id = `${id}-${digestOf(contentsOf(pack.game, sitting))}`;
      const [apart] = await find([id]);
      over = undefined;
      if (apart?.row !== undefined || apart?.entry !== undefined) place = null;
    }
    if (place === null || claimed.has(id)) {
      here += 1;
      continue;
    }
    claimed.add(id);
    puts.push({ made: rowsOf(pack, { ...sitting, id }), over, incoming: one });
  }
  const contested = puts.length === 0 ? [] : await connection.use((db) => putAll(db, puts));
  for (const put of puts)
    if (!contested.includes(put)) {
      const { id, revision, outcome } = put.made.row;
      journal.settle(id, revision, outcome !== null);
    }
  const added = puts.length - contested.length;
  if (contested.length === 0) return { added, here };
  const later = await mergeGames(
    context,
    contested.map((put) => put.incoming),
    onTable,
  );
  return { added: added + later.added, here: here + later.here };
};
