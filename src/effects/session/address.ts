import { gameInPlay } from '#store/selectors.ts';
import type { Table } from '#store/table.ts';

/** The id of the sitting that an address names; undefined when it names none. */
export const sittingIn = (hash: string): string | undefined =>
  /^#?\/(?:play|games)\/([^/]+)/.exec(hash)?.[1];

/**
 * Keeps the address of the play screen that of the game in play, so that a reload, a bookmark and a second tab find the same one.
 * A game is named once something of it has changed: before that it may not be kept, and its address would lead to nothing.
 */
export const startAddress = (table: Table, page: Window): (() => void) => {
  const say = (): void => {
    const { id } = gameInPlay(table.store.getState()).sitting;
    const { hash } = page.location;
    if (!/^#?\/?(play(\/|$)|$)/.test(hash) || sittingIn(hash) === id) return;
    page.history.replaceState(page.history.state, '', `#/play/${id}`);
    // Routers listen to this event, which replacing an address does not send.
    page.dispatchEvent(new HashChangeEvent('hashchange'));
  };
  if (gameInPlay(table.store.getState()).sitting.revision > 0) say();
  return table.store.subscribe((now, before) => {
    const [{ sitting }, { sitting: left }] = [gameInPlay(now), gameInPlay(before)];
    // Autosave keeps a game that is new on the table, and each at its first change.
    if (sitting.id !== left.id || (left.revision === 0 && sitting.revision > 0)) say();
  });
};
