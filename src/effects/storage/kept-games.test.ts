import { packs } from '#games/index.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { seatedGame } from '#store/table.ts';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { resign } from '#store/commands.ts';
import {
  behind,
  emptyBrowser,
  type OpenedGames,
  openGames,
  playedTable,
  rowsOf,
  sittingOf,
  tableWith,
  tapAt,
  textOf,
} from '../../../tests/stored-games.ts';
import { openJournal } from './journal.ts';
import { ContestedError } from './storage-trouble.ts';

const ENTRY = 'shogi-table/journal/';
const told = { unreachable: vi.fn(), lost: vi.fn() };

let storage: Storage;

beforeEach(() => {
  storage = emptyBrowser();
  vi.clearAllMocks();
});

/** The games as a visit to the page finds them. */
const visit = (): OpenedGames => openGames(packs, openJournal(storage), told);

test('rows of a newer version, of another game and damaged ones stay, with their files, and are listed as what they are', async () => {
  const games = visit();
  await games.keep(sittingOf(playedTable(56, 47)));
  await games.keepSource('file', Uint8Array.of(1));
  const text = textOf(playedTable(56, 47));
  const source = { id: 'file', name: 'a.kif', game: 0 };
  await behind(async (db) => {
    await db.put('sittings', { ...text, id: 'newer', version: 9, source });
    await db.put('sittings', { ...text, id: 'other', game: 'chess' });
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
    ['other', 'database', 'game'],
  ]);
  await visit().latest();
  expect(await rowsOf()).toHaveLength(5);
  expect(await later.loadSource('file')).toEqual(Uint8Array.of(1));
});

test('forgetting a game leaves what cannot be read under its id, and a file that another row names', async () => {
  const games = visit();
  const source = { id: 'file', name: 'a.kif', game: 0 };
  const table = playedTable(56, 47);
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
  const text = textOf(playedTable(56, 47));
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
  const table = playedTable(56, 47);
  const games = visit();
  await games.latest();
  await behind((db) => db.put('sittings', { ...textOf(table), version: 9 }));
  await expect(games.keep(sittingOf(table))).rejects.toThrow(ContestedError);
  expect(await rowsOf()).toMatchObject([{ version: 9 }]);
});

test('moves of another tab are not saved over, but a row whose moves are all in the game is', async () => {
  const here = visit();
  const table = playedTable(56, 47);
  await here.keep(sittingOf(table));

  const there = visit();
  const other = tableWith();
  const loaded = await there.load(sittingOf(table).id);
  if (loaded === undefined) throw new Error('the other tab finds the game');
  other.store.setState(seatedGame(shogiPack, loaded));
  tapAt(other, 24, 33);
  await there.keep(sittingOf(other));

  await there.beat(loaded.id, 1_000);
  const stored = [await rowsOf(), await visit().list()];
  tapAt(table, 20, 29);
  await expect(here.keep(sittingOf(table))).rejects.toThrow(ContestedError);
  expect((await visit().latest())?.match.record.nodes).toHaveLength(3);
  expect([await rowsOf(), await visit().list()]).toEqual(stored);
  await behind(async (db) => expect(await db.get('beats', loaded.id)).toBe(1_000));

  // The first tab comes to have it all.
  const whole = { ...sittingOf(other), revision: 99 };
  await here.keep(whole);
  expect((await visit().latest())?.revision).toBe(99);
});

test.each(['list', 'latest'] as const)(
  'what the journal of this tab has brought to the database is not taken for another tab’s, and not saved over (%s)',
  async (look) => {
    const journal = openJournal(storage);
    const games = openGames(packs, journal, told);
    const table = playedTable(56, 47);
    const before = sittingOf(table);
    tapAt(table, 24, 33);
    journal.write(textOf(table));
    // While the move before was on its way to the database this one was made, and the journal looked through.
    await games[look]();
    await games.keep(before);
    expect(await rowsOf()).toMatchObject([{ revision: textOf(table).revision }]);
    await games.keep(sittingOf(table));
    expect((await visit().latest())?.match.record.nodes).toHaveLength(3);
  },
);

test('a result that another tab has come to is not saved over', async () => {
  const here = visit();
  const table = playedTable(56, 47);
  await here.keep(sittingOf(table));
  const other = tableWith();
  other.store.setState(seatedGame(shogiPack, sittingOf(table)));
  resign(other, 0);
  const there = visit();
  await there.load(sittingOf(table).id);
  await there.keep(sittingOf(other));
  tapAt(table, 24, 33);
  await expect(here.keep(sittingOf(table))).rejects.toThrow(ContestedError);
});

test('an entry of the journal that went another way than its row becomes a game of its own', async () => {
  const games = visit();
  const table = playedTable(56, 47);
  await games.keep(sittingOf(table));
  const other = tableWith();
  other.store.setState(seatedGame(shogiPack, sittingOf(table)));
  tapAt(table, 24, 33);
  await games.keep(sittingOf(table));
  tapAt(other, 20, 29);
  openJournal(storage).write({ ...textOf(other), revision: textOf(table).revision + 3 });
  const list = await visit().list();
  expect(list.map(({ plies }) => plies)).toEqual([2, 2]);
  expect(await rowsOf()).toHaveLength(2);
});

test('when the database is gone, the journal brings every unfinished game back, with a notice', async () => {
  const games = visit();
  const tables = [playedTable(56, 47), playedTable(56, 47, 24, 33)];
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

test('a first visit shows no notice that games were lost', async () => {
  openJournal(storage).write(textOf(playedTable(56, 47)));
  await visit().latest();
  expect(told.lost).not.toHaveBeenCalled();
});
