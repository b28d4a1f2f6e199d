import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { createTable, freshSitting } from '#store/table.ts';
import { portsWith } from '../../../tests/ports.ts';
import { startTabLock } from './tab-lock.ts';

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** A tab whose browser answers each request for a lock with `request`. */
const tabWith = async (request: () => Promise<void>) => {
  const ports = portsWith();
  const sitting = freshSitting(shogi, ports, handicaps.even);
  const table = createTable(shogiPack, ports, sitting, { mayHaveKept: false });
  const lock = startTabLock(table, { request } as unknown as LockManager);
  await settle();
  return { ...lock, isElsewhere: () => table.store.getState().elsewhere };
};

test('a game that another tab takes over is open elsewhere', async () => {
  const stolen = new DOMException('the lock was stolen', 'AbortError');
  const { isElsewhere } = await tabWith(() => Promise.reject(stolen));
  expect(isElsewhere()).toBe(true);
});

test('where the browser refuses locks, as Firefox does while it blocks all cookies, a player can play', async () => {
  const refused = new DOMException('storage is not allowed', 'SecurityError');
  const { isElsewhere, takeOver, stop } = await tabWith(() => Promise.reject(refused));
  expect(isElsewhere()).toBe(false);
  takeOver();
  await settle();
  expect(isElsewhere()).toBe(false);
  stop();
});
