import { expect, test, vi } from 'vitest';
import type { Sitting } from '#store/table.ts';
import { tableWith, tapAt } from '../../../tests/stored-games.ts';
import { findKept } from './find-kept.ts';
import type { GameDatabase } from './game-database.ts';

/** A database with one game, the one changed last. */
const holding = (latest: Sitting) => async () =>
  ({
    holdsAny: async () => true,
    kept: async () => ({ latest: async () => latest }),
  }) as unknown as GameDatabase;

test('a game that is found comes on a table on which nothing was touched', async () => {
  vi.stubGlobal('location', { hash: '' });
  const other = tableWith({});
  tapAt(other, 56, 47);
  const found = other.store.getState().sitting;
  const table = tableWith({ kept: async () => ({ list: async () => [] }) as never });
  await findKept(table, holding(found), false);
  expect(table.store.getState().sitting.id).toBe(found.id);
});

test('the game of a piece that was just pressed is not found again over what is said of it', async () => {
  vi.stubGlobal('location', { hash: '' });
  const table = tableWith({ kept: async () => ({ list: async () => [] }) as never });
  tapAt(table, 60, 42);
  const { sitting, refused } = table.store.getState();
  expect(sitting.picked).not.toEqual([]);
  expect(refused).not.toBeNull();
  await findKept(table, holding({ ...sitting }), false);
  expect(table.store.getState().refused).toBe(refused);
});

test('a game that is found does not come over the answer of a piece of the other side', async () => {
  vi.stubGlobal('location', { hash: '' });
  const other = tableWith({});
  tapAt(other, 56, 47);
  const table = tableWith({ kept: async () => ({ list: async () => [] }) as never });
  tapAt(table, 0);
  const { sitting, refused } = table.store.getState();
  expect(sitting.revision).toBe(0);
  expect(refused).not.toBeNull();
  await findKept(table, holding(other.store.getState().sitting), false);
  expect(table.store.getState()).toMatchObject({ sitting, refused });
});

test('a game that an address has brought and that is kept already is not seated a second time', async () => {
  vi.stubGlobal('location', { hash: '' });
  const table = tableWith({ kept: async () => ({ list: async () => [] }) as never });
  const { sitting } = table.store.getState();
  await findKept(table, holding({ ...sitting }), false);
  expect(table.store.getState().sitting).toBe(sitting);
});
