/** Puts records on the table that are opened, and finds those that were kept before. */
import { knownAs, openedGames } from '#store/known-records.ts';
import { packFor } from '#store/pack-for.ts';
import { SAMPLE } from '#store/selectors.ts';
import { openedSitting, resumeSitting } from '#store/sittings.ts';
import type { GameSummary, Table } from '#store/table.ts';
import { keyOf, noteWalked } from '../../table/game-walk.ts';
import { type Opened, putOnTable } from '../../table/opened-file.ts';

/** The kept game that was opened from the same record; undefined where there is none. The sample is never looked for. */
export const keptAs = async (
  table: Table,
  { game: { record }, source }: Opened,
): Promise<GameSummary | undefined> => {
  if (source.id === SAMPLE) return undefined;
  const opened = openedSitting(table, await packFor(table, record.gameId), record);
  return knownAs(table, await openedGames(table), opened);
};

/** Puts a kept game on the table in place of what was opened; resolves to whether it did. */
export const putKept = async (
  table: Table,
  { source }: Opened,
  { id }: GameSummary,
): Promise<boolean> => {
  const came = await resumeSitting(table, id);
  if (came) noteWalked(keyOf(source), id);
  return came;
};

/** Puts what was opened on the table as a new game; resolves to whether it did. */
export const putNew = async (
  table: Table,
  opened: Opened,
  isWanted: () => boolean,
): Promise<boolean> => {
  const came = await putOnTable(table, opened, isWanted);
  if (came) noteWalked(keyOf(opened.source), table.store.getState().sitting.id);
  return came;
};
