/** Moves as sequences of picks, and back: one square to turn a piece up, two to move one. */
import type { Pick } from '#kernel/game.ts';
import type { Move } from './move.ts';
import { cellAt, DOWN, EMPTY, type Position } from './position.ts';
import { isSquare } from './square.ts';

const on = (square: number): Pick => ({ at: 'square', square });

/** The pick sequence of a move; an illegal one has one too. */
export const picksOf = (_position: Position, move: Move): readonly Pick[] =>
  'up' in move ? [on(move.up)] : [on(move.from), on(move.to)];

/**
 * The move that picks name, legal or not. Undefined when they lead nowhere or nothing is there. Undefined also when the
 * move would land on a piece that lies face down: nobody knows what that would take.
 */
export const attempt = (position: Position, picks: readonly Pick[]): Move | undefined => {
  const [origin, target] = picks;
  if (origin?.at !== 'square' || picks.length > 2) return undefined;
  const from = origin.square;
  const cell = cellAt(position, from);
  if (cell === EMPTY) return undefined;
  if (cell === DOWN) return target === undefined ? { up: from } : undefined;
  if (target?.at !== 'square' || !isSquare(target.square) || target.square === from)
    return undefined;
  const to = target.square;
  const there = cellAt(position, to);
  return there === DOWN ? undefined : { from, to, takes: there !== EMPTY };
};
