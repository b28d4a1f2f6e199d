/** Names for squares and picks, so that the data of the course reads as players speak. */
import type { Pick } from '#kernel/game.ts';
import type { HandKind } from '../piece.ts';
import { parseSquare } from '../square.ts';

/** The square with a name as `5e`. */
export const sq = (name: string): number => {
  const square = parseSquare(name);
  if (square === undefined) throw new Error(`no square is called ${name}`);
  return square;
};

/** The pick of a square by its name. */
export const on = (name: string): Pick => ({ at: 'square', square: sq(name) });

/** The pick of a piece in the learner's hand. */
export const inHand = (kind: HandKind): Pick => ({ at: 'hand', seat: 0, kind });
