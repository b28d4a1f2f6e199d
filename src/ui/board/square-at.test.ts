import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../../tests/law.ts';
import { squareAt } from './square-at.ts';

const board = fc.record({
  left: fc.double({ min: -500, max: 2000, noNaN: true }),
  top: fc.double({ min: -500, max: 2000, noNaN: true }),
  square: fc.double({ min: 4, max: 200, noNaN: true }),
  columns: fc.integer({ min: 3, max: 12 }),
  rows: fc.integer({ min: 3, max: 12 }),
  flipped: fc.boolean(),
});

const rectOf = (at: {
  readonly left: number;
  readonly top: number;
  readonly square: number;
  readonly columns: number;
  readonly rows: number;
}) => ({
  left: at.left,
  top: at.top,
  width: at.square * at.columns,
  height: at.square * 1.09 * at.rows,
});

test('any point inside a square of any board is that square, turned or not', () => {
  const inside = fc.double({ min: 0.001, max: 0.999, noNaN: true });
  holds(
    fc.property(board, fc.nat(), inside, inside, (at, number, across, down) => {
      const { columns, rows, flipped } = at;
      const seen = number % (columns * rows);
      const rect = rectOf(at);
      const x = rect.left + (((seen % columns) + across) * rect.width) / columns;
      const y = rect.top + ((Math.floor(seen / columns) + down) * rect.height) / rows;
      const square = flipped ? columns * rows - 1 - seen : seen;
      expect(squareAt(rect, columns, rows, flipped, x, y)).toBe(square);
    }),
  );
});

test('a point beside the board is no square, however near', () => {
  const away = fc.double({ min: 0.001, max: 5000, noNaN: true });
  const along = fc.double({ min: -1, max: 2, noNaN: true });
  holds(
    fc.property(board, away, along, (at, far, part) => {
      const { columns, rows, flipped } = at;
      const { left, top, width, height } = rectOf(at);
      const [x, y] = [left + width * part, top + height * part];
      const points = [
        [left - far, y],
        [left + width + far, y],
        [x, top - far],
        [x, top + height + far],
      ] as const;
      for (const [px, py] of points)
        expect(squareAt({ left, top, width, height }, columns, rows, flipped, px, py)).toBeNull();
    }),
  );
});

test('turning a board by half a turn and pointing from its other side names the same square', () => {
  const part = fc.double({ min: 0, max: 0.999_999, noNaN: true });
  holds(
    fc.property(part, part, (across, down) => {
      const rect = { left: 0, top: 0, width: 1, height: 1 };
      const there = squareAt(rect, 9, 9, false, across, down);
      const turned = squareAt(rect, 9, 9, true, across, down);
      expect((there ?? 0) + (turned ?? 0)).toBe(80);
    }),
  );
});

test('a line belongs to the square at its right and below, as it is drawn', () => {
  const rect = { left: 10, top: 20, width: 405, height: 441 };
  expect(squareAt(rect, 9, 9, false, 10, 20)).toBe(0);
  expect(squareAt(rect, 9, 9, false, 10 + 45, 20)).toBe(1);
  expect(squareAt(rect, 9, 9, false, 10 + 44.99, 20)).toBe(0);
  expect(squareAt(rect, 9, 9, false, 10, 20 + 49)).toBe(9);
  expect(squareAt(rect, 9, 9, false, 10 + 405, 20)).toBeNull();
});

test('a board that is not laid out has no squares to point at', () => {
  expect(squareAt({ left: 0, top: 0, width: 0, height: 0 }, 9, 9, false, 0, 0)).toBeNull();
});
