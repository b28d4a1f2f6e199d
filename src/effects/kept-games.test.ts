import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { resign } from '#store/commands.ts';
import type { Sitting, Table } from '#store/table.ts';
import { fakeStorage, tableWith, tapAt } from '../../tests/stored-games.ts';
import { type GameDatabase, openGameDatabase } from './game-database.ts';
import { openJournal } from './journal.ts';
import type { SittingText } from './sitting-read.ts';
import { writeSitting } from './sitting-write.ts';
import { ContestedError, troubleOf } from './storage-trouble.ts';

const NAME = 'shogi-table';
const ENTRY = 'shogi-table/journal/';
const told = { unreachable: vi.fn(), lost: vi.fn() };

let storage: Storage;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  storage = fakeStorage();
  vi.clearAllMocks();
});

/** The games as a visit to the page finds them. */
const visit = (limitMs?: number): GameDatabase =>
  openGameDatabase(shogi, openJournal(storage), told, limitMs);

/** A game after a few moves, and its text. */
const played = (...squares: readonly number[]): Table => {
  const table = tableWith();
  tapAt(table, ...squares);
  return table;
};
const sittingOf = (table: Table): Sitting => table.store.getState().sitting;
const textOf = (table: Table): SittingText => writeSitting(shogi, sittingOf(table));

/** Does something to the stored rows behind the app's back. */
const behind = async (act: (db: Awaited<ReturnType<typeof openDB>>) => Promise<unknown>) => {
  const db = await openDB(NAME);
  await act(db);
  db.close();
};
const rowsOf = async (): Promise<readonly { readonly id: string }[]> => {
  let rows: readonly { readonly id: string }[] = [];
  await behind(async (db) => {
    rows = await db.getAll('sittings');
  });
  return rows;
};

test('rows of a newer version, of another game and damaged ones stay, with their files, and are listed as what they are', async () => {
  const games = visit();
  await games.keep(sittingOf(played(56, 47)));
  await games.keepSource('file', Uint8Array.of(1));
  const text = textOf(played(56, 47));
  const source = { id: 'file', name: 'a.kif', game: 0 };
  await behind(async (db) => {
    await db.put('sittings', { ...text, id: 'newer', version: 9, source });
    await db.put('sittings', { ...text, id: 'xiangqi', game: 'xiangqi' });
    await db.put('sittings', { ...text, id: 'damaged', setup: 7 });
    await db.put('sittings', { id: 'odd' });
  });
  const later = visit();
  expect(await later.latest()).toBeDefined();
  expect(await later.list()).toHaveLength(1);
  expect((await later.unreadable()).map(({ id, where, why }) => [id, where, why])).toEqual([
    ['damaged', 'database', 'damaged'],
    ['newer', 'database', 'newer'],
    ['odd', 'database', 'damaged'],
    ['xiangqi', 'database', 'game'],
  ]);
  await visit().latest();
  expect(await rowsOf()).toHaveLength(5);
  expect(await later.loadSource('file')).toEqual(Uint8Array.of(1));
});

test('forgetting a game leaves what cannot be read under its id, and a file that another row names', async () => {
  const games = visit();
  const source = { id: 'file', name: 'a.kif', game: 0 };
  const table = played(56, 47);
  await games.keepSource('file', Uint8Array.of(1));
  await games.keep({ ...sittingOf(table), id: 'mine', source });
  await behind((db) => db.put('sittings', { ...textOf(table), id: 'newer', version: 9, source }));
  await games.forget('mine');
  await games.forget('newer');
  await visit().latest();
  expect((await rowsOf()).map(({ id }) => id)).toEqual(['newer']);
  expect(await games.loadSource('file')).toEqual(Uint8Array.of(1));
});

test('a file that no game names yet is kept: its games may be on their way', async () => {
  const games = visit();
  await games.keepSource('file', Uint8Array.of(1));
  await visit().latest();
  expect(await games.loadSource('file')).toEqual(Uint8Array.of(1));
});

test('entries of the journal that cannot be read stay there and are listed', async () => {
  const text = textOf(played(56, 47));
  storage.setItem(`${ENTRY}newer`, JSON.stringify({ ...text, id: 'newer', version: 2 }));
  storage.setItem(`${ENTRY}torn`, '{"version":1,"id":"to');
  await visit().latest();
  expect((await visit().unreadable()).map(({ id, where, why }) => [id, where, why])).toEqual([
    ['newer', 'journal', 'newer'],
    ['torn', 'journal', 'damaged'],
  ]);
  expect(storage.getItem(`${ENTRY}torn`)).toBe('{"version":1,"id":"to');
});

test('a game is not saved over a row that cannot be read', async () => {
  const table = played(56, 47);
  const games = visit();
  await games.latest();
  await behind((db) => db.put('sittings', { ...textOf(table), version: 9 }));
  await expect(games.keep(sittingOf(table))).rejects.toThrow(ContestedError);
  expect(await rowsOf()).toMatchObject([{ version: 9 }]);
});

test('what another tab has played is not saved over, and what is all in the game is', async () => {
  const here = visit();
  const table = played(56, 47);
  await here.keep(sittingOf(table));

  const there = visit();
  const other = tableWith();
  const loaded = await there.load(sittingOf(table).id);
  if (loaded === undefined) throw new Error('the other tab finds the game');
  other.store.setState({ sitting: loaded });
  tapAt(other, 24, 33);
  await there.keep(sittingOf(other));

  tapAt(table, 20, 29);
  await expect(here.keep(sittingOf(table))).rejects.toThrow(ContestedError);
  expect((await visit().latest())?.match.record.nodes).toHaveLength(3);

  // The first tab comes to have it all.
  const whole = { ...sittingOf(other), revision: 99 };
  await here.keep(whole);
  expect((await visit().latest())?.revision).toBe(99);
});

