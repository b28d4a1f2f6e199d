/** Why a game cannot start from a position. */
import { other, type Seat } from '#kernel/game.ts';
import { endedBy } from './judge.ts';
import { isFace } from './piece.ts';
import type { Position } from './position.ts';

/**
 * The reasons why a position is unplayable. Before anybody has a colour, pieces lie face up or player 2 is to move; or
 * the game would be over before it began.
 */
export type ProblemCode =
  | 'face-up-without-colour'
  | 'second-without-colour'
  | 'no-pieces'
  | 'no-move';

/** A reason why a position is unplayable, with the side. */
export interface Problem {
  readonly code: ProblemCode;
  readonly seat: Seat | null;
}

/** Before anybody has a colour only player 1 can be to move, and nothing lies face up. */
const withoutColour = ({ first, cells, turn }: Position): readonly Problem[] => {
  if (first !== null) return [];
  const found: Problem[] = [];
  if (cells.some(isFace)) found.push({ code: 'face-up-without-colour', seat: null });
  if (turn === 1) found.push({ code: 'second-without-colour', seat: 1 });
  return found;
};

/** A game that would be over before its first move. */
const overAtOnce = (position: Position): readonly Problem[] => {
  const ended = endedBy(position);
  if (ended === undefined || ended.winner === null) return [];
  const code = ended.by === 'no-pieces' ? 'no-pieces' : 'no-move';
  return [{ code, seat: other(ended.winner) }];
};

/** Everything that makes a position unplayable; a game starts only from one with none. */
export const problems = (position: Position): readonly Problem[] => {
  const found = withoutColour(position);
  return found.length === 0 ? overAtOnce(position) : found;
};
