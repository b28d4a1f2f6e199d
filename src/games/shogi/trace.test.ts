import { expect, test } from 'vitest';
import { shogi } from './game.ts';
import type { Move } from './move.ts';

const traceOf = (sfen: string, move: Move) => shogi.trace(shogi.start(sfen), { move });

const nothing = { moved: [], removed: [], turned: [], appeared: [], hands: [] };

test('a captured tokin leaves the board and comes to hand as a pawn', () => {
  expect(traceOf('4k4/9/9/9/4+p4/4R4/9/9/4K4 b - 1', { from: 49, to: 40, promote: false })).toEqual(
    {
      ...nothing,
      moved: [{ from: 49, to: 40 }],
      removed: [40],
      hands: [{ seat: 0, kind: 'pawn', change: 'gained', square: 40 }],
    },
  );
});

test('a captured king leaves the board and comes to no hand', () => {
  expect(traceOf('4k4/4R4/9/9/9/9/9/9/4K4 b - 1', { from: 13, to: 4, promote: true })).toEqual({
    ...nothing,
    moved: [{ from: 13, to: 4 }],
    removed: [4],
    turned: [4],
  });
});

test('a drop appears on its square, out of the hand of its player', () => {
  expect(traceOf('4k4/9/9/9/9/9/9/9/4K4 w p 1', { drop: 'pawn', to: 40 })).toEqual({
    ...nothing,
    appeared: [40],
    hands: [{ seat: 1, kind: 'pawn', change: 'gave', square: 40 }],
  });
});
