/** Remembers which game was on the table last, so that a visit begins with that game although nothing of it was played. */
import { gameInPlay } from '#store/selectors.ts';
import type { Table } from '#store/table.ts';
import { browserStorage, readStored, type TextStorage } from './local-storage.ts';

/** The key in local storage. `index.html` reads whether it is there: the page contains a picture of the first game only. */
export const lastGameKey = 'shogi-table/last-game';

/** The id of the game that was on the table last; null if that was the first game, or nothing is known. */
export const readLastGame = (storage: TextStorage | null = browserStorage()): string | null =>
  readStored(storage, lastGameKey, (text) => text);

/** Remembers the game on a table from now on; nothing is stored for the first game. A preview of another game does not count. */
export const keepLastGame = (
  { store }: Table,
  firstGame: string,
  storage: Storage | null = browserStorage(),
): void => {
  store.subscribe((now, before) => {
    const { id } = gameInPlay(now).pack;
    if (id === gameInPlay(before).pack.id) return;
    try {
      if (id === firstGame) storage?.removeItem(lastGameKey);
      else storage?.setItem(lastGameKey, id);
    } catch {
      // Full or forbidden: the next visit begins with the first game.
    }
  });
};
