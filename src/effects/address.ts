import { gameInPlay } from '#store/selectors.ts';
import type { Table } from '#store/table.ts';
import { sittingIn } from './sitting-address.ts';

/** Keeps the address of the play screen that of the game in play, so that a reload, a bookmark and a second tab find the same one. */
export const startAddress = (table: Table, page: Window): (() => void) => {
  const say = (): void => {
    const { id } = gameInPlay(table.store.getState()).sitting;
    const { hash } = page.location;
    if (!/^#?\/?(play(\/|$)|$)/.test(hash) || sittingIn(hash) === id) return;
    page.history.replaceState(page.history.state, '', `#/play/${id}`);
    // Routers listen to this event, which replacing an address does not send.
    page.dispatchEvent(new HashChangeEvent('hashchange'));
  };
  say();
  return table.store.subscribe((now, before) => {
    if (gameInPlay(now).sitting.id !== gameInPlay(before).sitting.id) say();
  });
};
