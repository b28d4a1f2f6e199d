import type { GamePack } from '#games/pack.ts';
import { gameInPlay, isNewTable, startingSetup } from './selectors.ts';
import { newGame } from './sittings.ts';
import type { Table } from './table.ts';

/**
 * Puts a game on the table at its start, untouched. The present game is set aside; a table of that game that is untouched
 * already stays.
 */
export const showStart = (table: Table, pack: GamePack): void => {
  const { sitting } = gameInPlay(table.store.getState());
  if (!isNewTable(pack.game, sitting))
    newGame(table, startingSetup(pack.game), pack, pack.agreement);
};
