import { expect, test } from 'vitest';
import type { EndGame } from '#games/course.ts';
import { shogiCourse } from '#games/shogi/course/index.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Game, Line } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import { drilled } from './drill.ts';
import { betterHunt, flee, huntEnd, huntGame } from './hunt.ts';
import { moveOf } from './moves.ts';

const { view } = shogiCourse;
const shogi: Game = shogiPack.game;
const hunts = shogiCourse.blocks[0].after;

const named = (id: string): EndGame => {
  const found = shogiCourse.blocks.flatMap(({ after }) => after).find((one) => one.id === id);
  if (found === undefined) throw new Error(`no game is called ${id}`);
  return found;
};

const lineOf = (setup: string): Line<object, object> => startLine(shogi.start(setup));
const fleeing = (line: Line<object, object>, seed: number): string | undefined => {
  const move = flee(shogi, view, line, seed);
  return move && shogi.text.move(move);
};

test('a king runs to where it has most squares to go to', () => {
  expect(fleeing(lineOf('k8/9/9/9/9/9/9/9/4K4 w - 1'), 1)).toBe('9a8b');
});

test('among equal squares the seed decides, and the same seed decides alike', () => {
  const line = lineOf('9/9/9/9/4k4/9/9/9/K8 w - 1');
  const seen = new Set(Array.from({ length: 30 }, (_, seed) => fleeing(line, seed)));
  expect(seen.size).toBeGreaterThan(3);
  expect(fleeing(line, 7)).toBe(fleeing(line, 7));
});

test('a mated king has nowhere to run, and was caught in the moves of the hunter', () => {
  const hunt = named('king-hunt');
  const start = lineOf('4k4/9/4G4/9/9/9/9/9/4K4 b G 1');
  const line = extend(shogi, start, { move: moveOf(shogi, start.position, 'G*5b') });
  expect(flee(shogi, view, line, 1)).toBeUndefined();
  expect(huntEnd(shogi, hunt, start)).toBeNull();
  expect(huntEnd(shogi, hunt, line)).toEqual({ is: 'caught', moves: 1 });
});

test('after the limit of moves the king has got away', () => {
  const start = lineOf('4k4/9/9/9/9/9/9/9/4K4 b G 1');
  const line = extend(shogi, start, { move: moveOf(shogi, start.position, 'G*5e') });
  expect(huntEnd(shogi, { ...named('king-hunt'), limit: 1 }, line)).toEqual({ is: 'escaped' });
});

test('fewer moves win, and who catches wins over who does not', () => {
  const [quick, slow] = [
    { is: 'caught', moves: 12 },
    { is: 'caught', moves: 20 },
  ] as const;
  expect(betterHunt(slow, quick)).toBe('second');
  expect(betterHunt(slow, { is: 'escaped' })).toBe('first');
  expect(betterHunt({ is: 'escaped' }, { is: 'escaped' })).toBeNull();
});

test('each hunt can begin: both sides have moves, and no king stands in check', () => {
  for (const hunt of hunts) {
    const game = huntGame(shogi, hunt);
    const line = startLine(game.start(hunt.setup));
    expect([...game.legalMoves(line.position)].length).toBeGreaterThan(10);
    expect(game.facts(line).checked).toEqual([]);
    expect([...game.legalMoves(view.pass(line.position))].length).toBeGreaterThan(1);
  }
});

test('on the small board nothing goes outside, and a king without a square inside is caught', () => {
  const game = huntGame(shogi, named('corner-hunt'));
  const start = game.start('8k/9/9/9/6K2/9/9/9/9 b 2G 1');
  for (const move of game.legalMoves(start))
    for (const pick of game.picks(start, move))
      if (pick.at === 'square')
        expect([pick.square % 9 >= 4, pick.square < 45]).toEqual([true, true]);
  const refused = game.refuse(start, [
    { at: 'hand', seat: 0, kind: 'gold' },
    { at: 'square', square: 80 },
  ]);
  expect(refused?.rule).toBe('outside');
  // On the whole board the king on 5e could step to 6d and 6e.
  const cornered = startLine(game.start('9/9/4GG3/9/4k1G2/9/9/9/K8 w - 1'));
  expect(shogi.judge(cornered)).toBeUndefined();
  expect(game.judge(cornered)).toMatchObject({ winner: 0, by: 'checkmate' });
});

test('a drill asks everything once a round, and nothing twice running', () => {
  for (const seed of [1, 2, 3, 99]) {
    const asked = Array.from({ length: 14 * 20 }, (_, i) => drilled(14, seed, i));
    expect(new Set(asked.slice(0, 14)).size).toBe(14);
    for (const [i, one] of asked.entries()) if (i > 0) expect(one).not.toBe(asked[i - 1]);
  }
});
