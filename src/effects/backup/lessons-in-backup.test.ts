import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
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
} from '#store/lesson-progress.ts';
import { bring, bytesOf, emptyBrowser, make } from '../../../tests/backups.ts';
import { behind } from '../../../tests/stored-games.ts';
import { openLessonProgress } from '../lessons/lesson-progress-storage.ts';
import { learnerKey } from '../lessons/lesson-rows.ts';
import { connectionTo } from '../storage/database-connection.ts';

const gold = { stage: 'gold', level: 'back' };
const rook = { stage: 'rook', level: 'lines' };
const done = (stars: 1 | 2 | 3, took = 5) => ({ stars, took });

beforeEach(() => {
  emptyBrowser();
});

/** A tab that opens the lessons. */
const learn = (): Promise<LessonProgressStore> =>
  openLessonProgress(
    connectionTo({ made: () => {}, opened: () => {} }),
    localStorage,
    new EventTarget() as Pick<Window, 'addEventListener'>,
  );
const rows = async (): Promise<readonly unknown[]> => {
  let found: readonly unknown[] = [];
  await behind(async (db) => {
    found = await db.getAll('lessons');
  });
  return found;
};
const bestIn = (store: LessonProgressStore, path = gold) =>
  bestOf(progressIn(store.getState(), 'shogi'), path);
/** Waits until the database has a number of rows. */
const expectRows = (count: number): Promise<void> =>
  vi.waitFor(async () => expect(await rows()).toHaveLength(count));

test('an empty browser comes to the same learner and the same progress, of each learner', async () => {
  const here = await learn();
  chooseLearner(here, justMe);
  levelDone(here, 'shogi', gold, done(3));
  chooseLearner(here, learnerNamed('Ana'));
  levelDone(here, 'shogi', rook, done(2));
  await expectRows(2);
  const stored = await rows();
  const { file } = await make();
  emptyBrowser();
  expect(await bring(file)).toMatchObject({ unread: [], end: 'done' });
  expect(await rows()).toEqual(stored);
  const elsewhere = await learn();
  expect(elsewhere.getState().learner).toBe('name Ana');
  expect(bestIn(elsewhere, rook)).toEqual(done(2));
  expect(await bytesOf((await make()).file)).toEqual(await bytesOf(file));
  expect(await bring(file)).toMatchObject({ unread: [] });
  expect(await rows()).toEqual(stored);
});

test('the better result of each level stays, also one that was reset here since, and an open tab shows it', async () => {
  const before = await learn();
  levelDone(before, 'shogi', gold, done(3));
  levelDone(before, 'shogi', rook, done(1));
  await vi.waitFor(async () => expect(JSON.stringify(await rows())).toContain('rook/lines'));
  const { file } = await make();
  const here = await learn();
  resetLevels(here, 'shogi', [gold]);
  levelDone(here, 'shogi', rook, done(3));
  await vi.waitFor(async () => expect(JSON.stringify(await rows())).toContain('"best":null'));
  await bring(file);
  await vi.waitFor(() => expect(bestIn(here)).toEqual(done(3)));
  expect(bestIn(here, rook)).toEqual(done(3));
});

test('the learner of this device stays', async () => {
  chooseLearner(await learn(), learnerNamed('Ana'));
  const { file } = await make();
  emptyBrowser();
  chooseLearner(await learn(), learnerNamed('Ben'));
  await bring(file);
  expect((await learn()).getState().learner).toBe('name Ben');
});

test('a row of a newer version comes back as it was, and never over one that is here', async () => {
  await learn();
  const newer = { learner: justMe, game: 'shogi', version: 9, bits: Uint8Array.of(1, 2) };
  await behind((db) => db.put('lessons', newer));
  const { file } = await make();
  emptyBrowser();
  expect(await bring(file)).toMatchObject({ unread: [] });
  expect(await bring(file)).toMatchObject({ unread: [] });
  expect(await rows()).toEqual([newer]);
  emptyBrowser();
  levelDone(await learn(), 'shogi', gold, done(3));
  await expectRows(1);
  const mine = await rows();
  expect(await bring(file)).toMatchObject({ unread: ['lessons.json'] });
  expect(await rows()).toEqual(mine);
});

/** A back-up with its entry of lessons changed; left out where there is none. */
const changed = async (lessons: string | undefined): Promise<Blob> => {
  levelDone(await learn(), 'shogi', gold, done(3));
  await expectRows(1);
  const { 'lessons.json': text, ...rest } = unzipSync(await bytesOf((await make()).file));
  expect(JSON.parse(strFromU8(text ?? new Uint8Array()))).toMatchObject({ version: 1 });
  return new Blob([
    zipSync(lessons === undefined ? rest : { ...rest, 'lessons.json': strToU8(lessons) }),
  ]);
};

test('a back-up of an older version, without lessons, changes nothing of them', async () => {
  const file = await changed(undefined);
  emptyBrowser();
  expect(await bring(file)).toMatchObject({ unread: [] });
  expect((await learn()).getState().courses).toEqual({});
});

test.each(['{"lear', '{"rows":7}', '{"version":1,"rows":[7]}', '[]'])(
  'an entry of lessons that cannot be read is named: %s',
  async (text) => {
    const file = await changed(text);
    emptyBrowser();
    expect(await bring(file)).toMatchObject({ unread: ['lessons.json'], end: 'done' });
  },
);

test('a row that cannot be read does not cost the others', async () => {
  const row = { learner: justMe, game: 'shogi', version: 1 };
  const best = { best: done(2), round: 0 };
  const progress = { 'gold/back': best, 'rook/lines': { best: 7 } };
  const file = await changed(JSON.stringify({ rows: [{ no: 'row' }, { ...row, progress }] }));
  emptyBrowser();
  expect(await bring(file)).toMatchObject({ unread: ['lessons.json'] });
  expect(await rows()).toEqual([{ ...row, progress: { 'gold/back': best } }]);
  expect(localStorage.getItem(learnerKey)).toBeNull();
});
