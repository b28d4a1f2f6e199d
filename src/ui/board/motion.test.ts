// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import type { Trace } from '#kernel/game.ts';
import { shogiSkin } from '../skins/shogi/shogi-skin.ts';
import { slideMove } from './motion.ts';

const still: Trace = { moved: [], removed: [], turned: [], appeared: [], hands: [] };
const skin = { ...shogiSkin, squareName: String };

/**
 * Slides a trace on ten squares of 10 px in a row, each with a piece, with seat 0's hand right under the first. Returns by
 * square or hand piece the places it slides from, in px relative to where it lies, and the duration in milliseconds.
 */
const slidesOf = (trace: Trace, way: 'forward' | 'back' = 'forward') => {
  const table = document.createElement('div');
  const slid: Record<string, unknown> = {};
  const lay = (name: string, attribute: string, x: number, y: number): Element => {
    const thing = document.createElement('div');
    thing.setAttribute(attribute, name);
    const koma = document.createElement('i');
    koma.className = 'koma';
    thing.append(koma);
    for (const one of [thing, koma]) one.getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
    koma.animate = vi.fn((frames: Keyframe[], { duration }: { duration: number }) => {
      const came = frames.flatMap(({ transform }) => transform ?? []);
      if (came.length > 0) slid[name] = [...came, duration];
      else slid[`${name} turns`] = true;
    }) as never;
    return thing;
  };
  for (let square = 0; square < 10; square++)
    table.append(lay(`${square}`, 'data-square', square * 10, 0));
  const hand = document.createElement('div');
  hand.setAttribute('data-hand-of', '0');
  hand.append(lay('P', 'data-hand', 0, 10));
  table.append(hand);
  slideMove(table, skin, trace, way);
  return slid;
};

const px = (x: number, y = 0): string => `translate(${x}px, ${y}px)`;

test('a piece that takes another slides from its square, and the taken one from there to the hand', () => {
  expect(
    slidesOf({
      ...still,
      moved: [{ from: 2, to: 5 }],
      removed: [5],
      turned: [5],
      hands: [{ seat: 0, kind: 'pawn', change: 'gained', square: 5 }],
    }),
  ).toEqual({ 5: [px(-30), 'none', 160], '5 turns': true, P: [px(50, -10), 'none', 160] });
});

test('a piece of two steps slides by way of the square between, also back to where it began', () => {
  const steps = (to: number) => ({
    ...still,
    moved: [
      { from: 2, to: 3 },
      { from: 3, to },
    ],
  });
  expect(slidesOf(steps(4))).toEqual({ 4: [px(-20), px(-10), 'none', 320] });
  expect(slidesOf(steps(4), 'back')).toEqual({ 2: [px(20), px(10), 'none', 320] });
  expect(slidesOf(steps(2))).toEqual({ 2: [px(0), px(10), 'none', 320] });
});

test('two pieces that move in one turn slide each on its own way', () => {
  const moved = [
    { from: 2, to: 3 },
    { from: 8, to: 7 },
  ];
  expect(slidesOf({ ...still, moved })).toEqual({
    3: [px(-10), 'none', 160],
    7: [px(10), 'none', 160],
  });
});

test('a dropped piece slides out of the hand, and back into it when it is taken back', () => {
  const trace: Trace = {
    ...still,
    appeared: [4],
    hands: [{ seat: 0, kind: 'pawn', change: 'gave', square: 4 }],
  };
  expect(slidesOf(trace)).toEqual({ 4: [px(-40, 10), 'none', 160] });
  expect(slidesOf(trace, 'back')).toEqual({ P: [px(40, -10), 'none', 160] });
});

test('a piece that is turned up turns where it lies, and is not turned down again by a takeback', () => {
  expect(slidesOf({ ...still, turned: [4] })).toEqual({ '4 turns': true });
  expect(slidesOf({ ...still, turned: [4] }, 'back')).toEqual({});
});
