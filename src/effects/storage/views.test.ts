import { shogiPack } from '#games/shogi/pack.ts';
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packs } from '#games/index.ts';
import { cancel, flip, resign } from '#store/commands.ts';
import { viewNode } from '#store/navigation.ts';
import { newGame } from '#store/sittings.ts';
import { seatedGame, type Table } from '#store/table.ts';
import {
  emptyBrowser,
  fakeStorage,
  type OpenedGames,
  openGames,
  rowsOf,
  sittingOf,
  tableWith,
  tapAt,
  visiblePage,
} from '../../../tests/stored-games.ts';
import { type Autosave, startAutosave } from './autosave.ts';
import { openJournal } from './journal.ts';

let storage: Storage;
let database: OpenedGames;
let table: Table;
let autosave: Autosave;

/** Comes to the page with what storage has, and the game that was there last where there is one. */
const visit = async (): Promise<void> => {
  autosave?.stop();
  database = openGames(packs, openJournal(storage), { unreachable: vi.fn(), lost: vi.fn() });
  table = tableWith({ ...database });
  const sitting = await database.latest();
  if (sitting !== undefined) table.store.setState(seatedGame(shogiPack, sitting));
  autosave = startAutosave(table, openJournal(storage), visiblePage);
};

beforeEach(async () => {
  storage = emptyBrowser();
  await visit();
});

afterEach(() => autosave.stop());

const journalOf = (kind: 'journal' | 'view'): string | null =>
  storage.getItem(`shogi-table/${kind}/${sittingOf(table).id}`);

/** Until the database has the game as it is on the table. */
const kept = (): Promise<void> =>
  vi.waitFor(async () =>
    expect((await database.load(sittingOf(table).id))?.revision).toBe(sittingOf(table).revision),
  );

const rowRevision = async (): Promise<unknown> =>
  (await rowsOf()).map((row) => ({ ...row }) as Readonly<Record<string, unknown>>)[0]?.['revision'];

test('taking up a piece, putting it down, looking and turning the board write no match', async () => {
  tapAt(table, 56, 47, 24, 33);
  await kept();
  const [row, entry] = [await rowRevision(), journalOf('journal')];
  tapAt(table, 64, 16);
  await kept();
  cancel(table);
  flip(table);
  viewNode(table, 1);
  await kept();
  expect([await rowRevision(), journalOf('journal')]).toEqual([row, entry]);
  expect(sittingOf(table).revision).toBeGreaterThan(Number(row));
});

test.each([
  ['local storage alone', async () => vi.stubGlobal('indexedDB', new IDBFactory())],
  [
    'the database alone',
    async () => {
      storage = fakeStorage();
    },
  ],
  ['both', async () => {}],
])(
  'the piece in hand, the open card, what was looked at and the side below come back from %s',
  async (_, lose) => {
    tapAt(table, 56, 47, 24, 33, 64, 16);
    expect(sittingOf(table).picked).toHaveLength(2);
    await kept();
    const choosing = sittingOf(table);
    await lose();
    await visit();
    expect(sittingOf(table)).toEqual(choosing);
    flip(table);
    viewNode(table, 1);
    await kept();
    const looking = sittingOf(table);
    await visit();
    expect(sittingOf(table)).toEqual(looking);
    expect(looking).toMatchObject({ viewed: 1, flipped: true, picked: [] });
  },
);

test('a tab that is closed at the very instant of a press comes back to the piece in hand', async () => {
  tapAt(table, 56, 47);
  await kept();
  vi.spyOn(table.ports, 'keep').mockImplementation(() => new Promise(() => {}));
  tapAt(table, 24);
  const { picked } = sittingOf(table);
  expect(picked).toHaveLength(1);
  vi.restoreAllMocks();
  await visit();
  expect(sittingOf(table).picked).toEqual(picked);
});

test('the first press of a first visit comes back too', async () => {
  tapAt(table, 56);
  await kept();
  await visit();
  expect(sittingOf(table).picked).toHaveLength(1);
});

test('the view of a match that has gone on since is forgotten', async () => {
  tapAt(table, 56, 47, 24, 33);
  await kept();
  viewNode(table, 1);
  const view = journalOf('view');
  expect(view).not.toBeNull();
  viewNode(table, 2);
  tapAt(table, 61, 52);
  await kept();
  expect(journalOf('view')).toBeNull();
  storage.setItem(`shogi-table/view/${sittingOf(table).id}`, view ?? '');
  await visit();
  expect(sittingOf(table).viewed).toBeNull();
  expect(sittingOf(table).match.record.nodes).toHaveLength(4);
});

test('a game that was only looked at last is the one that a visit comes back to', async () => {
  let now = 5_000;
  vi.spyOn(table.ports, 'now').mockImplementation(() => {
    now += 10;
    return now;
  });
  tapAt(table, 56, 47);
  resign(table, 0);
  await kept();
  const first = sittingOf(table);
  newGame(table, first.match.record.setup);
  tapAt(table, 56, 47);
  await kept();
  table.store.setState(seatedGame(shogiPack, first));
  await kept();
  viewNode(table, 0);
  await kept();
  await visit();
  expect([sittingOf(table).id, sittingOf(table).viewed]).toEqual([first.id, 0]);
});

test('no view is left behind in local storage for a finished game that has left the table', async () => {
  tapAt(table, 56, 47);
  resign(table, 0);
  await kept();
  viewNode(table, 0);
  const { id } = sittingOf(table);
  expect(journalOf('view')).not.toBeNull();
  newGame(table, sittingOf(table).match.record.setup);
  await vi.waitFor(() => expect(storage.getItem(`shogi-table/view/${id}`)).toBeNull());
  expect((await database.load(id))?.viewed).toBe(0);
});
