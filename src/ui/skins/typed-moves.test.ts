import { expect, test } from 'vitest';
import { meant, named, onSquare } from './typed-moves.ts';

interface Step {
  readonly to: number;
}

const at = {
  position: { open: [3, 4] },
  notation: 'plain',
  write: ({ to }: Step) => `to ${to}`,
};
const refusal = { rule: 'closed', class: 'slip', evidence: [] } as const;
const game = {
  picks: (_: object, { to }: Step) => [{ at: 'square', square: to }] as const,
  refuse: ({ open }: { readonly open: readonly number[] }, picks: readonly object[]) =>
    picks.some((pick) => 'square' in pick && open.includes(Number(pick.square))) ? null : refusal,
};

test('moves that a text may mean are written in the notation of the list', () => {
  expect(meant(at, [{ to: 3 }, { to: 4 }])).toEqual({
    is: 'moves',
    moves: [
      { move: { to: 3 }, words: 'to 3' },
      { move: { to: 4 }, words: 'to 4' },
    ],
  });
});

test('a move that a text names is played, refused with its rule, or unreadable', () => {
  expect(named(game, at, { to: 3 })).toMatchObject({ is: 'moves', moves: [{ words: 'to 3' }] });
  expect(named(game, at, { to: 9 })).toEqual({ is: 'refused', refusal, move: { to: 9 } });
  expect(named(game, at, undefined)).toEqual({ is: 'unreadable' });
});

test('the name of a square means the moves to it, the piece on it, or nothing', () => {
  expect(onSquare(at, 3, [{ to: 3 }], null)).toMatchObject({ is: 'moves' });
  expect(onSquare(at, 5, [], null)).toEqual({ is: 'piece', pick: { at: 'square', square: 5 } });
  expect(onSquare(at, 6, [], 'f')).toEqual({ is: 'nothing-there', square: 'f' });
});
