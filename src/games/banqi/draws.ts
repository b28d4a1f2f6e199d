import type { Weighted } from '#kernel/game.ts';
import type { Move } from './move.ts';
import { faces } from './piece.ts';
import type { Position } from './position.ts';
import { formatSquare } from './square.ts';

/**
 * The faces that a turn-up can show, weighted by how many pieces of each are in the pool (rules C8). They depend on the
 * position alone. Empty for other moves.
 */
export const draws = ({ pool }: Position, move: Move): readonly Weighted[] =>
  'up' in move
    ? faces.flatMap((drawn) => (pool[drawn] > 0 ? [{ drawn, weight: pool[drawn] }] : []))
    : [];

/**
 * The cell that a turn-up uncovers; undefined for other moves. Its name is the same in every line, because pieces that
 * lie face down never move.
 */
export const hidden = (move: Move): string | undefined =>
  'up' in move ? formatSquare(move.up) : undefined;
