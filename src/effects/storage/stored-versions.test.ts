import { readFileSync } from 'node:fs';
import { shogiPack } from '#games/shogi/pack.ts';
import 'fake-indexeddb/auto';
import { type IDBPDatabase, openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { lineTo } from '#record/line.ts';
import { type KeptSitting, seatedGame } from '#store/table.ts';
import {
  behind,
  emptyBrowser,
  fakeStorage,
  type OpenedGames,
  sittingOf,
  tableWith,
  tapAt,
  visitWith,
} from '../../../tests/stored-games.ts';
import { DATABASE } from './database-connection.ts';
import { writeSitting } from './sitting-write.ts';

/** Databases as earlier versions of the app have left them: nothing in them may ever be lost. */
const stored: Readonly<Record<'sittings', readonly Readonly<Record<string, unknown>>[]>> &
  Readonly<Record<'sources' | 'beats' | 'forgotten', Readonly<Record<string, unknown>>>> =
  JSON.parse(readFileSync('tests/stored/version-3.json', 'utf8'));

beforeEach(emptyBrowser);

const upgrade = (db: IDBPDatabase, version: number): void => {
  db.createObjectStore('sittings', { keyPath: 'id' }).createIndex('changed', 'changedAtMs');
  if (version > 1) db.createObjectStore('sources');
  if (version > 2) for (const store of ['beats', 'forgotten']) db.createObjectStore(store);
};

/** Puts back what a version had; names stood among the headers before version 3. */
const putBack = async (version: number): Promise<void> => {
  const db = await openDB(DATABASE, version, { upgrade: (made) => upgrade(made, version) });
  for (const { players, ...row } of stored.sittings)
    await db.put('sittings', version < 3 ? row : { ...row, players });
  if (version > 1)
    for (const [id, bytes] of Object.entries(stored.sources))
      await db.put('sources', Uint8Array.from(bytes as readonly number[]), id);
  if (version > 2)
    for (const store of ['beats', 'forgotten'] as const)
      for (const [id, value] of Object.entries(stored[store])) await db.put(store, value, id);
  db.close();
};

const visit = (): OpenedGames => visitWith(fakeStorage());

const readable = ['series', 'csa', 'kif', 'adjourned', 'running', 'finished'] as const;

const loaded = async (games: OpenedGames, id: (typeof readable)[number]): Promise<KeptSitting> => {
  const sitting = await games.load(id);
  if (sitting === undefined) throw new Error(`${id} is lost`);
  return sitting;
};

const words = ({ match }: KeptSitting) => match.record.nodes.map((node) => node?.comment ?? '');

test.each([1, 2, 3])('a database of version %i opens with every game', async (version) => {
  await putBack(version);
  const games = visit();
  expect((await games.latest())?.id).toBe('untouched');
  const made: string[] = [];
  await games.summarise((lines) => made.push(...lines.map(({ id }) => id)));
  expect([...made].sort()).toEqual([...readable].sort());
  const list = await games.list();
  expect(list.map(({ id }) => id)).toEqual(readable);
  expect((await games.unfinished(9)).map(({ id }) => id)).toEqual([
    'series',
    'adjourned',
    'running',
  ]);
  for (const line of list) {
    const { match } = await loaded(games, line.id as (typeof readable)[number]);
    const { ply, position } = lineTo(shogi as never, match.record, match.head);
    expect([line.plies, line.position]).toEqual([ply, shogi.text.position(position as never)]);
  }
  expect((await games.unreadable()).map(({ id, why }) => [id, why])).toEqual([
    ['elsewhere', 'game'],
    ['newer', 'newer'],
  ]);
  const rows = await games.unreadable();
  expect(rows.map(({ raw }) => raw)).toEqual(
    rows.map(({ id }) => {
      const { players, ...row } = stored.sittings.find((one) => one['id'] === id) ?? {};
      return version < 3 ? row : { ...row, players };
    }),
  );
});

test('the games in it are whole: clocks, sealed moves, files, comments, variations, remarks and series', async () => {
  await putBack(3);
  const games = visit();
  const finished = await loaded(games, 'finished');
  expect(finished.match.outcome).toEqual({ winner: 0, by: 'resignation', next: 'over' });
  const running = await loaded(games, 'running');
  // The last beat was seven seconds after the clock was set going.
  expect(running.match.refereeState?.clock).toMatchObject({
    seat: 0,
    spentMs: 7_000,
    sinceMs: null,
  });
  expect(running.match.record.players).toEqual(['Ann', 'Ben']);
  expect(running.picked).toHaveLength(2);
  expect(running.seating?.how).toBe('face');
  const adjourned = await loaded(games, 'adjourned');
  expect(adjourned.match.refereeState).toMatchObject({ paused: 'adjourned', sealed: '3c3d' });
  const kif = await loaded(games, 'kif');
  expect(words(kif).filter((comment) => comment !== '')).toEqual([
    '開始のコメント',
    '角道を開ける',
    'こちらも',
  ]);
  expect(kif.match.record.nodes.map((node) => node?.children)).toContainEqual([3, 6]);
  expect(kif.match.record.nodes[2]?.bookmark).toBe('しおり');
  expect(kif.match.record.players).toEqual(['佐藤', '鈴木']);
  expect(new TextDecoder().decode(await games.loadSource(kif.source?.id ?? ''))).toContain(
    '変化：3手',
  );
  const csa = await loaded(games, 'csa');
  expect(csa.match.record.remarks?.lines).toHaveLength(3);
  const series = await loaded(games, 'series');
  expect(series.series).toMatchObject({ score: [1, 0.5], ladder: true });
  expect([series.swapped, series.match.tip - series.match.head]).toEqual([true, 1]);
});

test('a game of an older version is safe while a player looks back in it, and an opened record takes variations', async () => {
  await putBack(3);
  const games = visit();
  for (const id of ['running', 'series', 'adjourned'] as const)
    expect((await loaded(games, id)).match.free).toBeUndefined();
  for (const id of ['kif', 'csa'] as const) expect((await loaded(games, id)).match.free).toBe(true);
});

test('a file that was forgotten goes once it is known that no row names it, and those of unreadable rows stay', async () => {
  await putBack(3);
  const first = visit();
  await first.latest();
  expect(await first.loadSource('file-gone')).toBeDefined();
  await first.summarise(() => {});
  const second = visit();
  await second.latest();
  expect(await second.loadSource('file-gone')).toBeUndefined();
  for (const id of ['file-kif', 'file-newer']) expect(await second.loadSource(id)).toBeDefined();
});

test('summaries of old rows still missing when the page was closed are made in the next visit, and a game that went on keeps its own', async () => {
  await putBack(3);
  await visit().latest();
  await behind(async (db) => {
    // Ten more games, so that they are not all read together.
    for (let n = 0; n < 30; n += 1)
      await db.put('sittings', {
        ...stored.sittings.find(({ id }) => id === 'finished'),
        id: `more-${n}`,
      });
  });
  const first = visit();
  const closed = first.summarise(() => {
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('closed', 'UnknownError');
    });
  });
  await expect(closed).rejects.toThrow();
  vi.restoreAllMocks();
  const halfMade = await visit().list();
  expect(halfMade.length).toBeGreaterThan(0);
  expect(halfMade.length).toBeLessThan(36);
  const second = visit();
  const table = tableWith();
  table.store.setState(seatedGame(shogiPack, await loaded(second, 'series')));
  tapAt(table, 56, 47);
  await second.keep(sittingOf(table));
  await second.summarise(() => {});
  const list = await second.list();
  expect(list).toHaveLength(36);
  expect(list.find(({ id }) => id === 'series')?.revision).toBe(sittingOf(table).revision);
});

test('a row that a newer version wrote is listed as a game once this version can read it', async () => {
  await putBack(3);
  await visit().unreadable();
  const row = {
    ...writeSitting(shogi as never, sittingOf(tableWith())),
    origin: 'opened',
    id: 'newer',
  };
  await behind((db) => db.put('sittings', row));
  const later = visit();
  await later.summarise(() => {});
  expect((await later.list()).map(({ id }) => id)).toContain('newer');
  expect((await later.unreadable()).map(({ id }) => id)).toEqual(['elsewhere']);
});
