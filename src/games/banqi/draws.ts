import type { Weighted } from '#kernel/game.ts';
import type { Move } from './move.ts';
import { faces } from './piece.ts';
import type { Position } from './position.ts';
import { formatSquare } from './square.ts';

/** The faces that a turn-up can show by the position alone, each as likely as there are pieces of it in the pool; empty for other moves (rules C8). */
export const draws = ({ pool }: Position, move: Move): readonly Weighted[] =>
  'up' in move
    ? faces.flatMap((drawn) => (pool[drawn] > 0 ? [{ drawn, weight: pool[drawn] }] : []))
    : [];

/** The cell that a turn-up uncovers: its name is the same in every line, for what lies face down never moves. Undefined for other moves. */
export const hidden = (move: Move): string | undefined =>
  'up' in move ? formatSquare(move.up) : undefined;
