import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { packs } from '#games/index.ts';
import type { Packs } from '#games/pack.ts';
import { emptyRecord } from '#record/record.ts';
import { pick, resign } from '#store/commands.ts';
import { openGameList } from '#store/game-list.ts';
import { openRecord, replaceGame, resumeSitting, undoRemoval } from '#store/sittings.ts';
import { freshSitting, type Table } from '#store/table.ts';
import {
  emptyBrowser,
  type OpenedGames,
  sittingOf,
  tableWith,
  tapAt,
  visiblePage,
  visitWith,
} from '../../../tests/stored-games.ts';
import { stubPack, withStub } from '../../../tests/stub-pack.ts';
import { startAutosave } from './autosave.ts';
import { openJournal } from './journal.ts';
import { writeSitting } from './sitting-write.ts';

const both = withStub(packs);

let storage: Storage;

beforeEach(() => {
  storage = emptyBrowser();
});

/** The games as a visit to the page finds them, where those packs can be fetched. */
const visit = (known: Packs = both): OpenedGames => visitWith(storage, known);

const tableOn = (database: OpenedGames, known: Packs = both): Table =>
  tableWith({ ...database, packs: known });

/** A shogi after two moves that waits, and a game of the stub on the table after one. */
const playBoth = async () => {
  const database = visit();
  const table = tableOn(database);
  const autosave = startAutosave(table, openJournal(storage), visiblePage);
  tapAt(table, 56, 47, 24, 33);
  const shogi = sittingOf(table);
  replaceGame(table, freshSitting(stubPack.game, table.ports, '00'), 'new-game', stubPack);
  pick(table, { at: 'square', square: 1 });
  const stub = sittingOf(table);
  await vi.waitFor(async () => expect(await database.list()).toHaveLength(2));
  autosave.stop();
  return { database, table, shogi, stub };
};

const plies = ({ match }: { readonly match: { readonly record: { readonly nodes: unknown } } }) =>
  (match.record.nodes as readonly unknown[]).length - 1;

test('two games of different kinds wait side by side, each listed as what it is', async () => {
  const { shogi, stub } = await playBoth();
  const listed = await visit().list();
  expect(listed.map(({ id, game, plies, position }) => [id, game, plies, position])).toEqual([
    [stub.id, 'stub', 1, '12'],
    [shogi.id, 'shogi', 2, expect.stringContaining('lnsgkgsnl')],
  ]);
  expect(await visit().unreadable()).toEqual([]);
});

test('each is taken up again after a reload, with its own rules and its own pack on the table', async () => {
  const { shogi, stub } = await playBoth();
  const database = visit();
  const table = tableOn(database);
  expect(await database.latest()).toEqual(stub);

  expect(await resumeSitting(table, stub.id)).toBe(true);
  expect(table.store.getState().pack.id).toBe('stub');
  pick(table, { at: 'square', square: 3 });
  expect(plies(sittingOf(table))).toBe(2);

  expect(await resumeSitting(table, shogi.id)).toBe(true);
  expect(table.store.getState().pack.id).toBe('shogi');
  expect(sittingOf(table)).toEqual(shogi);
  tapAt(table, 61, 52);
  expect(plies(sittingOf(table))).toBe(3);
});

test('pack and sitting come on the table in one write', async () => {
  const { table, shogi } = await playBoth();
  const seen: string[] = [];
  table.store.subscribe(({ pack, sitting }) => seen.push(`${pack.id} ${sitting.match.gameId}`));
  await resumeSitting(table, shogi.id);
  expect(seen.at(-1)).toBe('shogi shogi');
  for (const both of seen) expect(both).toMatch(/^(\w+) \1$/);
});

test('a game that gave way to one of another kind comes back with its pack', async () => {
  const { table, stub } = await playBoth();
  await openRecord(table, emptyRecord('shogi', sittingOf(tableWith()).match.record.setup));
  expect(table.store.getState().pack.id).toBe('shogi');
  undoRemoval(table);
  expect(sittingOf(table).id).toBe(stub.id);
  expect(table.store.getState().pack).toBe(stubPack);
});

test('changes that a closing tab wrote only to the journal are there for both games', async () => {
  const { table, shogi, stub } = await playBoth();
  const journal = openJournal(storage);
  pick(table, { at: 'square', square: 3 });
  journal.write(writeSitting(stubPack.game, sittingOf(table)));
  const longer = { ...shogi, revision: shogi.revision + 1, flipped: true };
  const { game } = await packs.shogi();
  journal.write(writeSitting(game, longer));
  const later = visit();
  expect((await later.load(shogi.id))?.flipped).toBe(true);
  const found = await later.load(stub.id);
  expect(found && plies(found)).toBe(2);
});

test('a pack that cannot be fetched leaves the table as it was, and its game is neither lost nor called unreadable', async () => {
  const { stub } = await playBoth();
  const offline = { ...both, stub: () => Promise.reject(new Error('no net')) };
  const database = visit(offline);
  expect((await database.list()).map(({ game }) => game)).toEqual(['shogi']);
  expect(await database.unreadable()).toEqual([]);
  const table = tableOn(
    { ...database, kept: { ...database.kept, load: async () => stub } },
    offline,
  );
  const before = table.store.getState();
  await expect(resumeSitting(table, stub.id)).rejects.toThrow('no net');
  expect(table.store.getState()).toBe(before);
  expect(await visit().list()).toHaveLength(2);
});

test('without its pack a game is listed as one that is not known here, and stays', async () => {
  const { stub } = await playBoth();
  const games = visit(packs);
  expect((await games.list()).map(({ game }) => game)).toEqual(['shogi']);
  expect((await games.unreadable()).map(({ id, why }) => [id, why])).toContainEqual([
    stub.id,
    'game',
  ]);
  await games.forget(stub.id);
  expect((await visit().load(stub.id))?.id).toBe(stub.id);
});

test('the list on the table tells the games apart', async () => {
  const { table } = await playBoth();
  resign(table, 0);
  await table.ports.keep(sittingOf(table));
  const close = openGameList(table);
  const { store } = table;
  await vi.waitFor(() =>
    expect(store.getState().games?.map(({ game, outcome }) => [game, outcome?.by])).toEqual([
      ['stub', 'resignation'],
      ['shogi', undefined],
    ]),
  );
  await vi.waitFor(() => expect(store.getState().unfinished).toMatchObject([{ game: 'shogi' }]));
  close();
  expect(store.getState().games).toBeNull();
});

test('a stored game whose id is a property of every object is of no known game', async () => {
  const { stub } = await playBoth();
  const text = { ...writeSitting(stubPack.game, stub), id: 'odd', game: 'constructor' };
  openJournal(storage).write(text);
  expect((await visit().unreadable()).map(({ id, why }) => [id, why])).toContainEqual([
    'odd',
    'game',
  ]);
});
