import { expect, test } from 'vitest';
import { banqi } from '#games/banqi/game.ts';
import { standardRules } from '#games/banqi/rules.ts';
import { lineOf } from './table.ts';

const shuffle = ['a1-b1', 'h4-g4', 'b1-a1', 'g4-h4'];
const kings = '7k/8/8/K7 1 r - 0';
const drawn = (by: string) => ({ winner: null, by, next: 'over' });

test('the third standing of a position draws the game, the start counted, and the second is warned of', () => {
  const twice = lineOf(kings, shuffle);
  expect(banqi.facts(twice)).toEqual({
    checked: [],
    occurrences: 2,
    warning: { of: 'second-time', about: null },
  });
  expect(banqi.judge(twice)).toBeUndefined();
  const thrice = lineOf(kings, [...shuffle, ...shuffle]);
  expect(banqi.facts(thrice)).toMatchObject({ occurrences: 3, warning: null });
  expect(banqi.judge(thrice)).toEqual(drawn('repetition'));
  expect(banqi.judge(lineOf(kings, [...shuffle, ...shuffle, 'a1-b1']))).toEqual(
    drawn('repetition'),
  );
  expect(banqi.judge(thrice, { ...standardRules, repetition: 0 })).toBeUndefined();
});

test('where repetition draws nothing, the second time is not warned of', () => {
  const rules = { ...standardRules, repetition: 0 } as const;
  expect(banqi.facts(lineOf(kings, shuffle), rules)).toMatchObject({
    occurrences: 2,
    warning: null,
  });
});

test('swapping two equal soldiers does not make another position', () => {
  const words = ['a1-a2', 'h4-g4', 'b1-a1', 'g4-h4', 'a2-b2', 'h4-g4', 'b2-b1', 'g4-h4'];
  expect(banqi.facts(lineOf('7k/8/8/PP6 1 r - 0', words)).occurrences).toBe(2);
});

test.each([
  ['7k/8/8/K7 1 r - 3', true],
  ['7k/8/8/K7 2 r - 0', false],
  ['7k/8/8/K7 1 b - 0', false],
  ['7k/8/8/1K6 1 r - 0', false],
  ['7k/8/8/R7 1 r - 0', false],
])('%s is the same position as that of two kings in the corners: %s', (text, same) => {
  expect(banqi.key(banqi.start(text)) === banqi.key(banqi.start(kings))).toBe(same);
});

test.each([
  [50, 49, true],
  [50, 48, false],
  [40, 39, true],
  [64, 49, false],
  [64, 63, true],
  [180, 179, true],
  [0, 500, false],
] as const)(
  'with a limit of %i, %i quiet turns and one more: draw is %s',
  (noProgress, quiet, ends) => {
    const line = lineOf(`7k/8/8/K7 1 r - ${quiet}`, ['a1-b1']);
    const rules = { ...standardRules, noProgress };
    expect(banqi.judge(line, rules)).toEqual(ends ? drawn('no-progress') : undefined);
  },
);

test('a game may begin beyond the limit: only a turn can end it', () => {
  expect(banqi.judge(lineOf('7k/8/8/K7 1 r - 50', []))).toBeUndefined();
});

test('repetition comes before no progress', () => {
  const line = lineOf('7k/8/8/K7 1 r - 42', [...shuffle, ...shuffle]);
  expect(banqi.judge(line)).toEqual(drawn('repetition'));
});

test('a player who cannot move has not lost while it is the other’s turn', () => {
  expect(banqi.judge(lineOf('8/8/A7/pA6 1 r - 0', []))).toBeUndefined();
  expect(banqi.judge(lineOf('8/7k/a7/Pa6 2 r - 0', []))).toBeUndefined();
  expect(banqi.judge(lineOf('8/7k/a7/Pa6 2 r - 0', ['h3-h2']))).toEqual({
    winner: 1,
    by: 'no-move',
    next: 'over',
  });
});

test('nothing can be claimed', () => {
  expect(banqi.claims).toEqual({});
  expect(banqi.claim(lineOf('seed', []), 0, 'draw')).toBeNull();
});
