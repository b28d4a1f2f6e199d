import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { beforeEach, expect, test, vi } from 'vitest';
import {
  bestOf,
  chooseLearner,
  justMe,
  type LessonProgressStore,
  learnerNamed,
  levelDone,
  progressIn,
  resetLevels,
  undoReset,
  whyNotKept,
} from '#store/lesson-progress.ts';
import { behind, emptyBrowser } from '../../../tests/stored-games.ts';
import { type Connection, connectionTo, DATABASE } from '../storage/database-connection.ts';
import { openLessonProgress } from './lesson-progress-storage.ts';
import { learnerKey } from './lesson-rows.ts';

const gold = { stage: 'gold', level: 'back' };
const rook = { stage: 'rook', level: 'lines' };

let storage: Storage;

beforeEach(() => {
  storage = emptyBrowser();
  vi.unstubAllGlobals();
  vi.stubGlobal('indexedDB', new IDBFactory());
});

const connect = (): Connection => connectionTo({ made: () => {}, opened: () => {} }, 100);

/** A tab that opens the lessons. */
const visit = async (
  connection = connect(),
  page = new EventTarget(),
): Promise<LessonProgressStore> =>
  openLessonProgress(connection, storage, page as Pick<Window, 'addEventListener'>);

const rows = async (): Promise<readonly unknown[]> => {
  let found: readonly unknown[] = [];
  await behind(async (db) => {
    found = await db.getAll('lessons');
  });
  return found;
};

const expectRows = (content: readonly unknown[]): Promise<void> =>
  vi.waitFor(async () => expect(await rows()).toEqual(content));

const row = (progress: object, more: object = {}) => ({
  learner: justMe,
  game: 'shogi',
  version: 1,
  progress,
  ...more,
});
const threeStars = { stars: 3, took: 5 } as const;
const level = (best: object | null, round = 0) => ({ best, round });

const bestIn = (store: LessonProgressStore, path = gold, game = 'shogi') =>
  bestOf(progressIn(store.getState(), game), path);

test('a level that was done is there in the next visit, of each learner and each game', async () => {
  const first = await visit();
  levelDone(first, 'shogi', gold, threeStars);
  chooseLearner(first, justMe);
  chooseLearner(first, learnerNamed(' Ana '));
  levelDone(first, 'shogi', rook, { stars: 1, took: 4 });
  levelDone(first, 'banqi', gold, { stars: 2, took: 3 });
  await vi.waitFor(async () => expect(await rows()).toHaveLength(3));
  const next = await visit();
  expect(next.getState()).toMatchObject({ learner: 'name Ana', isKept: true });
  expect(bestIn(next)).toBeNull();
  expect(bestIn(next, rook)).toEqual({ stars: 1, took: 4 });
  expect(bestIn(next, gold, 'banqi')?.stars).toBe(2);
  chooseLearner(next, justMe);
  expect(bestIn(next)).toEqual(threeStars);
  expect(bestIn(next, rook)).toBeNull();
});

test('the better result of two tabs stays, and each shows it', async () => {
  const [here, there] = [await visit(), await visit()];
  levelDone(here, 'shogi', gold, { stars: 1, took: 9 });
  levelDone(there, 'shogi', gold, threeStars);
  levelDone(there, 'shogi', rook, { stars: 2, took: 2 });
  await expectRows([
    row({ 'gold/back': level(threeStars), 'rook/lines': level({ stars: 2, took: 2 }) }),
  ]);
  await vi.waitFor(() => expect(bestIn(here)).toEqual(threeStars));
  await vi.waitFor(() => expect(bestIn(here, rook)?.stars).toBe(2));
  resetLevels(here, 'shogi', [gold]);
  await vi.waitFor(() => expect(bestIn(there)).toBeNull());
  undoReset(here);
  await vi.waitFor(() => expect(bestIn(there)).toEqual(threeStars));
});

test('tabs that cannot hear each other agree when one comes to the front', async () => {
  vi.stubGlobal('BroadcastChannel', undefined);
  const page = new EventTarget();
  const [here, there] = [await visit(connect(), page), await visit()];
  levelDone(there, 'shogi', gold, threeStars);
  await expectRows([row({ 'gold/back': level(threeStars) })]);
  expect(bestIn(here)).toBeNull();
  page.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(bestIn(here)).toEqual(threeStars));
});

