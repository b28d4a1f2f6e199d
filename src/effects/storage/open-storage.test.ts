import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packs } from '#games/index.ts';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { newGame } from '#store/sittings.ts';
import { createTable, freshSitting, type KeptSitting, type Table } from '#store/table.ts';
import { portsWith } from '../../../tests/ports.ts';
import {
  emptyBrowser,
  fakeStorage,
  sittingOf,
  tapAt,
  visiblePage,
} from '../../../tests/stored-games.ts';
import { openJournal } from './journal.ts';
import { openStorage } from './open-storage.ts';

let local: Storage;
let ids = 0;

beforeEach(() => {
  local = emptyBrowser();
});
afterEach(() => vi.restoreAllMocks());

const refuse = (): never => {
  throw new DOMException('not here', 'SecurityError');
};

/** Starts the app as far as its storage goes. */
const start = async (
  hash = '',
): Promise<{ readonly kept: KeptSitting | undefined; readonly table: Table }> => {
  const storage = openStorage(packs, local);
  const kept = await storage.gameToGoOnWith(hash);
  const ports = portsWith({ newId: () => `game-${ids++}`, now: Date.now, ...storage.ports });
  const table = createTable(shogiPack, ports, kept ?? freshSitting(shogi, ports, handicaps.even));
  storage.keepGamesOf(table, visiblePage);
  return { kept, table };
};

/** Plays a game in an earlier visit, and waits until the database has it. */
const playedBefore = async (...squares: readonly number[]): Promise<KeptSitting> => {
  const { table } = await start();
  if (sittingOf(table).revision > 0) newGame(table, handicaps.even);
  tapAt(table, ...squares);
  await vi.waitFor(async () => {
    const { id, revision } = sittingOf(table);
    expect(revision).toBeGreaterThan(1);
    expect((await table.ports.kept.load(id))?.revision).toBe(revision);
    expect(table.ports.mustKeepFirst()).toBe(false);
  });
  return sittingOf(table);
};

test('a newcomer has no game to go on with, and waits for no database', async () => {
  const open = vi.spyOn(indexedDB, 'open');
  expect(await openStorage(packs, local).gameToGoOnWith('')).toBeUndefined();
  expect(open).not.toHaveBeenCalled();
  expect(Object.keys(local)).toEqual([]);
});

test('a returning player has the database opened as soon as the start asks for the game, and once', async () => {
  await playedBefore(56, 47);
  const open = vi.spyOn(indexedDB, 'open');
  const storage = openStorage(packs, local);
  expect(open).not.toHaveBeenCalled();
  const kept = storage.gameToGoOnWith('');
  expect(open).toHaveBeenCalledOnce();
  expect(await kept).toBeDefined();
  expect(open).toHaveBeenCalledOnce();
});

test('the game that was in play last is gone on with', async () => {
  await playedBefore(56, 47);
  const last = await playedBefore(60, 51);
  expect((await start()).kept).toMatchObject({ id: last.id, revision: last.revision });
});

test('an address names the game to go on with, unless there is none of that name', async () => {
  const named = await playedBefore(56, 47);
  const last = await playedBefore(60, 51);
  expect((await start(`#/play/${named.id}`)).kept?.id).toBe(named.id);
  expect((await start(`#/games/${named.id}/1`)).kept?.id).toBe(named.id);
  local = fakeStorage();
  expect((await start('#/play/nowhere')).kept?.id).toBe(last.id);
});

test('a game that only the database knows of is gone on with', async () => {
  const { id } = await playedBefore(56, 47);
  local = fakeStorage();
  expect((await start()).kept?.id).toBe(id);
});

test('trouble that came before there was a table is shown on it', async () => {
  const played = await playedBefore(56, 47);
  vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
  const { kept, table } = await start();
  expect(kept?.id).toBe(played.id);
  expect(table.store.getState().trouble).toBe('denied');
});

test('a newcomer whose browser keeps nothing sees a notice', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(refuse);
  const { table } = await start();
  await vi.waitFor(() => expect(table.store.getState().trouble).toBe('denied'));
});

test('games that the browser has thrown away are reported on the table', async () => {
  await playedBefore(56, 47);
  vi.stubGlobal('indexedDB', new IDBFactory());
  const { table } = await start();
  expect(table.store.getState().storageNews).toEqual({ what: 'lost' });
});

test('the table lists the games that wait', async () => {
  const waits = await playedBefore(56, 47);
  await playedBefore(60, 51);
  const { table } = await start();
  await vi.waitFor(() =>
    expect(table.store.getState().unfinished?.map(({ id }) => id)).toContain(waits.id),
  );
});

test('a move that is kept before it is shown is in the journal immediately, as the game in play', async () => {
  const { table } = await start();
  const moved = { ...sittingOf(table), revision: 1, matchRevision: 1 };
  expect(table.ports.mustKeepFirst()).toBe(true);
  const keeping = table.ports.keepFirst(moved);
  const journal = openJournal(local);
  expect(journal.read(moved.id)).toMatchObject({ revision: 1 });
  expect(journal.inPlay()?.id).toBe(moved.id);
  await keeping;
  expect(table.ports.mustKeepFirst()).toBe(false);
});

test('a game whose saves fail is tried no more once it is forgotten', async () => {
  const { table } = await start();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(refuse);
  tapAt(table, 56, 47);
  const { id } = sittingOf(table);
  await vi.waitFor(() => expect(table.store.getState().trouble).toBe('denied'));
  await table.ports.forget(id);
  vi.restoreAllMocks();
  visiblePage.dispatchEvent(new Event('visibilitychange'));
  await new Promise((rest) => setTimeout(rest, 50));
  expect(await table.ports.kept.load(id)).toBeUndefined();
});
