import { expect, test } from 'vitest';
import { sq } from '../../../tests/table.ts';
import { type Move, sameMove } from './move.ts';

const [a, b] = [sq('5e'), sq('5d')];

test.each<[string, Move, Move]>([
  ['of a gold and of a silver', { drop: 'gold', to: a }, { drop: 'silver', to: a }],
  ['to two squares', { drop: 'gold', to: a }, { drop: 'gold', to: b }],
  ['from two hands', { drop: 'gold', to: a }, { drop: 'gold', to: a, by: 1 }],
])('drops %s are two moves', (_, one, other) => {
  expect(sameMove(one, other)).toBe(false);
  expect(sameMove(one, { ...one })).toBe(true);
});

test.each<[string, Move]>([
  ['from another square', { from: b, to: a, promote: true }],
  ['to another square', { from: sq('5f'), to: b, promote: true }],
  ['without promotion', { from: sq('5f'), to: a, promote: false }],
  ['of a drop', { drop: 'gold', to: a }],
])('a promotion on 5e and a move %s are two moves', (_, other) => {
  const promotion: Move = { from: sq('5f'), to: a, promote: true };
  expect(sameMove(promotion, other)).toBe(false);
  expect(sameMove(other, promotion)).toBe(false);
  expect(sameMove(promotion, { ...promotion })).toBe(true);
});
