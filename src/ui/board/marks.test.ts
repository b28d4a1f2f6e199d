import { expect, test } from 'vitest';
import { marksOf } from './marks.ts';

const nothing = {
  chosen: null,
  next: [],
  last: null,
  checked: [],
  evidence: [],
  proofMarks: { blocker: 'blocked', escape: 'escape' },
  isEmpty: () => true,
} as const;

test('nothing is marked before anything is chosen, although many pieces could move', () => {
  expect(marksOf({ ...nothing, next: [{ at: 'square', square: 60 }] }).size).toBe(0);
});

test('a chosen piece marks itself, free squares and captures; a hand piece marks drops', () => {
  const next = [
    { at: 'square', square: 51 },
    { at: 'square', square: 42 },
  ] as const;
  const board = marksOf({
    ...nothing,
    chosen: { at: 'square', square: 60 },
    next,
    isEmpty: (square) => square === 51,
  });
  expect([board.get(60), board.get(51), board.get(42)]).toEqual(['selected', 'target', 'capture']);
  const drop = marksOf({ ...nothing, chosen: { at: 'hand', seat: 0, kind: 'pawn' }, next });
  expect(drop.get(51)).toBe('drop');
});

test('a square says everything that is true of it, in a fixed order', () => {
  const marks = marksOf({
    ...nothing,
    checked: [4],
    evidence: [
      { show: 'square', square: 4, as: 'cause' },
      { show: 'square', square: 13, as: 'blocker' },
      { show: 'square', square: 22, as: 'escape' },
    ],
    last: { moved: [{ from: 13, to: 4 }], removed: [], turned: [], appeared: [], hands: [] },
  });
  expect(Object.fromEntries(marks)).toEqual({
    4: 'last check cause',
    13: 'last blocked',
    22: 'escape',
  });
});
