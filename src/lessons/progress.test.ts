import { expect, test } from 'vitest';
import { stagesOf } from '#games/course.ts';
import { shogiCourse as course } from '#games/shogi/course/index.ts';
import {
  afterDone,
  afterReset,
  afterUndoneReset,
  bestOf,
  courseTally,
  merged,
  nextToDo,
  type Progress,
  stageTally,
} from './progress.ts';

const gold = { stage: 'gold', level: 'back' };
const rook = { stage: 'rook', level: 'lines' };
const none: Progress = {};

test('the best result of a level stays: more stars, then fewer moves', () => {
  const once = afterDone(none, gold, { stars: 2, took: 6 });
  expect(bestOf(afterDone(once, gold, { stars: 3, took: 5 }), gold)?.stars).toBe(3);
  expect(bestOf(afterDone(once, gold, { stars: 1, took: 9 }), gold)?.stars).toBe(2);
  expect(bestOf(afterDone(once, gold, { stars: 2, took: 7 }), gold)?.took).toBe(6);
});

test('a level that was shown is done, without stars', () => {
  const shown = afterDone(none, gold, { stars: 0, took: 5 });
  expect(bestOf(shown, gold)).toEqual({ stars: 0, took: 5 });
});

test('the better result of two tabs stays for each level, whichever comes first', () => {
  const [a, b] = [
    afterDone(afterDone(none, gold, { stars: 1, took: 8 }), rook, { stars: 3, took: 2 }),
    afterDone(none, gold, { stars: 3, took: 5 }),
  ];
  expect(merged(a, b)).toEqual(merged(b, a));
  expect(bestOf(merged(a, b), gold)?.stars).toBe(3);
  expect(bestOf(merged(a, b), rook)?.stars).toBe(3);
  expect(merged(a, a)).toEqual(a);
});

test('a reset is not undone by another tab that still has the old result', () => {
  const done = afterDone(none, gold, { stars: 3, took: 5 });
  const { progress } = afterReset(done, [gold]);
  expect(bestOf(progress, gold)).toBeNull();
  expect(bestOf(merged(done, progress), gold)).toBeNull();
  expect(bestOf(merged(progress, done), gold)).toBeNull();
});

test('a reset can be undone, and then holds in every tab', () => {
  const done = afterDone(afterDone(none, gold, { stars: 2, took: 6 }), rook, { stars: 3, took: 2 });
  const { progress, reset } = afterReset(done, [gold, rook, { stage: 'pawn', level: 'ahead' }]);
  expect(Object.keys(reset)).toHaveLength(2);
  const again = afterUndoneReset(progress, reset);
  expect(bestOf(merged(progress, again), gold)?.stars).toBe(2);
  const better = afterUndoneReset(afterDone(progress, gold, { stars: 3, took: 5 }), reset);
  expect(bestOf(better, gold)?.stars).toBe(3);
});

test('stages and the course are counted, without those that need eyes', () => {
  const stage = stagesOf(course).find(({ id }) => id === 'gold');
  const faces = stagesOf(course).find(({ id }) => id === 'faces');
  if (stage === undefined || faces === undefined) throw new Error('no such stage');
  const done = afterDone(none, gold, { stars: 2, took: 6 });
  const seen = afterDone(done, { stage: 'faces', level: 'gold' }, { stars: 3, took: 1 });
  expect(stageTally(seen, stage)).toEqual({ done: 1, of: 3, stars: 2 });
  expect(stageTally(seen, faces).done).toBe(1);
  expect(courseTally(seen, course)).toEqual({ done: 1, of: 59, stars: 2 });
});

test('the path goes on with the first level that is not done', () => {
  expect(nextToDo(none, course)).toEqual({ stage: 'table', level: 'own' });
  const first = afterDone(none, { stage: 'table', level: 'own' }, { stars: 3, took: 1 });
  expect(nextToDo(first, course)).toEqual({ stage: 'table', level: 'own-king' });
});
