/** Lists the games that are kept, and finds the last of them where the note of it is missing. */
import { packOf } from '#games/pack.ts';
import { findUnfinished } from '#store/game-list.ts';
import { seatFound } from '#store/sittings.ts';
import type { Table } from '#store/table.ts';
import type { GameDatabase } from './game-database.ts';
import { troubleOf } from './storage-trouble.ts';

/**
 * Opens the database, so that the first move finds it open, and lists what is kept. The note
 * that something is may be missing after a crash: a game found now comes on the table where nothing has been touched.
 */
export const findKept = async (
  table: Table,
  database: () => Promise<GameDatabase>,
  isFound: boolean,
): Promise<void> => {
  const { sitting } = table.store.getState();
  try {
    const games = await database();
    if (!isFound && !(await games.holdsAny())) return;
    const latest = isFound ? undefined : await (await games.kept()).latest();
    const pack = latest && (await packOf(table.ports.packs, latest.match.gameId));
    const now = table.store.getState();
    // A press of a moment ago has made this game one of those that are kept, or asked why a piece cannot move, and nothing of that
    // may go.
    const isFree =
      sitting.revision === 0 &&
      now.sitting === sitting &&
      now.refused === null &&
      /^#?\/?(play\/?)?$/.test(location.hash);
    if (latest !== undefined && pack !== undefined && latest.id !== sitting.id && isFree)
      seatFound(table, pack, latest);
    await findUnfinished(table);
  } catch (error) {
    table.store.setState({ trouble: troubleOf(error) });
  }
};
