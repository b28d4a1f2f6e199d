import { expect, test } from 'vitest';
import { partOf } from './part-of.ts';

const games = ['shogi', 'xiangqi', 'banqi', 'ko-shogi', 'a fifth game', 'a sixth game'];
const seeds = Array.from({ length: 100 }, (_, seed) => seed);

test('one seed chooses the same games again, as many as asked, in their order', () => {
  for (const seed of seeds) {
    const part = partOf(games, 2, seed, 'games');
    expect(part).toHaveLength(2);
    expect(part).toEqual(games.filter((game) => part.includes(game)));
    expect(partOf(games, 2, seed, 'games')).toEqual(part);
  }
});

test('every game is chosen by about as many seeds as any other', () => {
  const chosen = seeds.flatMap((seed) => partOf(games, 2, seed, 'games'));
  for (const game of games) {
    const times = chosen.filter((one) => one === game).length;
    expect(times).toBeGreaterThan(20);
    expect(times).toBeLessThan(50);
  }
});

test('lists of different names do not choose alike', () => {
  const alike = seeds.filter(
    (seed) => partOf(games, 1, seed, 'games')[0] === partOf(games, 1, seed, 'other games')[0],
  );
  expect(alike.length).toBeLessThan(40);
});

test('at least one game is chosen, and all where there are no more', () => {
  expect(partOf(games, 0, 7, 'games')).toHaveLength(1);
  expect(partOf(games, 20, 7, 'games')).toEqual(games);
});
