import { packs } from '#games/index.ts';
import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  behind,
  emptyBrowser,
  type OpenedGames,
  openGames,
  playedTable,
  rowsOf,
  sittingOf,
  tapAt,
  textOf,
} from '../../../tests/stored-games.ts';
import { DATABASE, mayHaveDatabase } from './database-connection.ts';
import { openJournal } from './journal.ts';
import { troubleOf } from './storage-trouble.ts';

const told = { unreachable: vi.fn(), lost: vi.fn() };

let storage: Storage;

beforeEach(() => {
  storage = emptyBrowser();
  vi.clearAllMocks();
});

/** The games as a visit to the page finds them. */
const visit = (limitMs?: number): OpenedGames =>
  openGames(packs, openJournal(storage), told, limitMs);

const refuse = (): never => {
  throw new DOMException('not here', 'SecurityError');
};

test.each([
  ['denied', () => vi.spyOn(indexedDB, 'open').mockImplementation(refuse)],
  ['absent', () => vi.stubGlobal('indexedDB', undefined)],
])('where the database is %s the journal answers, and it is said why', async (_, forbid) => {
  const table = playedTable(56, 47);
  openJournal(storage).write(textOf(table));
  forbid();
  try {
    const games = visit();
    expect((await games.latest())?.id).toBe(sittingOf(table).id);
    expect(await games.load(sittingOf(table).id)).toEqual(sittingOf(table));
    expect(await games.list()).toHaveLength(1);
    await expect(games.keep(sittingOf(table))).rejects.toThrow();
    expect(troubleOf(told.unreachable.mock.calls[0]?.[0])).toBe('denied');
  } finally {
    vi.restoreAllMocks();
  }
});

test('a database of a later version is left alone, and the journal answers', async () => {
  const table = playedTable(56, 47);
  await visit().keep(sittingOf(table));
  await behind(async () => {});
  (await openDB(DATABASE, 9)).close();
  openJournal(storage).write(textOf(table));
  const games = visit();
  expect((await games.latest())?.id).toBe(sittingOf(table).id);
  expect(troubleOf(told.unreachable.mock.calls[0]?.[0])).toBe('newer');
  expect((await openDB(DATABASE)).version).toBe(9);
});

test('an older tab that will not close its database is not waited for, and what it blocked is saved once it has', async () => {
  const old = await openDB(DATABASE, 1, {
    upgrade: (db) => {
      db.createObjectStore('sittings', { keyPath: 'id' }).createIndex('changed', 'changedAtMs');
    },
  });
  const table = playedTable(56, 47);
  openJournal(storage).write(textOf(table));
  const games = visit(50);
  expect((await games.latest())?.id).toBe(sittingOf(table).id);
  expect(troubleOf(told.unreachable.mock.calls[0]?.[0])).toBe('blocked');
  await expect(games.keep(sittingOf(table))).rejects.toThrow();
  old.close();
  await vi.waitFor(() => expect(told.unreachable).toHaveBeenLastCalledWith(undefined));
  await games.keep(sittingOf(table));
  expect(await rowsOf()).toHaveLength(1);
});

test('after another tab deleted the database, or closed it, saving goes on', async () => {
  const games = visit();
  const table = playedTable(56, 47);
  await games.keep(sittingOf(table));
  await deleteDB(DATABASE);
  tapAt(table, 24, 33);
  await games.keep(sittingOf(table));
  expect((await visit().latest())?.match.record.nodes).toHaveLength(3);
});

test('no listener is added by saving 500 times', async () => {
  const games = visit();
  const table = playedTable(56, 47);
  await games.keep(sittingOf(table));
  const add = vi.spyOn(IDBDatabase.prototype, 'addEventListener');
  for (let i = 0; i < 500; i += 1) await games.keep({ ...sittingOf(table), revision: 10 + i });
  expect(add).not.toHaveBeenCalled();
  add.mockRestore();
});

test('a killed browser finds the running clock where its last beat in the database was, and another game’s beat says nothing', async () => {
  const clocked = structuredClone(textOf(playedTable(56, 47))) as unknown as Record<
    string,
    unknown
  >;
  clocked['agreed'] = {
    terms: {
      strictness: 'teach',
      takebacks: 'free',
      agreedDraw: true,
      clock: null,
      replayClock: 'fresh',
    },
    clock: {
      controls: [
        { kind: 'main', mainMs: 60_000 },
        { kind: 'main', mainMs: 60_000 },
      ],
      start: [0, 1].map(() => ({ mainMs: 60_000, periods: 0, periodMs: 0, moves: 0 })),
      left: [0, 1].map(() => ({ mainMs: 60_000, periods: 0, periodMs: 0, moves: 0 })),
      seat: 1,
      spentMs: 0,
      sinceMs: 1_000,
    },
    paused: null,
    offer: null,
    foul: null,
    warnings: [0, 0],
    sealed: null,
    sealing: false,
  };
  const games = visit();
  await games.latest();
  await behind((db) => db.put('sittings', { ...clocked, changedAtMs: 1_000 }));
  const id = String(clocked['id']);
  await games.beat(id, 8_000);
  await games.beat('another', 90_000);
  const back = await visit().latest();
  expect(back?.match.refereeState?.paused).toBe('left');
  expect(back?.match.refereeState?.clock).toMatchObject({ sinceMs: null, spentMs: 7_000 });
  // Kept with its clock standing still it needs no beat any more.
  const again = visit();
  const loaded = await again.load(id);
  if (loaded === undefined) throw new Error('the game is there');
  await again.keep({ ...loaded, revision: loaded.revision + 1 });
  await behind(async (db) => expect(await db.getAllKeys('beats')).toEqual(['another']));
});

test('whether there is a database is known without opening it', async () => {
  expect(await mayHaveDatabase()).toBe(false);
  await visit().keep(sittingOf(playedTable(56, 47)));
  expect(await mayHaveDatabase()).toBe(true);
});

test('a browser that does not know its databases may have one', async () => {
  vi.spyOn(indexedDB, 'databases').mockImplementation(refuse);
  expect(await mayHaveDatabase()).toBe(true);
  vi.restoreAllMocks();
});

test('a browser that never says which databases it has does not delay the start', async () => {
  vi.spyOn(indexedDB, 'databases').mockReturnValue(new Promise(() => {}));
  expect(await mayHaveDatabase(10)).toBe(false);
  vi.restoreAllMocks();
});
