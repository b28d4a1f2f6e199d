import { expect, test } from 'vitest';
import { newerInScripts } from '../../scripts/oldest/javascript.ts';

const newer = (...scripts: readonly string[]): readonly string[] => [...newerInScripts(scripts)];

test.each([
  "import words from './words.json' with { type: 'json' };",
  'export const isWord = /(?i:word)/;',
  '{ using file = open(); }',
])('the oldest browsers do not know the syntax of %s', (script) => {
  expect(() => newer(script)).toThrow(SyntaxError);
});

test.each([
  ['Promise.try(play);', 'Promise.try'],
  ['text.replace(RegExp.escape(word), "");', 'RegExp.escape'],
  ['moves.values().take(3);', '.take'],
  ['const { drop } = moves.values();', '.drop'],
  ['Temporal.Now.instant();', 'Temporal'],
  ['new Intl.DurationFormat("en");', 'Intl.DurationFormat'],
  ['new CloseWatcher();', 'CloseWatcher'],
  ['document.startViewTransition();', 'document.startViewTransition'],
  ['navigator.share({ title });', 'navigator.share'],
  ['globalThis.requestIdleCallback(play);', 'globalThis.requestIdleCallback'],
  ['board.moveBefore(piece, null);', '.moveBefore'],
])('the oldest browsers lack a built-in of %s', (script, name) => {
  expect(newer(script)).toContain(name);
});

test('the oldest browsers know what came in the years before them', () => {
  expect(
    newer(
      'const { promise } = Promise.withResolvers(); Object.groupBy(moves, seatOf); new Set(a).union(b);',
      'export class Board { static #size = 9; static { this.cells ??= moves.toSorted().at(-1); } }',
      'structuredClone(moves); navigator.locks.request("table", play); /[\\p{L}--[a-z]]/v.test(text);',
    ),
  ).toEqual([]);
});

test('a member that a script defines is its own, and so is a variable that it declares', () => {
  expect(newer('move.take();', 'export const move = { take: () => {} };')).toEqual([]);
  expect(newer('class Clock { share() {} } clock.share();')).toEqual([]);
  expect(newer('const navigation = {}; navigation.go();')).toEqual([]);
  expect(newer('const piece = { share: 1 }; navigator.share(piece);')).toEqual(['navigator.share']);
});
