import { gameInPlay } from '#store/selectors.ts';
import { claimSitting } from '#store/sittings.ts';
import type { Table } from '#store/table.ts';

/** Releases a sitting's lock, or cancels the request for it. */
type Release = () => void;

/**
 * Whether a lock was lost to another tab that took the game over. Any other error is a refusal, as of Firefox while it
 * blocks all cookies: then this tab may play, as in browsers without locks.
 */
const isStolen = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

const request = (
  locks: LockManager,
  id: string,
  steal: boolean,
  say: (here: boolean) => void,
): Release => {
  let release: Release = () => {};
  let done = false;
  const held = new Promise<void>((resolve) => {
    release = () => {
      done = true;
      resolve();
    };
  });
  locks
    .request(`shogi-table/${id}`, steal ? { steal } : { ifAvailable: true }, async (lock) => {
      if (done) return;
      say(lock !== null);
      if (lock !== null) await held;
    })
    .catch((error: unknown) => {
      if (!done) say(!isStolen(error));
    });
  return release;
};

/**
 * Locks the game in play for this tab alone (Web Locks). A second tab learns that the game is open elsewhere;
 * `takeOver` takes it from the tab that has it. In browsers without locks, or that refuse them, every tab may play.
 */
export const startTabLock = (
  table: Table,
  locks: LockManager | undefined,
): { readonly stop: () => void; readonly takeOver: () => void } => {
  if (locks === undefined) return { stop: () => {}, takeOver: () => {} };
  const hold = (steal: boolean): Release => {
    const { id } = gameInPlay(table.store.getState()).sitting;
    return request(locks, id, steal, (here) => void claimSitting(table, id, here));
  };
  let release = hold(false);
  const unsubscribe = table.store.subscribe((now, before) => {
    if (gameInPlay(now).sitting.id === gameInPlay(before).sitting.id) return;
    release();
    release = hold(false);
  });
  return {
    stop: () => {
      unsubscribe();
      release();
    },
    takeOver: () => {
      release();
      release = hold(true);
    },
  };
};
