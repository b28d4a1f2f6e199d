/** Finds why a game cannot start in a position. Positions that come from outside are checked. */
import type { Seat } from '#kernel/game.ts';
import { hasCommand } from './command.ts';
import { canMove } from './generate.ts';
import { type Kind, kinds, setCount } from './piece.ts';
import { type Position, pieces } from './position.ts';

/** The reasons why a position is unplayable. */
export type ProblemCode = 'command-missing' | 'too-many' | 'no-move';

/** A reason why a position is unplayable, with the side; `too-many` also has the kind. */
export interface Problem {
  readonly code: ProblemCode;
  readonly seat: Seat | null;
  readonly kind?: Kind;
}

/** Everything that makes a position unplayable: a side without command, more of a kind than it begins with, or no move to make. */
export const problems = (position: Position): readonly Problem[] => {
  const standing = pieces(position);
  const found = ([0, 1] as const).flatMap((seat): readonly Problem[] => [
    ...(hasCommand(position, seat) ? [] : [{ code: 'command-missing' as const, seat }]),
    ...kinds
      .filter((kind) => {
        const own = standing.filter(([, piece]) => piece.kind === kind && piece.seat === seat);
        return own.length > setCount[kind];
      })
      .map((kind) => ({ code: 'too-many' as const, seat, kind })),
  ]);
  return canMove(position) ? found : [...found, { code: 'no-move', seat: position.turn }];
};
