import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { packs } from '#games/index.ts';
import { newGame } from '#store/sittings.ts';
import type { KeptSitting, Table } from '#store/table.ts';
import {
  behind,
  emptyBrowser,
  fakeStorage,
  type OpenedGames,
  openGames,
  sittingOf,
  tableWith,
  tapAt,
  visiblePage,
  visitWith,
} from '../../../tests/stored-games.ts';
import { startAutosave } from './autosave.ts';
import { type Journal, openJournal } from './journal.ts';

/** The game that the next start shows is the one that was in play, whatever the times in the rows say. */

const told = { unreachable: vi.fn(), lost: vi.fn() };

beforeEach(emptyBrowser);

interface Tab {
  readonly table: Table;
  readonly games: OpenedGames;
  readonly journal: Journal;
  readonly close: () => void;
}

/** A tab that keeps what is played in it; its wall clock shows that time. */
const openTab = (storage: Storage | null, nowMs: number): Tab => {
  const journal = openJournal(storage);
  const games = openGames(packs, journal, told);
  const table = tableWith({ ...games, now: () => nowMs });
  const { stop } = startAutosave(table, journal, visiblePage);
  return { table, games, journal, close: stop };
};

/** The game that a start finds later. */
const nextStart = (storage: Storage | null): Promise<KeptSitting | undefined> =>
  visitWith(storage).latest();

const kept = async ({ table, games }: Tab): Promise<void> => {
  const { id, revision } = sittingOf(table);
  const isThere = async () => expect((await games.load(id))?.revision).toBe(revision);
  await vi.waitFor(isThere);
};

/** Presses squares in a tab, and waits until its game is in the database so. */
const playIn = async (tab: Tab, ...squares: readonly number[]): Promise<void> => {
  tapAt(tab.table, ...squares);
  await kept(tab);
};

const noLocalStorage = (): Storage | null => null;

test.each([
  ['with', fakeStorage],
  ['without', noLocalStorage],
])(
  'the game in play is shown %s local storage, although the wall clock was set back',
  async (_how, storageOf) => {
    const storage = storageOf();
    const first = openTab(storage, 5_000_000);
    await playIn(first, 56, 47, 24, 33);
    first.close();
    const later = openTab(storage, 1_000);
    await playIn(later, 60, 51);
    later.close();
    expect((await nextStart(storage))?.id).toBe(sittingOf(later.table).id);
  },
);

test('with two tabs, the next start shows the game of the tab that was used last', async () => {
  const storage = fakeStorage();
  const [left, right] = [openTab(storage, 2_000), openTab(storage, 1_000)];
  await playIn(left, 56, 47);
  await playIn(right, 60, 51);
  expect((await nextStart(storage))?.id).toBe(sittingOf(right.table).id);
  await playIn(left, 24);
  expect((await nextStart(storage))?.id).toBe(sittingOf(left.table).id);
});

test('where a killed browser has not written local storage, the database tells the game', async () => {
  const storage = fakeStorage();
  const first = openTab(storage, 2_000);
  await playIn(first, 56, 47);
  const asItWas = { ...storage };
  newGame(first.table, sittingOf(first.table).match.record.setup);
  await playIn(first, 60, 51);
  const killed = Object.assign(fakeStorage(), asItWas);
  expect((await nextStart(killed))?.id).toBe(sittingOf(first.table).id);
});

test('where the database cannot be reached, the journal tells the game', async () => {
  const storage = fakeStorage();
  const first = openTab(storage, 5_000_000);
  await playIn(first, 56, 47);
  const later = openTab(storage, 1_000);
  await playIn(later, 60, 51);
  vi.stubGlobal('indexedDB', undefined);
  expect((await nextStart(storage))?.id).toBe(sittingOf(later.table).id);
});

test('when the game in play was forgotten, or nothing tells it, the game changed last is shown', async () => {
  const storage = fakeStorage();
  const first = openTab(storage, 1_000);
  await playIn(first, 56, 47);
  const later = openTab(storage, 2_000);
  await playIn(later, 60, 51);
  later.close();
  await later.games.forget(sittingOf(later.table).id);
  expect((await nextStart(storage))?.id).toBe(sittingOf(first.table).id);
  storage.removeItem('shogi-table/in-play');
  await behind((db) => db.clear('inPlay'));
  expect((await nextStart(storage))?.id).toBe(sittingOf(first.table).id);
});

test('a note that is no note harms nothing', async () => {
  const storage = fakeStorage();
  const first = openTab(storage, 1_000);
  await playIn(first, 56, 47);
  storage.setItem('shogi-table/in-play', '{"id":7');
  await behind((db) => db.put('inPlay', 'nonsense', 'last'));
  expect((await nextStart(storage))?.id).toBe(sittingOf(first.table).id);
});
