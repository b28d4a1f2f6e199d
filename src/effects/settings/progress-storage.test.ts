import { expect, test } from 'vitest';
import { didRight, didWrong, forgetAll, masteryOf } from '#store/progress.ts';
import { openProgress, progressFrom, progressKey } from './progress-storage.ts';

const storageOf = (text: string | null) => {
  const kept = { text };
  return {
    kept,
    getItem: () => kept.text,
    setItem: (_: string, value: string) => {
      kept.text = value;
    },
  };
};

test('progress is there again the next time', () => {
  const storage = storageOf(null);
  const store = openProgress(storage, new EventTarget() as Window);
  didRight(store, 'name Ana', ['P']);
  didRight(store, 'name Ana', ['P']);
  const again = openProgress(storage, new EventTarget() as Window).getState().learners;
  expect(masteryOf(again, 'name Ana')).toEqual({ P: 2 });
  expect(masteryOf(again, 'person 1')).toEqual({});
});

test('one learner’s mistake leaves the other’s progress alone', () => {
  const store = openProgress(storageOf(null), new EventTarget() as Window);
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

test.each([null, '', '{', '[]', '7', '{"learners":[]}', '{"learners":{"a":3}}'])(
  'nothing is learned from %s, and nothing breaks',
  (text) => expect(progressFrom(text)).toEqual({}),
);

test('an unreadable part costs neither the other learners nor the other things', () => {
  const learners = {
    Ana: { P: 8, R: -1, B: 2.5, G: '3', N: null, nifu: 0 },
    Ben: { P: 9, S: 98 },
    Cleo: 3,
    Dora: [4],
  };
  expect(progressFrom(JSON.stringify({ version: 2, learners }))).toEqual({
    Ana: { P: 8, nifu: 0 },
    // As often as counts here: a newer version may count further.
    Ben: { P: 8, S: 8 },
  });
});

test('another tab’s progress is taken over', () => {
  const page = new EventTarget();
  const store = openProgress(storageOf(null), page as Window);
  const newValue = JSON.stringify({ version: 1, learners: { 'person 0': { R: 4 } } });
  page.dispatchEvent(Object.assign(new Event('storage'), { key: progressKey, newValue }));
  expect(store.getState().learners).toEqual({ 'person 0': { R: 4 } });
});

test.each([
  ['a storage cleared elsewhere', progressKey, null],
  ['a text that cannot be read', progressKey, '{'],
  ['another key', 'other', '{"learners":{}}'],
])('%s takes nothing away', (_, key, newValue) => {
  const page = new EventTarget();
  const store = openProgress(storageOf(null), page as Window);
  didRight(store, 'person 0', ['P']);
  page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  expect(store.getState().learners).toEqual({ 'person 0': { P: 1 } });
});

test('progress that another tab forgot is forgotten here', () => {
  const page = new EventTarget();
  const store = openProgress(storageOf(null), page as Window);
  didRight(store, 'person 0', ['P']);
  const newValue = JSON.stringify({ version: 1, learners: {} });
  page.dispatchEvent(Object.assign(new Event('storage'), { key: progressKey, newValue }));
  expect(store.getState().learners).toEqual({});
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
