import fc from 'fast-check';
import { expect, test } from 'vitest';
import { squareAt } from '../square-at.ts';
import {
  beyond,
  bounded,
  type Frame,
  highOf,
  isZoomed,
  loupePlace,
  magnified,
  panned,
  settled,
  showing,
  stepped,
  turnedAbout,
  type View,
  wholeView,
  zoomedAt,
} from './view.ts';

const frames: fc.Arbitrary<Frame> = fc
  .record({
    columns: fc.integer({ min: 3, max: 25 }),
    rows: fc.integer({ min: 3, max: 25 }),
    wide: fc.integer({ min: 9, max: 31 }),
    more: fc.integer({ min: 0, max: 4 }),
  })
  .map(({ columns, rows, wide, more }) => ({
    columns,
    rows,
    width: columns * wide,
    height: rows * (wide + more),
  }));
const part = fc.double({ min: 0, max: 0.999, noNaN: true });
const pointIn = ({ width, height }: Frame, [across, along]: readonly [number, number]) => ({
  x: width * across,
  y: height * along,
});
const pixels = fc.integer({ min: -900, max: 900 });
const ko: Frame = { width: 342, height: 380, columns: 19, rows: 19 };

/** The widest strip that a view leaves empty at any edge of the frame, in px. */
const empty = (frame: Frame, { square, x, y }: View): number =>
  Math.max(
    x,
    y,
    frame.width - (x + square * frame.columns),
    frame.height - (y + highOf(frame, square) * frame.rows),
  );

test('the point in the middle of the loupe belongs to the square that is picked', () => {
  fc.assert(
    fc.property(frames, fc.tuple(part, part), (frame, parts) => {
      const finger = pointIn(frame, parts);
      const { columns, rows, width, height } = frame;
      const picked = squareAt(
        { left: 0, top: 0, width, height },
        columns,
        rows,
        false,
        finger.x,
        finger.y,
      );
      const corner = magnified(frame, 44, 160, finger);
      const shown = squareAt(
        {
          left: corner.x,
          top: corner.y,
          width: 44 * columns,
          height: highOf(frame, 44) * rows,
        },
        columns,
        rows,
        false,
        80,
        80,
      );
      // Rounding may put a point on a line to either side of it.
      const onLine = [finger.x / (width / columns), finger.y / (height / rows)].some(
        (at) => Math.abs(at - Math.round(at)) < 1e-6,
      );
      expect(onLine || shown === picked).toBe(true);
    }),
  );
});

test('however it is zoomed, pinched and panned, the board never leaves its frame', () => {
  const doing = fc.oneof(
    fc.record({ what: fc.constant('pan' as const), x: pixels, y: pixels }),
    fc.record({
      what: fc.constant('zoom' as const),
      square: fc.double({ min: 1, max: 200, noNaN: true }),
      x: part,
      y: part,
    }),
    fc.record({ what: fc.constantFrom('in', 'out', 'settle'), x: part, y: part }),
  );
  fc.assert(
    fc.property(frames, fc.array(doing), (frame, all) => {
      let view = wholeView(frame);
      for (const one of all) {
        const at = pointIn(frame, [one.x, one.y]);
        if ('square' in one) view = zoomedAt(frame, view, one.square, at);
        else if (one.what === 'pan') view = panned(frame, view, one);
        else if (one.what === 'settle') view = settled(frame, view, at);
        else view = stepped(frame, view, one.what === 'in' ? 'in' : 'out', at);
        expect(empty(frame, view)).toBeLessThan(1e-6);
        expect(view.square).toBeGreaterThanOrEqual(frame.width / frame.columns);
      }
    }),
  );
});

test('the part of the board under the fingers of a pinch stays under them', () => {
  const middle = { x: 171, y: 190 };
  const view = zoomedAt(ko, wholeView(ko), 60, middle);
  expect((middle.x - view.x) / view.square).toBeCloseTo(9.5);
  expect((middle.y - view.y) / highOf(ko, view.square)).toBeCloseTo(9.5);
});

test('a pinch comes to rest at the whole board, or at squares that a finger hits', () => {
  const at = { x: 100, y: 100 };
  const pinched = (square: number): number =>
    settled(ko, zoomedAt(ko, wholeView(ko), square, at), at).square;
  expect([20, 28, 34, 44, 60, 500].map(pinched)).toEqual([18, 18, 44, 44, 60, 76]);
});

test('steps lead from the whole board to large squares and back', () => {
  const at = { x: 0, y: 0 };
  const walk = (...ways: readonly ('in' | 'out')[]): number =>
    ways.reduce((view, way) => stepped(ko, view, way, at), wholeView(ko)).square;
  expect(walk('in')).toBe(44);
  expect(walk('in', 'in', 'in', 'in')).toBe(76);
  expect(walk('in', 'in', 'out')).toBe(44);
  expect(isZoomed(ko, stepped(ko, stepped(ko, wholeView(ko), 'in', at), 'out', at))).toBe(false);
});

test('a square that is shown is in sight, and one that is in sight moves nothing', () => {
  fc.assert(
    fc.property(
      fc.tuple(part, part),
      fc.integer({ min: 0, max: 18 }),
      fc.integer({ min: 0, max: 18 }),
      (parts, column, row) => {
        const view = stepped(ko, wholeView(ko), 'in', pointIn(ko, parts));
        const shown = showing(ko, view, { column, row });
        expect(beyond(ko, shown, { column, row })).toBe(null);
        expect(showing(ko, shown, { column, row })).toEqual(shown);
        expect(bounded(ko, shown)).toEqual(shown);
      },
    ),
  );
});

test('a goal out of sight lies beyond the edge that it is farthest from', () => {
  const view = { square: 44, x: 0, y: 0 };
  expect(beyond(ko, view, { column: 0, row: 0 })).toBe(null);
  expect(beyond(ko, view, { column: 18, row: 2 })).toBe('right');
  expect(beyond(ko, view, { column: 8, row: 18 })).toBe('down');
  expect(beyond(ko, { ...view, x: -300 }, { column: 0, row: 3 })).toBe('left');
});

test('a board that is turned about twice is seen as before', () => {
  const view = stepped(ko, wholeView(ko), 'in', { x: 40, y: 300 });
  const turned = turnedAbout(ko, view);
  expect(empty(ko, turned)).toBeLessThanOrEqual(0);
  expect(turnedAbout(ko, turned)).toEqual(view);
});

test('the loupe lies in the window and never under the finger', () => {
  const size = { width: 160, height: 200 };
  fc.assert(
    fc.property(
      fc.integer({ min: 376, max: 1400 }),
      fc.integer({ min: 320, max: 1400 }),
      part,
      part,
      (width, height, across, along) => {
        const finger = { x: width * across, y: height * along };
        const { x, y } = loupePlace(finger, { width, height }, size);
        expect(x >= 0 && y >= 0 && x + size.width <= width && y + size.height <= height).toBe(true);
        const under =
          finger.x > x - 20 &&
          finger.x < x + size.width + 20 &&
          finger.y > y - 20 &&
          finger.y < y + size.height + 20;
        expect(under).toBe(false);
      },
    ),
  );
  // On the narrowest phones too it finds room, above or below.
  expect(loupePlace({ x: 180, y: 500 }, { width: 360, height: 640 }, size).y).toBe(272);
  expect(loupePlace({ x: 180, y: 120 }, { width: 360, height: 640 }, size).y).toBe(148);
});
