import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../../tests/law.ts';
import { squareRuns } from './square-runs.ts';

// A board of nine columns: 0 is its upper left corner, 40 its middle.
test('the squares of a rook are read along its lines, away from it', () => {
  const rook = [31, 22, 13, 39, 38, 41, 49];
  expect(squareRuns(rook, 9, 40)).toEqual([[31, 22, 13], [39, 38], [41], [49]]);
});

test('a square behind a gap begins a stretch of its own', () => {
  expect(squareRuns([31, 13, 4], 9, 40)).toEqual([[31], [13, 4]]);
});

test('the jumps of a knight are no stretch', () => {
  expect(squareRuns([21, 23], 9, 40)).toEqual([[21], [23]]);
});

test('the squares of a drop are read down each column', () => {
  expect(squareRuns([0, 2, 9, 10, 18, 20], 9, null)).toEqual([[0, 9, 18], [10], [2], [20]]);
});

test('each square is read once, whatever the board and wherever the piece stands', () => {
  const squares = fc.uniqueArray(fc.nat(360), { maxLength: 80 });
  holds(
    fc.property(
      squares,
      fc.constantFrom(4, 8, 9, 19),
      fc.option(fc.nat(360)),
      (places, columns, from) => {
        const goals = places.filter((place) => place !== from);
        const read = squareRuns(goals, columns, from).flat();
        expect([...read].sort()).toEqual([...goals].sort());
      },
    ),
    { numRuns: 100 },
  );
});
