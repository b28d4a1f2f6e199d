import { describe, expect, test } from 'vitest';
import { xiangqi } from '#games/xiangqi/game.ts';
import { standardRules, type XiangqiRules } from '#games/xiangqi/rules.ts';
import { lineOf, linesOf } from './table.ts';

const chaseStart = '4k4/9/c8/9/9/9/9/9/1R7/3K5 w - - 0 1';
const chase = 'b1a1 a7b7 a1b1 b7a7';
const checkStart = '3k5/9/9/9/9/9/9/9/4R4/5K3 w - - 0 1';
const check = 'e1d1 d9e9 d1e1 e9d9';

const twice = (round: string): string => `${round} ${round}`;

const ending = (setup: string, moves: string, rules: Partial<XiangqiRules>): string | undefined =>
  xiangqi.judge(lineOf(setup, moves), { ...standardRules, ...rules })?.by;

describe('a position that comes back ends the game by what was agreed', () => {
  test.each([
    ['standard', 'perpetual-check', 'perpetual-chase'],
    ['simple', 'perpetual-check', 'repetition'],
    ['drawOnly', 'repetition', 'repetition'],
    ['agreement', undefined, undefined],
  ] as const)('%s: a check %s, a chase %s', (repetition, ofCheck, ofChase) => {
    expect(ending(checkStart, twice(check), { repetition })).toBe(ofCheck);
    expect(ending(chaseStart, twice(chase), { repetition })).toBe(ofChase);
  });

  test.each([
    [2, 4],
    [3, 8],
    [4, 12],
    [5, 16],
  ])('at its time %i, after %i plies', (occurrences, plies) => {
    const rules = { ...standardRules, occurrences };
    const lines = linesOf(checkStart, `${twice(twice(check))}`.split(' '));
    const over = lines.findIndex((line) => xiangqi.judge(line, rules) !== undefined);
    expect(over).toBe(plies);
  });

  test('when Black chases it is Black who loses', () => {
    const line = lineOf('3k5/1r7/9/9/9/9/9/C8/9/4K4 b - - 0 1', twice('b8a8 a2b2 a8b8 b2a2'));
    expect(xiangqi.judge(line)).toEqual({ winner: 0, by: 'perpetual-chase', next: 'over' });
  });
});

describe('at the second time', () => {
  test.each([
    ['who only checked is warned', checkStart, check, 'second-time-checking', 0],
    ['who only chased is warned', chaseStart, chase, 'second-time-chasing', 0],
  ])('%s', (_, setup, round, of, about) => {
    const lines = linesOf(setup, round.split(' '));
    expect(lines.slice(0, 4).map((line) => xiangqi.facts(line).warning)).toEqual(
      Array.from({ length: 4 }, () => null),
    );
    expect(xiangqi.facts(lines[4] ?? lines[0])).toMatchObject({
      occurrences: 2,
      warning: { of, about },
    });
  });

  test.each([
    ['simple', 'second-time-checking', undefined],
    ['drawOnly', undefined, undefined],
    ['agreement', undefined, undefined],
  ] as const)('nobody is warned of what loses nothing: %s', (repetition, ofCheck, ofChase) => {
    const rules = { ...standardRules, repetition };
    expect(xiangqi.facts(lineOf(checkStart, check), rules).warning?.of).toBe(ofCheck);
    expect(xiangqi.facts(lineOf(chaseStart, chase), rules).warning?.of).toBe(ofChase);
  });

  test.each([
    [2, []],
    [3, [2]],
    [5, [2, 3, 4]],
  ])('where time %i ends the game, times %j are warned of', (occurrences, times) => {
    const rules = { ...standardRules, occurrences };
    const lines = linesOf(checkStart, twice(check).split(' ').concat(twice(check).split(' ')));
    const warned = lines
      .filter((_, ply) => ply % 4 === 0)
      .map((line) => xiangqi.facts(line, rules))
      .filter(({ warning }) => warning !== null)
      .map(({ occurrences: time }) => time);
    expect(warned).toEqual(times);
  });

  test('a side that neither checks nor chases gets no warning', () => {
    const line = lineOf('even', 'a0a1 a9a8 a1a0 a8a9');
    expect(xiangqi.facts(line)).toEqual({ checked: [], occurrences: 2, warning: null });
  });
});

describe('the order of the endings that one ply can bring', () => {
  test('a mate counts before the limit without captures', () => {
    const line = lineOf('3k5/9/1R7/R8/9/9/9/9/9/4K4 w - - 119 80', 'a6a9');
    expect(xiangqi.judge(line)?.by).toBe('no-capture');
    const mate = lineOf('3k5/1R7/9/R8/9/9/9/9/9/4K4 w - - 119 80', 'a6a9');
    expect(xiangqi.judge(mate)).toEqual({ winner: 0, by: 'checkmate', next: 'over' });
  });

  test('a draw without attackers counts before a repetition', () => {
    const line = lineOf('3k5/9/9/9/9/9/9/4B4/4A4/5K3 w - - 200 1', '');
    expect(xiangqi.judge(line)).toEqual({ winner: null, by: 'no-attackers', next: 'over' });
  });

  test('a repetition counts before the limit', () => {
    const line = lineOf(checkStart.replace('- - 0', '- - 112'), twice(check));
    expect(line.position.quiet).toBe(120);
    expect(xiangqi.judge(line)?.by).toBe('perpetual-check');
  });
});

test.each([
  [120, '119', 'no-capture'],
  [120, '118', undefined],
  [100, '99', 'no-capture'],
  [0, '400', undefined],
])('with a limit of %i a quiet move after %s plies ends: %s', (noCaptureLimit, quiet, by) => {
  const setup = `3k5/9/9/9/9/9/9/9/R8/5K3 w - - ${quiet} 90`;
  expect(ending(setup, 'a1b1', { noCaptureLimit })).toBe(by);
});

test('a capture restarts the count', () => {
  const line = lineOf('3k5/9/9/9/9/9/9/p8/R8/5K3 w - - 119 70', 'a1a2');
  expect(line.position.quiet).toBe(0);
  expect(xiangqi.judge(line)).toBeUndefined();
});
