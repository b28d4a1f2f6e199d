import { keptGameOf, routeOf } from '#store/routes.ts';
import type { Table, TableState } from '#store/table.ts';
import { browserStorage, type TextStorage } from '../settings/local-storage.ts';

const ANSWER = 'shogi-table/persist';

/** Asks the browser not to throw kept games away; a refusal is not asked about again. */
const askToPersist = async (
  storage: StorageManager | undefined,
  memory: TextStorage | null,
): Promise<void> => {
  if (storage?.persist === undefined || (await storage.persisted())) return;
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

/** Whether there are games to protect now: the first game is over, or the list of kept games is open and not empty. */
const isTime = ({ sitting, games }: TableState, hash: string): boolean => {
  const route = routeOf(hash);
  const isList = route?.page === 'games' && keptGameOf(route) === null;
  return (
    (sitting.match.outcome !== null && sitting.origin === 'played') ||
    (isList && games !== null && games.length > 0)
  );
};

/**
 * Asks for lasting storage when the first game ends or kept games are first looked at, once a visit. Some browsers then
 * ask the player.
 */
export const startPersistence = (
  table: Table,
  page: Window,
  memory: TextStorage | null = browserStorage(),
): void => {
  const { storage } = page.navigator;
  const look = (): void => {
    if (!isTime(table.store.getState(), page.location.hash)) return;
    stop();
    page.removeEventListener('hashchange', look);
    askToPersist(storage, memory).catch(() => {});
  };
  const stop = table.store.subscribe(look);
  page.addEventListener('hashchange', look);
  look();
};
