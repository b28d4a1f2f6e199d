import { expect, test } from 'vitest';
import { picks, sq } from '../../../tests/table.ts';
import { attempt, facesOf } from './picks.ts';
import { start } from './starts.ts';

test.each([
  ['b', 0],
  ['w', 1],
] as const)('a side to move (%s) drops the kind it has in hand, and no other', (turn, seat) => {
  const position = start(`4k4/9/9/9/9/9/9/9/4K4 ${turn} Gg 1`);
  expect(attempt(position, picks('G* 5e', seat))).toEqual({ drop: 'gold', to: sq('5e') });
  expect(attempt(position, picks('S* 5e', seat))).toBeUndefined();
});

test('nothing on an empty square turns over in the promotion zone', () => {
  const position = start('4k4/9/9/9/9/9/9/9/4K4 b - 1');
  expect(facesOf(position, sq('7d'), sq('7c'))).toBe('never');
});

test.each([
  ['two pieces in hand', 'G* G*'],
  ['another piece after the choice of a face', '5d 5c + 5d'],
])('%s, pressed one after the other, are no move', (_, pressed) => {
  const position = start('4k4/9/9/4S4/9/9/9/9/4K4 b G 1');
  expect(attempt(position, picks(pressed))).toBeUndefined();
});
