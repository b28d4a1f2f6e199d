import { keptGameOf, linkTo, routeOf } from '#store/routes.ts';
import { gameInPlay } from '#store/selectors.ts';
import type { Table } from '#store/table.ts';

/**
 * Keeps the id of the game in play in the address of the play screen, so that a reload, a bookmark or a second tab
 * finds the same game. A game is named once something in it has changed: before that it may not be kept, and its
 * address would lead to nothing.
 */
export const startAddress = (table: Table, page: Window): (() => void) => {
  const say = (): void => {
    const { id } = gameInPlay(table.store.getState()).sitting;
    const route = routeOf(page.location.hash);
    if (route?.page !== 'play' || keptGameOf(route)?.id === id) return;
    page.history.replaceState(page.history.state, '', linkTo('play', id));
    // The router listens to this event, which the browser does not send for a replaced address.
    page.dispatchEvent(new HashChangeEvent('hashchange'));
  };
  if (gameInPlay(table.store.getState()).selection.revision > 0) say();
  return table.store.subscribe((now, before) => {
    const [here, left] = [gameInPlay(now), gameInPlay(before)];
    // Autosave keeps a game when it is new on the table, and at its first change.
    const isFirstChange = left.selection.revision === 0 && here.selection.revision > 0;
    if (here.sitting.id !== left.sitting.id || isFirstChange) say();
  });
};
