import { expect, test } from 'vitest';
import { didRight, didWrong, forgetAll, masteryOf } from '#store/progress.ts';
import { openProgress, progressFrom, progressKey } from './progress-storage.ts';

const shelfOf = (text: string | null) => {
  const kept = { text };
  return {
    kept,
    getItem: () => kept.text,
    setItem: (_: string, value: string) => {
      kept.text = value;
    },
  };
};

test('what was learned is there again the next time', () => {
  const shelf = shelfOf(null);
  const store = openProgress(shelf, new EventTarget() as Window);
  didRight(store, 'name Ana', ['P']);
  didRight(store, 'name Ana', ['P']);
  const again = openProgress(shelf, new EventTarget() as Window).getState().learners;
  expect(masteryOf(again, 'name Ana')).toEqual({ P: 2 });
  expect(masteryOf(again, 'person 1')).toEqual({});
});

test('one learner’s mistake leaves the other’s progress alone', () => {
  const store = openProgress(shelfOf(null), new EventTarget() as Window);
  didRight(store, 'person 0', ['P']);
  didRight(store, 'person 1', ['P']);
  didWrong(store, 'person 0', ['P', 'nifu']);
  expect(store.getState().learners).toEqual({
    'person 0': { P: 0, nifu: 0 },
    'person 1': { P: 1 },
  });
  forgetAll(store);
  expect(store.getState().learners).toEqual({});
});

test.each([null, '', '{', '[]', '{"learners":{"a":{"P":99}}}', '{"learners":{"a":3}}'])(
  'nothing is learned from %s, and nothing breaks',
  (text) => expect(progressFrom(text)).toEqual({}),
);

test('another tab’s progress is taken over', () => {
  const page = new EventTarget();
  const store = openProgress(shelfOf(null), page as Window);
  const newValue = JSON.stringify({ version: 1, learners: { 'person 0': { R: 4 } } });
  page.dispatchEvent(Object.assign(new Event('storage'), { key: progressKey, newValue }));
  expect(store.getState().learners).toEqual({ 'person 0': { R: 4 } });
});

test('where storage is forbidden, learning goes on for as long as the page', () => {
  const forbidden = {
    getItem: () => {
      throw new Error('forbidden');
    },
    setItem: () => {
      throw new Error('forbidden');
    },
  };
  const store = openProgress(forbidden, new EventTarget() as Window);
  didRight(store, 'person 0', ['G']);
  expect(store.getState().learners).toEqual({ 'person 0': { G: 1 } });
});
