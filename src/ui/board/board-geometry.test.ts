import { expect, test } from 'vitest';
import { boardGeometry } from './board-geometry.ts';

const board = {
  columns: 9,
  rows: 9,
  aspect: 12 / 11,
  points: 'cells',
  hands: 'beside',
} as const;
const upright = boardGeometry({ board, flipped: false });
const turned = boardGeometry({ board, flipped: true });

test('9a is at the top on the left, and at the bottom on the right when the board is turned', () => {
  expect(upright.middle(0)).toEqual([5.5, 6]);
  expect(turned.middle(0)).toEqual([93.5, 102]);
  expect(turned.onto(0)).toBe('translate(93.5 102)');
});

test('the first file is on the right, and on the left when the board is turned', () => {
  expect(upright.band('file', 1)).toEqual({ x: 88, y: 0, width: 11, height: 108 });
  expect(turned.band('file', 1)).toEqual({ x: 0, y: 0, width: 11, height: 108 });
});

test('the first rank is at the top, and at the bottom when the board is turned', () => {
  expect(upright.band('rank', 1)).toEqual({ x: 0, y: 0, width: 99, height: 12 });
  expect(turned.band('rank', 1)).toEqual({ x: 0, y: 96, width: 99, height: 12 });
});

test('a board whose squares are seen in another order has each where it is seen', () => {
  const standing = { ...board, columns: 2, rows: 3, aspect: 1, seen: [3, 0, 4, 1, 5, 2] };
  expect(boardGeometry({ board: standing, flipped: false }).middle(0)).toEqual([16.5, 5.5]);
  expect(boardGeometry({ board: standing, flipped: true }).middle(0)).toEqual([5.5, 27.5]);
});