test('a result that another tab has come to is not saved over', async () => {
  const here = visit();
  const table = played(56, 47);
  await here.keep(sittingOf(table));
  const other = tableWith();
  other.store.setState({ sitting: sittingOf(table) });
  resign(other, 0);
  const there = visit();
  await there.load(sittingOf(table).id);
  await there.keep(sittingOf(other));
  tapAt(table, 24, 33);
  await expect(here.keep(sittingOf(table))).rejects.toThrow(ContestedError);
});

test('an entry of the journal that went another way than its row becomes a game of its own', async () => {
  const games = visit();
  const table = played(56, 47);
  await games.keep(sittingOf(table));
  const other = tableWith();
  other.store.setState({ sitting: sittingOf(table) });
  tapAt(table, 24, 33);
  await games.keep(sittingOf(table));
  tapAt(other, 20, 29);
  openJournal(storage).write({ ...textOf(other), revision: textOf(table).revision + 3 });
  const list = await visit().list();
  expect(list.map(({ plies }) => plies)).toEqual([2, 2]);
  expect(await rowsOf()).toHaveLength(2);
});

test('when the database is gone, the journal brings every unfinished game back, and it is said', async () => {
  const games = visit();
  const tables = [played(56, 47), played(56, 47, 24, 33)];
  for (const table of tables) {
    openJournal(storage).write(textOf(table));
    await games.keep(sittingOf(table));
  }
  vi.stubGlobal('indexedDB', new IDBFactory());
  const list = await visit().list();
  expect(list.map(({ plies }) => plies).sort()).toEqual([1, 2]);
  expect(await rowsOf()).toHaveLength(2);
  expect(told.lost).toHaveBeenCalledOnce();
});

test('a first visit is not told that games were lost', async () => {
  openJournal(storage).write(textOf(played(56, 47)));
  await visit().latest();
  expect(told.lost).not.toHaveBeenCalled();
});

test.each([
  ['denied', () => vi.spyOn(indexedDB, 'open').mockImplementation(refuse)],
  ['absent', () => vi.stubGlobal('indexedDB', undefined)],
])('where the database is %s the journal answers, and it is said why', async (_, forbid) => {
  const table = played(56, 47);
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

const refuse = (): never => {
  throw new DOMException('not here', 'SecurityError');
};

test('a database of a later version is left alone, and the journal answers', async () => {
  const table = played(56, 47);
  await visit().keep(sittingOf(table));
  await behind(async () => {});
  (await openDB(NAME, 9)).close();
  openJournal(storage).write(textOf(table));
  const games = visit();
  expect((await games.latest())?.id).toBe(sittingOf(table).id);
  expect(troubleOf(told.unreachable.mock.calls[0]?.[0])).toBe('newer');
  expect((await openDB(NAME)).version).toBe(9);
});

test('an older tab that will not close its database is not waited for, and what it blocked is saved once it has', async () => {
  const old = await openDB(NAME, 1, {
    upgrade: (db) => {
      db.createObjectStore('sittings', { keyPath: 'id' }).createIndex('changed', 'changedAtMs');
    },
  });
  const table = played(56, 47);
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

test('a database of version 2 opens with every game and every file', async () => {
  const texts = [textOf(played(56, 47)), textOf(played(56, 47, 24, 33))];
  const old = await openDB(NAME, 2, {
    upgrade: (db) => {
      db.createObjectStore('sittings', { keyPath: 'id' }).createIndex('changed', 'changedAtMs');
      db.createObjectStore('sources');
    },
  });
  for (const text of texts) await old.put('sittings', text);
  await old.put('sources', Uint8Array.of(1), 'file');
  old.close();
  const games = visit();
  expect((await games.list()).map(({ plies }) => plies).sort()).toEqual([1, 2]);
  expect(await games.loadSource('file')).toEqual(Uint8Array.of(1));
  await games.beat('game', 5);
});

test('after another tab deleted the database, or closed it, saving goes on', async () => {
  const games = visit();
  const table = played(56, 47);
  await games.keep(sittingOf(table));
  await deleteDB(NAME);
  tapAt(table, 24, 33);
  await games.keep(sittingOf(table));
  expect((await visit().latest())?.match.record.nodes).toHaveLength(3);
});

test('no listener is added by saving 500 times', async () => {
  const games = visit();
  const table = played(56, 47);
  await games.keep(sittingOf(table));
  const add = vi.spyOn(IDBDatabase.prototype, 'addEventListener');
  for (let i = 0; i < 500; i += 1) await games.keep({ ...sittingOf(table), revision: 10 + i });
  expect(add).not.toHaveBeenCalled();
  add.mockRestore();
});

test('a killed browser finds the running clock where its last beat in the database was, and another game’s beat says nothing', async () => {
  const clocked = structuredClone(textOf(played(56, 47))) as unknown as Record<string, unknown>;
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
  expect(back?.match.agreed?.paused).toBe('left');
  expect(back?.match.agreed?.clock).toMatchObject({ sinceMs: null, spentMs: 7_000 });
  // Kept with its clock standing still it needs no beat any more.
  const again = visit();
  const loaded = await again.load(id);
  if (loaded === undefined) throw new Error('the game is there');
  await again.keep({ ...loaded, revision: loaded.revision + 1 });
  await behind(async (db) => expect(await db.getAllKeys('beats')).toEqual(['another']));
});
