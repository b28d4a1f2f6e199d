import { expect, test } from 'vitest';
import type { Rect } from '../square-at.ts';
import { cardPlace, doMeet } from './card-place.ts';

const squares = Array.from({ length: 81 }, (_, square) => square);

/**
 * Windows with the width of their squares and the place where the board begins in them. They go from the smallest phone,
 * upright and on its side, to a desk.
 */
const tables = [
  { sq: 27, window: [320, 568], field: [38, 90] },
  { sq: 27, window: [568, 320], field: [160, 20] },
  { sq: 33, window: [320, 640], field: [5, 140] },
  { sq: 38, window: [844, 390], field: [250, 12] },
  { sq: 40, window: [390, 844], field: [15, 180] },
  { sq: 41, window: [390, 844], field: [5, 180] },
  { sq: 60, window: [768, 1024], field: [114, 150] },
  { sq: 74, window: [1440, 900], field: [235, 44] },
  { sq: 90, window: [1920, 1080], field: [300, 60] },
] as const;

/** The card at a size of squares, as its style sheet has it, with the longest words. */
const cardAt = (sq: number) => {
  const face = Math.max(44, Math.min(1.3 * sq, Math.max(52, 1.1 * sq)), sq >= 40 ? 56 : 0);
  return { width: 2 * Math.max(104, face + 8) + 10, height: face * (12 / 11) + 18.2 + 20 };
};

/**
 * Says what is wrong with the place of the card, or null. `down` is true if the player sits at the top. Squares are counted
 * as seen, so a turned board is no other case.
 */
const wrongWith = (
  { sq, window: [width, height], field: [left, top] }: (typeof tables)[number],
  target: number,
  others: readonly number[],
  down: boolean,
): string | null => {
  const sqh = Math.round((sq * 12) / 11);
  const rectOf = (square: number): Rect => ({
    left: (square % 9) * sq,
    top: Math.floor(square / 9) * sqh,
    width: sq,
    height: sqh,
  });
  const size = cardAt(sq);
  const clear = [target, ...others].map(rectOf);
  const room = { left: 4 - left, top: 4 - top, width: width - 8, height: height - 8 };
  const board = { left: 0, top: 0, width: 9 * sq, height: 9 * sqh };
  const card = {
    ...size,
    ...cardPlace({ size, about: rectOf(target), clear, room, board, down }),
  };
  if (clear.some((square) => doMeet(card, square))) return `covers ${[target, ...others].join()}`;
  const inside =
    card.left >= room.left &&
    card.top >= room.top &&
    card.left + card.width <= room.left + room.width &&
    card.top + card.height <= room.top + room.height;
  return inside ? null : `leaves the window beside ${target}`;
};

test.each(tables)(
  'squares of $sq px in a window of $window: the card covers neither where a piece comes from nor where it goes, and stays in sight',
  (table) => {
    const wrong = squares.flatMap((target) =>
      squares.flatMap((origin) =>
        [false, true].flatMap((down) => wrongWith(table, target, [origin], down) ?? []),
      ),
    );
    expect(wrong).toEqual([]);
  },
);

test.each(tables)(
  'squares of $sq px in a window of $window: nor does it cover a king in check anywhere on the board',
  (table) => {
    const wrong = squares.flatMap((target) =>
      squares.flatMap((king) =>
        // Origins near the target, where a covered king is likeliest, and far from it.
        [target + 18, target + 10, target - 9, (target * 7 + king) % 81].flatMap(
          (origin) => wrongWith(table, target, [Math.abs(origin) % 81, king], king % 2 === 0) ?? [],
        ),
      ),
    );
    expect(wrong).toEqual([]);
  },
);

test('the card lies next to its square, on the side of the player who is asked', () => {
  const about = { left: 200, top: 100, width: 50, height: 54 };
  const room = { left: -50, top: -150, width: 600, height: 800 };
  const board = { left: 0, top: 0, width: 450, height: 486 };
  const size = { width: 208, height: 90 };
  const placed = { size, about, clear: [about], room, board };
  expect(cardPlace({ ...placed, down: false })).toEqual({ left: 121, top: 157 });
  expect(cardPlace({ ...placed, down: true })).toEqual({ left: 121, top: 7 });
});

test('at the edge of the board the card stays on the board, where it covers nothing that it is about', () => {
  const room = { left: -100, top: -100, width: 800, height: 800 };
  const board = { left: 0, top: 0, width: 450, height: 486 };
  const size = { width: 144, height: 96 };
  for (const left of [0, 400])
    for (const top of [0, 432])
      for (const down of [false, true]) {
        const about = { left, top, width: 50, height: 54 };
        const card = { ...size, ...cardPlace({ size, about, clear: [about], room, board, down }) };
        expect(card.left).toBeGreaterThanOrEqual(0);
        expect(card.top).toBeGreaterThanOrEqual(0);
        expect(card.left + card.width).toBeLessThanOrEqual(board.width);
        expect(card.top + card.height).toBeLessThanOrEqual(board.height);
        expect(doMeet(card, about)).toBe(false);
      }
});
