import { isUnfinished } from '#store/summary.ts';
import type { Table, TableState } from '#store/table.ts';
import { browserStorage, type TextStorage } from '../settings/local-storage.ts';

const ANSWER = 'shogi-table/persist';

/** Asks the browser not to throw kept games away; a refusal is not asked about again. */
const askToPersist = async (
  storage: StorageManager | undefined,
  memory: TextStorage | null,
): Promise<void> => {
  // A browser may have `persist` and lack `persisted`.
  if (storage?.persist === undefined || (await storage.persisted?.())) return;
  try {
    if (memory?.getItem(ANSWER) === 'refused') return;
  } catch {
    return;
  }
  if (await storage.persist()) return;
  try {
    memory?.setItem(ANSWER, 'refused');
  } catch {
    // Storage is full: a later visit asks again.
  }
};

/**
 * Whether there is a game that is over: the one on the table, if it was played here, or one of the open list of kept
 * games. Until then there is little to protect, and the player may not come back.
 */
const isTime = ({ sitting, games }: TableState): boolean =>
  (sitting.match.outcome !== null && sitting.origin === 'played') ||
  games?.some((game) => !isUnfinished(game)) === true;

/** Runs `act` once, in the next press: when a pointer that was put down from now on is released, or with a key. */
const atNextPress = (page: Window, act: () => void): void => {
  const waiting = new AbortController();
  const options = { capture: true, signal: waiting.signal };
  const pressed = (): void => {
    waiting.abort();
    act();
  };
  page.addEventListener('keydown', pressed, options);
  // The release of the press that ended the game does not count. With touch, only a release is a gesture.
  page.addEventListener(
    'pointerdown',
    () => page.addEventListener('pointerup', pressed, options),
    options,
  );
};

/**
 * Asks for lasting storage in the first press after a game has ended, once a visit. Firefox then asks the player, which
 * must not come out of the blue; the other browsers decide by themselves.
 */
export const startPersistence = (
  table: Table,
  page: Window = window,
  memory: TextStorage | null = browserStorage(),
): void => {
  const { storage } = page.navigator;
  const look = (): void => {
    if (!isTime(table.store.getState())) return;
    stop();
    atNextPress(page, () => {
      askToPersist(storage, memory).catch(() => {});
    });
  };
  const stop = table.store.subscribe(look);
  look();
};