test('progress of a newer version is kept as it is and not shown, and it is said', async () => {
  await visit();
  const newer = row({ 'gold/back': 'three stars' }, { version: 2, more: true });
  await behind((db) => db.put('lessons', newer));
  const [here, there] = [await visit(), await visit()];
  expect(bestIn(here)).toBeNull();
  expect(whyNotKept(here.getState(), 'shogi')).toBe('newer');
  expect(whyNotKept(here.getState(), 'banqi')).toBeNull();
  for (const tab of [here, there]) levelDone(tab, 'shogi', gold, threeStars);
  levelDone(here, 'banqi', gold, threeStars);
  const kept = row({ 'gold/back': level(threeStars) }, { game: 'banqi' });
  await expectRows([kept, newer]);
  expect(bestIn(here)).toEqual(threeStars);
  chooseLearner(here, learnerNamed('Ana'));
  expect(whyNotKept(here.getState(), 'shogi')).toBeNull();
});

test('a level that cannot be read does not cost the others, and stays until it is done again', async () => {
  await visit();
  const torn = { best: { stars: 7, took: 2 }, round: 0 };
  const stored = row({ 'gold/back': level(threeStars), 'rook/lines': torn, 'pawn/step': null });
  await behind((db) => db.put('lessons', stored));
  const here = await visit();
  expect(bestIn(here)).toEqual(threeStars);
  expect(bestIn(here, rook)).toBeNull();
  levelDone(here, 'shogi', rook, threeStars);
  await expectRows([row({ ...stored.progress, 'rook/lines': level(threeStars) })]);
});

test('where the database is denied lessons go on and it is said; once it opens, all is kept', async () => {
  const page = new EventTarget();
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const here = await visit(connect(), page);
  levelDone(here, 'shogi', gold, threeStars);
  expect(bestIn(here)).toEqual(threeStars);
  expect(whyNotKept(here.getState(), 'shogi')).toBe('storage');
  vi.restoreAllMocks();
  page.dispatchEvent(new Event('focus'));
  await vi.waitFor(() => expect(whyNotKept(here.getState(), 'shogi')).toBeNull());
  await expectRows([row({ 'gold/back': level(threeStars) })]);
});

test('a full database is said once a level cannot be kept', async () => {
  const here = await visit();
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  levelDone(here, 'shogi', gold, threeStars);
  await vi.waitFor(() => expect(here.getState().isKept).toBe(false));
  vi.restoreAllMocks();
  levelDone(here, 'shogi', rook, threeStars);
  await vi.waitFor(() => expect(here.getState().isKept).toBe(true));
  await expectRows([row({ 'gold/back': level(threeStars), 'rook/lines': level(threeStars) })]);
});

test('a database of the version before gets room for lessons and loses nothing', async () => {
  const older = await openDB(DATABASE, 5, {
    upgrade: (db) => {
      db.createObjectStore('sittings', { keyPath: 'id' }).createIndex('changed', 'changedAtMs');
      db.createObjectStore('inPlay');
    },
  });
  await older.put('sittings', { id: 'old' });
  await older.put('inPlay', 'old', 'last');
  older.close();
  levelDone(await visit(), 'shogi', gold, threeStars);
  await expectRows([row({ 'gold/back': level(threeStars) })]);
  await behind(async (db) => {
    expect(await db.getAll('sittings')).toEqual([{ id: 'old' }]);
    expect(await db.getAll('inPlay')).toEqual(['old']);
  });
});

test('a learner who is named first gets what was done before the question, and nobody after', async () => {
  const here = await visit();
  levelDone(here, 'shogi', gold, threeStars);
  chooseLearner(here, learnerNamed('Ana'));
  expect(bestIn(here)).toEqual(threeStars);
  chooseLearner(here, justMe);
  expect(bestIn(here)).toBeNull();
  levelDone(here, 'shogi', rook, threeStars);
  chooseLearner(here, learnerNamed('Ben'));
  expect(bestIn(here)).toBeNull();
  expect(bestIn(here, rook)).toBeNull();
});

test('two learners in two windows stay apart, and a window that has not asked hears of the answer', async () => {
  const page = new EventTarget();
  const [here, there] = [await visit(), await visit(connect(), page)];
  const tell = (newValue: string | null) =>
    page.dispatchEvent(Object.assign(new Event('storage'), { key: learnerKey, newValue }));
  chooseLearner(here, learnerNamed('Ana'));
  tell(storage.getItem(learnerKey));
  expect(there.getState().learner).toBe('name Ana');
  chooseLearner(here, learnerNamed('Ben'));
  tell(storage.getItem(learnerKey));
  expect(there.getState().learner).toBe('name Ana');
  levelDone(there, 'shogi', gold, threeStars);
  await expectRows([row({ 'gold/back': level(threeStars) }, { learner: 'name Ana' })]);
});

test.each(['{"learner":7}', '{"learner":"Ana"}', 'Ana', '{"lear'])(
  'a stored learner that cannot be read is asked again: %s',
  async (text) => {
    storage.setItem(learnerKey, text);
    expect((await visit()).getState().learner).toBeNull();
  },
);
