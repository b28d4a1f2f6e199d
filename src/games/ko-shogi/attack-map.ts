/** The attack map of ko shogi: which piece could take what, for all points of the board together. */
import { type AttackMap, other, type Seat } from '#kernel/game.ts';
import { checkedSquares } from './check.ts';
import { type Position, pieces } from './position.ts';
import { reach } from './reach.ts';
import { SQUARES } from './square.ts';

/**
 * Draws up the attack map, regardless of whose turn it is. A piece attacks every point that it could come to, shoot at
 * or guard, as if no net held it.
 */
export const attackMap = (position: Position): AttackMap => {
  const standing = pieces(position).map(([square, { seat }]) => ({
    ...{ square, seat },
    ...reach(position, { at: 'square', square }),
  }));
  const countsOf = (of: Seat): readonly number[] => {
    const counts = new Array<number>(SQUARES).fill(0);
    for (const { seat, moves, captures, protects } of standing)
      if (seat === of)
        for (const to of new Set([...moves, ...captures, ...protects]))
          counts[to] = (counts[to] ?? 0) + 1;
    return counts;
  };
  const counts = [countsOf(0), countsOf(1)] as const;
  const checked = ([0, 1] as const).flatMap((seat) => checkedSquares(position, seat));
  return {
    counts,
    hanging: standing
      .filter(
        ({ square, seat }) =>
          (counts[other(seat)][square] ?? 0) > 0 && (counts[seat][square] ?? 0) === 0,
      )
      .map(({ square }) => square),
    pins: [],
    checks: standing.flatMap(({ square: from, captures }) =>
      captures.filter((to) => checked.includes(to)).map((to) => ({ from, to })),
    ),
  };
};
