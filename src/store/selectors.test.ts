import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import type { Strictness } from '#match/terms.ts';
import { setComment } from '#record/edit.ts';
import { append } from '#record/record.ts';
import { portsWith } from '../../tests/ports.ts';
import { flip, pick } from './commands.ts';
import { viewNode } from './navigation.ts';
import { explains, helpsOf, isNewTable, shownComment } from './selectors.ts';
import { createTable, freshSitting, type SeatHelp } from './table.ts';

const ports = { now: () => 0, newId: () => 'game' };

const sitting = (rest: Parameters<typeof freshSitting>[3] = {}) =>
  freshSitting(shogi, ports, handicaps.even, rest);

const seatedWith = (...marks: [SeatHelp, SeatHelp]) =>
  sitting({ seating: { how: 'side', cover: false, marks } });

test('the comment that is shown is that of the move on the board', () => {
  const [move] = shogi.legalMoves(shogi.start());
  if (move === undefined) throw new Error('there is a first move');
  const played = append(sitting().match.record, 0, { move }, { comment: 'Solid.' });
  const at = (head: number) => ({
    ...sitting(),
    match: { ...sitting().match, record: setComment(played.record, 0, 'Even.'), head },
  });
  expect(shownComment(at(0))).toBe('Even.');
  expect(shownComment(at(played.id))).toBe('Solid.');
});

test('a table is new before anybody has done anything at it', () => {
  expect(isNewTable(shogi, sitting())).toBe(true);
});

test.each([
  ['one player has a name', sitting({ players: ['Ana', ''] })],
  ['two people have sat down', seatedWith('settings', 'settings')],
  [
    'two people play several games as one',
    sitting({ series: { score: [0, 0], games: [], ladder: true } }),
  ],
])('a table is no longer new once %s', (_, begun) => {
  expect(isNewTable(shogi, begun)).toBe(false);
});

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
  expect(explains(sitting({ refereeState: agree({ ...freeTerms, strictness }, null) }))).toBe(is);
});

test('where nothing was agreed, illegal moves are explained', () => {
  expect(explains(sitting())).toBe(true);
});

test('a piece that is taken up leaves the sitting as it is', () => {
  const table = createTable(shogiPack, portsWith({}), sitting());
  const now = () => table.store.getState().sitting;
  const before = now();
  pick(table, { at: 'square', square: 60 });
  expect(table.store.getState().selection.picked).toHaveLength(1);
  expect(now()).toBe(before);
  pick(table, { at: 'square', square: 51 });
  const moved = now();
  expect(moved).not.toBe(before);
  flip(table);
  const turned = now();
  expect(turned).not.toBe(moved);
  viewNode(table, 0);
  expect(now()).not.toBe(turned);
});
