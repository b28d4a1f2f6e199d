/** The scale on which scores are drawn. */
import type { Seat } from '#kernel/game.ts';
import type { Score } from './analysis.ts';

/** The points at which the better side wins about three games of four. */
const CLEAR = 600;

/** How good a position is for seat 0, from -1 to 1. The scale is that of the chances to win, so that no score is too large for it. */
export const advantageOf = (score: Score): number =>
  score.is === 'mate'
    ? score.winner === 0
      ? 1
      : -1
    : 2 / (1 + Math.exp(-score.points / CLEAR)) - 1;

/** A ply of a line, and the score of its position. */
export interface ScoredPly {
  readonly ply: number;
  readonly score: Score;
}

/** The ply at which a seat was ahead most; undefined if it never was. */
export const bestOf = (scored: readonly ScoredPly[], seat: Seat): ScoredPly | undefined => {
  const forSeat = ({ score }: ScoredPly): number => advantageOf(score) * (seat === 0 ? 1 : -1);
  const [first, ...others] = scored.filter((one) => forSeat(one) > 0);
  return first && others.reduce((best, one) => (forSeat(one) > forSeat(best) ? one : best), first);
};
