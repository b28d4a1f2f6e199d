import { expect, test } from 'vitest';
import { changed } from './change-settings.ts';
import { isNewTo, noLongerNew } from './newcomer.ts';
import { ANY_GAME, firstSettings } from './settings.ts';

const first = firstSettings('en');

test('who has met one game is new to every other', () => {
  const met = changed(first, noLongerNew(first, 'shogi'));
  expect(isNewTo(first, 'shogi')).toBe(true);
  expect(isNewTo(met, 'shogi')).toBe(false);
  expect(isNewTo(met, 'go')).toBe(true);
});

test('who has settings of the first version is new to no game', () => {
  expect(isNewTo({ ...first, games: { [ANY_GAME]: { pieces: 'kanji' } } }, 'shogi')).toBe(false);
});

test('who meets a game again keeps what they have set in it, and nobody is told of a change', () => {
  const set = { ...first, games: { shogi: { pieces: 'western' }, go: {} } };
  expect(changed(set, noLongerNew(set, 'shogi'))).toBe(set);
  expect(changed(set, noLongerNew(set, 'go'))).toBe(set);
});
