import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { agree, freeTerms, type Strictness } from '#match/terms.ts';
import { explains, helpsOf } from './selectors.ts';
import { freshSitting, type SeatHelp } from './table.ts';

const ports = { now: () => 0, newId: () => 'game' };

const sitting = (rest: Parameters<typeof freshSitting>[3] = {}) =>
  freshSitting(shogi, ports, handicaps.even, rest);

const seatedWith = (...marks: [SeatHelp, SeatHelp]) =>
  sitting({ seating: { how: 'side', cover: false, marks } });

test('each seat has the help of its own, or what the settings say', () => {
  expect(helpsOf(sitting(), 'fading')).toEqual(['fading', 'fading']);
  expect(helpsOf(seatedWith('settings', 'off'), 'always')).toEqual(['always', 'off']);
  expect(helpsOf(seatedWith('fading', 'settings'), 'off')).toEqual(['fading', 'off']);
});

test.each<readonly [Strictness, boolean]>([
  ['teach', true],
  ['casual', false],
  ['claim', false],
  ['strict', false],
  ['retry-same', false],
  ['retry-any', false],
])('where the players agreed on %s, that illegal moves are explained is %s', (strictness, is) => {
  expect(explains(sitting({ agreed: agree({ ...freeTerms, strictness }, null) }))).toBe(is);
});

test('where nothing was agreed, illegal moves are explained', () => {
  expect(explains(sitting())).toBe(true);
});
