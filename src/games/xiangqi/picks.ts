/** Moves as sequences of picks, and back: always two squares. */
import type { Pick } from '#kernel/game.ts';
import { type Move, moveOf } from './move.ts';
import { at, cellOf, type Position } from './position.ts';

const isSquare = (pick: Pick | undefined): pick is Extract<Pick, { readonly at: 'square' }> =>
  pick?.at === 'square' && Number.isInteger(pick.square) && pick.square >= 0 && pick.square < 90;

/** The pick sequence of a move; an illegal one has one too. */
export const picksOf = (_: Position, { from, to }: Move): readonly Pick[] => [
  { at: 'square', square: from },
  { at: 'square', square: to },
];

/** The move that picks name, legal or not; undefined when they lead nowhere or no piece is there. */
export const attempt = (position: Position, picks: readonly Pick[]): Move | undefined => {
  const [origin, target] = picks;
  if (!isSquare(origin) || !isSquare(target) || picks.length !== 2) return undefined;
  if (origin.square === target.square) return undefined;
  return at(position.cells, cellOf(origin.square)) === 0
    ? undefined
    : moveOf(origin.square, target.square);
};
