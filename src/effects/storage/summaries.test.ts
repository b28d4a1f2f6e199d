import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { packs } from '#games/index.ts';
import { openGameList } from '#store/game-list.ts';
import { forget, newGame, undoRemoval } from '#store/sittings.ts';
import {
  emptyBrowser,
  type OpenedGames,
  openGames,
  playedTable,
  sittingOf,
  tableWith,
  tapAt,
  visiblePage,
} from '../../../tests/stored-games.ts';
import { type Autosave, startAutosave } from './autosave.ts';
import { openJournal } from './journal.ts';

let storage: Storage;

beforeEach(() => {
  storage = emptyBrowser();
});

const visit = (): OpenedGames =>
  openGames(packs, openJournal(storage), { unreachable: vi.fn(), lost: vi.fn() });

/** The stores that are read while something is done. */
const storesRead = async (act: () => Promise<unknown>): Promise<ReadonlySet<string>> => {
  const read = new Set<string>();
  const spies = [
    ...(['get', 'getAll'] as const).map((method) => {
      const plain = IDBObjectStore.prototype[method];
      return vi.spyOn(IDBObjectStore.prototype, method).mockImplementation(function (
        this: IDBObjectStore,
        ...asked: readonly unknown[]
      ) {
        read.add(this.name);
        return Reflect.apply(plain, this, asked);
      });
    }),
    ...(['get', 'getAll'] as const).map((method) => {
      const plain = IDBIndex.prototype[method];
      return vi.spyOn(IDBIndex.prototype, method).mockImplementation(function (
        this: IDBIndex,
        ...asked: readonly unknown[]
      ) {
        read.add(this.objectStore.name);
        return Reflect.apply(plain, this, asked);
      });
    }),
  ];
  await act();
  for (const spy of spies) spy.mockRestore();
  return read;
};

const games = async (count: number): Promise<void> => {
  const database = visit();
  const sitting = sittingOf(playedTable(56, 47));
  for (let n = 0; n < count; n += 1)
    await database.keep({ ...sitting, id: `kept-${n}`, changedAtMs: 10 + Math.floor(n / 3) });
};

test('many new games are kept in a few transactions, all whole', async () => {
  const database = visit();
  const sitting = sittingOf(playedTable(56, 47));
  await database.list();
  const writes = vi.spyOn(IDBDatabase.prototype, 'transaction');
  const coming = database.kept.keepNew();
  for (let n = 0; n < 120; n += 1) await coming.add({ ...sitting, id: `new-${n}` });
  await coming.end();
  expect(writes.mock.calls.filter(([, mode]) => mode === 'readwrite')).toHaveLength(3);
  writes.mockRestore();
  expect(await database.list()).toHaveLength(120);
  expect(await visit().load('new-119')).toEqual({ ...sitting, id: 'new-119' });
});

test('games of one file are kept with it from the first of them on, and it is kept once', async () => {
  const database = visit();
  const sitting = sittingOf(playedTable(56, 47));
  const coming = database.kept.keepNew();
  const files = vi.spyOn(IDBObjectStore.prototype, 'put');
  const filesPut = () => files.mock.calls.filter(([value]) => value instanceof Uint8Array);
  for (let game = 0; game < 50; game += 1) {
    const source = { id: 'file', name: 'a.kif', game };
    await coming.add({ ...sitting, id: `new-${game}`, source }, new Blob(['abc']));
  }
  expect(await database.loadSource('file')).toEqual(new TextEncoder().encode('abc'));
  expect(filesPut()).toHaveLength(1);
  const source = { id: 'file', name: 'a.kif', game: 50 };
  await coming.add({ ...sitting, id: 'new-50', source }, new Blob(['abc']));
  await coming.end();
  expect(filesPut()).toHaveLength(1);
  files.mockRestore();
});

test('large files do not wait in memory for fifty games', async () => {
  const database = visit();
  const sitting = sittingOf(playedTable(56, 47));
  const coming = database.kept.keepNew();
  for (const id of ['first', 'second']) {
    const source = { id, name: `${id}.kif`, game: 0 };
    const file = new Blob([new Uint8Array(9_000_000)]);
    await coming.add({ ...sitting, id: `of-${id}`, source }, file);
  }
  expect((await database.loadSource('second'))?.byteLength).toBe(9_000_000);
  expect(await database.list()).toHaveLength(2);
});

test('lists read no game: neither all of them nor those that wait', async () => {
  await games(5);
  const database = visit();
  expect(await storesRead(() => database.list())).toEqual(new Set(['summaries']));
  expect(await storesRead(() => database.unfinished(3))).toEqual(new Set(['summaries']));
});

test('a list is read page by page, also where many games changed at the same instant', async () => {
  await games(10);
  const database = visit();
  const whole = await database.list();
  expect(whole).toHaveLength(10);
  const paged: string[] = [];
  for (let lines = await database.list(undefined, 4); lines.length > 0; ) {
    paged.push(...lines.map(({ id }) => id));
    lines = await database.list(lines.at(-1), 4);
  }
  expect(paged).toEqual(whole.map(({ id }) => id));
  expect(whole.map(({ changedAtMs }) => changedAtMs)).toEqual(
    whole.map(({ changedAtMs }) => changedAtMs).sort((a, b) => b - a),
  );
});

/** A table at which games are kept. */
const keptTable = (database: OpenedGames) => {
  const table = tableWith({ ...database });
  return { table, autosave: startAutosave(table, openJournal(storage), visiblePage) };
};

const settled = async (autosave: Autosave, database: OpenedGames, plies: number): Promise<void> => {
  await vi.waitFor(async () => expect((await database.list())[0]?.plies).toBe(plies));
  autosave.tryAgain();
};

test('a move reads no list, and the game is listed with it', async () => {
  await games(3);
  const database = visit();
  const { table, autosave } = keptTable(database);
  tapAt(table, 56, 47);
  await settled(autosave, database, 1);
  const list = vi.spyOn(table.ports.kept, 'unfinished');
  tapAt(table, 24, 33);
  await settled(autosave, database, 2);
  expect(list).not.toHaveBeenCalled();
  newGame(table, sittingOf(table).match.record.setup);
  await vi.waitFor(() => expect(table.store.getState().unfinished?.[0]?.plies).toBe(2));
  autosave.stop();
});

test('while the list is open a removal takes one line off it, and undoing puts it back in its place', async () => {
  await games(5);
  const database = visit();
  const table = tableWith({ ...database });
  const close = openGameList(table);
  const ids = () => table.store.getState().games?.map(({ id }) => id);
  await vi.waitFor(() => expect(ids()).toHaveLength(5));
  const before = ids();
  await forget(table, 'kept-2');
  expect(ids()).toEqual(before?.filter((id) => id !== 'kept-2'));
  undoRemoval(table);
  await vi.waitFor(() => expect(ids()).toEqual(before));
  close();
});

test('the list says how far the game on the table has come', async () => {
  const database = visit();
  const { table, autosave } = keptTable(database);
  tapAt(table, 56, 47);
  const close = openGameList(table);
  const plies = () => table.store.getState().games?.map((line) => line.plies);
  await vi.waitFor(() => expect(plies()).toEqual([1]));
  tapAt(table, 24, 33);
  await vi.waitFor(() => expect(plies()).toEqual([2]));
  close();
  autosave.stop();
});
