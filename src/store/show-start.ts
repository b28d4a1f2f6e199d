import { type GamePack, type Packs, packOf } from '#games/pack.ts';
import { gameInPlay, isNewTable, startingSetup } from './selectors.ts';
import { newGame } from './sittings.ts';
import type { Table } from './table.ts';

/**
 * Puts a game on the table at its start, untouched. The present game is set aside; a table of that game that is untouched
 * already stays.
 */
export const showStart = (table: Table, pack: GamePack): void => {
  const { sitting } = gameInPlay(table.store.getState());
  if (!isNewTable(pack.game, sitting)) newGame(table, startingSetup(pack.game), pack);
};

/**
 * Puts a game on the table at its start, untouched, once its files are here. It does nothing if `isWanted` returns false by
 * then. Rejects if the files cannot be loaded.
 */
export const bringStart = async (
  table: Table,
  packs: Packs,
  id: string,
  isWanted: () => boolean = () => true,
): Promise<void> => {
  const pack = await packOf(packs, id);
  if (isWanted()) showStart(table, pack);
};
