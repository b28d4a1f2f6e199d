import { expect, test } from 'vitest';
import { positionKey } from './key.ts';
import { start } from './starts.ts';

/** A board with nothing but a gold on the n-th square of 81; an empty one for the 82nd. */
const goldOn = (n: number): string => {
  const squares = Array.from({ length: 81 }, (_, i) => (i === n ? 'G' : '1'));
  return Array.from({ length: 9 }, (_, rank) =>
    squares.slice(9 * rank, 9 * rank + 9).join(''),
  ).join('/');
};

test('a gold makes another position on each square, and none makes yet another', () => {
  const keys = Array.from({ length: 82 }, (_, n) => positionKey(start(`${goldOn(n)} b - 1`)));
  expect(new Set(keys).size).toBe(82);
});

test('a piece in hand, its owner and the side to move make another position; the number of the move does not', () => {
  const keyWith = (rest: string): string => positionKey(start(`4k4/9/9/9/9/9/9/9/4K4 ${rest}`));
  const different = [
    'b - 1',
    'w - 1',
    ...[...'PLNSGBRplnsgbr'].map((letter) => `b ${letter} 1`),
    'b 2P 1',
  ];
  expect(new Set(different.map(keyWith)).size).toBe(different.length);
  expect(keyWith('b P 1')).toBe(keyWith('b P 57'));
});
