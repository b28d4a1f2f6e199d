import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import { learnerAt } from './progress.ts';
import { freshSitting } from './table.ts';

const ports = { now: () => 0, newId: () => 'game' };

const sitting = (rest: Parameters<typeof freshSitting>[3] = {}) =>
  freshSitting(shogi, ports, handicaps.even, rest);

test('a player with a name learns under it, whichever side they have', () => {
  const players = [' Ana ', 'Ben'] as const;
  expect(learnerAt(sitting({ players }), 0)).toBe('name Ana');
  expect(learnerAt(sitting({ players, swapped: true }), 1)).toBe('name Ben');
});

test('a player without a name keeps what they have learned when they change seats', () => {
  expect([learnerAt(sitting(), 0), learnerAt(sitting(), 1)]).toEqual(['person 0', 'person 1']);
  const swapped = sitting({ swapped: true });
  expect([learnerAt(swapped, 0), learnerAt(swapped, 1)]).toEqual(['person 1', 'person 0']);
});

test('each game is learned by itself: what a piece of one is called may be another piece in the next', () => {
  const { text, start } = xiangqi;
  const other = freshSitting(xiangqi, ports, text.position(start()), { players: ['Ana', ''] });
  expect([learnerAt(other, 0), learnerAt(other, 1)]).toEqual([
    'xiangqi name Ana',
    'xiangqi person 1',
  ]);
});
