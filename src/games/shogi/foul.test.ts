import { expect, test } from 'vitest';
import { refusalCases } from '../../../tests/cases/refusal-cases.ts';
import { move, picks, sq } from '../../../tests/table.ts';
import { classOf, foulRules, refusalRules } from './codes.ts';
import { brokenRule, foulName } from './foul.ts';
import { refuse } from './refusal.ts';
import { start } from './starts.ts';
import { violatedRule } from './violation.ts';

test('every rule is broken by a slip of the finger or by a foul', () => {
  expect(refusalRules.filter((rule) => classOf(rule) === 'foul')).toEqual(foulRules);
  expect(classOf('not-your-turn')).toBe('slip');
  expect(classOf('promotion-compulsory')).toBe('slip');
});

test('refusals have the class of their rule', () => {
  for (const { sfen, point, rule } of refusalCases) {
    const position = start(sfen);
    expect(refuse(position, picks(point))?.class, point).toBe(classOf(rule));
  }
});

test('an unpromoted piece that a record leaves where it can never move again is the foul of a dead square', () => {
  const position = start('4k4/1P7/9/9/9/9/9/9/4K4 b - 1');
  expect(brokenRule(position, move(position, '8b8a'))).toBe('dead-square');
  expect(foulName(position, move(position, '8b8a'))).toBe('行き所のない駒');
});

test('a second pawn is called nifu, and a legal move has no name', () => {
  const position = start('4k4/9/9/9/9/9/4P4/9/4K4 b P 1');
  expect(foulName(position, move(position, 'P*5d'))).toBe('二歩');
  expect(foulName(position, move(position, 'P*4d'))).toBeUndefined();
});

test('a piece that a player does not have cannot be dropped', () => {
  const position = start('4k4/9/9/9/9/9/9/9/4K4 b g 1');
  expect(violatedRule(position, { drop: 'gold', to: sq('5e') })).toBe('not-in-hand');
});
