import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { packs } from '#games/index.ts';
import { endPreview, newGame, previewGame } from '#store/sittings.ts';
import { type KeptSitting, keptSitting, type Table } from '#store/table.ts';
import { fakeStorage, tableWith, tapAt } from '../../../tests/stored-games.ts';
import { type Autosave, startAutosave } from './autosave.ts';
import { type Journal, openJournal } from './journal.ts';
import { BlockedError, ContestedError } from './storage-trouble.ts';

class Page extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';
}

let fails: Error | undefined;
let saved: KeptSitting[];
let asked: (string | undefined)[];
let table: Table;
let page: Page;
let autosave: Autosave;
let journal: Journal;

beforeEach(() => {
  vi.useFakeTimers();
  fails = undefined;
  saved = [];
  asked = [];
  page = new Page();
  table = tableWith({
    keep: async (sitting, strict) => {
      if (fails !== undefined) throw fails;
      saved.push(sitting);
      asked.push(strict);
    },
  });
  journal = openJournal(fakeStorage());
  autosave = startAutosave(table, journal, page as unknown as Document);
});

afterEach(() => {
  autosave.stop();
  vi.useRealTimers();
});

const trouble = () => table.store.getState().trouble;
const settle = () => vi.advanceTimersByTimeAsync(0);
const quota = new DOMException('full', 'QuotaExceededError');

test('a failed save is reported and tried again after a while, and the notice goes when it succeeds', async () => {
  fails = quota;
  tapAt(table, 56, 47);
  await settle();
  expect(trouble()).toBe('full');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(trouble()).toBe('full');
  fails = undefined;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saved.at(-1)).toEqual(keptSitting(table.store.getState()));
  expect(trouble()).toBeNull();
});

test('a save that failed is tried again with the next event, and when the page is seen again', async () => {
  fails = new BlockedError();
  tapAt(table, 56, 47);
  await settle();
  expect(trouble()).toBe('blocked');
  fails = undefined;
  page.visibilityState = 'hidden';
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(saved).toEqual([]);
  page.visibilityState = 'visible';
  page.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(saved).toHaveLength(1);
  fails = quota;
  tapAt(table, 24);
  await settle();
  fails = undefined;
  tapAt(table, 33);
  await settle();
  expect(saved.at(-1)).toEqual(keptSitting(table.store.getState()));
  expect(trouble()).toBeNull();
});

test('the game set aside while saving failed is saved too once it can be, and what was forgotten is not', async () => {
  fails = quota;
  tapAt(table, 56, 47);
  const first = table.store.getState().sitting;
  newGame(table, first.match.record.setup);
  tapAt(table, 56, 47);
  const second = table.store.getState().sitting;
  newGame(table, first.match.record.setup);
  tapAt(table, 56, 47);
  await settle();
  autosave.drop(second.id);
  fails = undefined;
  autosave.tryAgain();
  await settle();
  const ids = new Set(saved.map(({ id }) => id));
  expect(ids).toEqual(new Set([first.id, table.store.getState().sitting.id]));
});

test('a game set aside is written through to the disk', async () => {
  tapAt(table, 56, 47);
  await settle();
  const { id, match } = table.store.getState().sitting;
  newGame(table, match.record.setup);
  // The first picture of the new game goes before.
  await vi.advanceTimersByTimeAsync(50);
  const last = saved.findLastIndex((sitting) => sitting.id === id);
  expect(asked[last]).toBe('strict');
});

test('a game that another tab has gone on with goes on here as one of its own, with a notice', async () => {
  tapAt(table, 56, 47);
  await settle();
  const { id } = table.store.getState().sitting;
  fails = new ContestedError();
  tapAt(table, 24, 33);
  fails = undefined;
  await vi.waitFor(() => expect(table.store.getState().storageNews).toEqual({ what: 'apart' }));
  await settle();
  const now = keptSitting(table.store.getState());
  expect(now.id).not.toBe(id);
  expect(now.match.record.nodes).toHaveLength(3);
  expect(saved.at(-1)).toEqual(now);
  expect(journal.ids()).toEqual([now.id]);
});

test('a piece that is chosen is in the database a moment after it was seen, and a move with the press', async () => {
  tapAt(table, 56, 47);
  await settle();
  const played = saved.length;
  tapAt(table, 20);
  await settle();
  expect(saved).toHaveLength(played);
  await vi.advanceTimersByTimeAsync(100);
  expect(saved.at(-1)?.picked).toHaveLength(1);
  expect(asked.at(-1)).toBe('view');
  tapAt(table, 29);
  await settle();
  expect(saved.at(-1)).toEqual(keptSitting(table.store.getState()));
});

test('a game that the start sheet only shows is not kept, and the one in play is not saved again for it', async () => {
  tapAt(table, 56, 47);
  await settle();
  const inPlay = table.store.getState().sitting;
  const before = saved.length;
  await previewGame(table, packs, 'xiangqi');
  await vi.advanceTimersByTimeAsync(100);
  endPreview(table);
  await vi.advanceTimersByTimeAsync(100);
  expect(table.store.getState().sitting).toBe(inPlay);
  expect(saved).toHaveLength(before);
});

test('a game of another kind that begins after it was shown is kept, and so is the one that it follows', async () => {
  tapAt(table, 56, 47);
  await settle();
  const { id } = table.store.getState().sitting;
  await previewGame(table, packs, 'xiangqi');
  const { pack, sitting } = table.store.getState();
  newGame(table, sitting.match.record.setup, pack);
  await vi.advanceTimersByTimeAsync(100);
  const now = table.store.getState();
  expect(now.sitting.match.gameId).toBe('xiangqi');
  expect(saved.slice(-2).map((one) => one.id)).toEqual([now.sitting.id, id]);
  expect(now.removed).toMatchObject({ sitting: { id } });
});
