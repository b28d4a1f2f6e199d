/** A move of ko shogi: where a piece lands, what it shoots from there, and which face it ends with. */

/** The player's choice about promotion at the end of a move. */
export type Finish = 'promote' | 'keep';

/** One landing of a move. */
export interface Leg {
  /** A point. */
  readonly to: number;
  /** Whether another piece stood there and was taken. */
  readonly takes: boolean;
  /** The points of the pieces that are shot after landing on `to`, in order. */
  readonly shots: readonly number[];
}

/** A move, legal or not. */
export interface Move {
  /** The point on which the piece starts. */
  readonly from: number;
  /** At least one. A slide has one landing, a chain each of its own. */
  readonly legs: readonly Leg[];
  /**
   * `promote` whenever the piece turns over, chosen or not; `keep` where it could have and did not; null where there
   * was no choice.
   */
  readonly finish: Finish | null;
}

/** Shared by all landings without a shot: most have none. */
export const noShots: readonly number[] = [];

const sameNumbers = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((one, i) => one === b[i]);

/** Whether two moves are the same: the same way, the same shots in the same order, the same face. */
export const sameMove = (a: Move, b: Move): boolean =>
  a.from === b.from &&
  a.finish === b.finish &&
  a.legs.length === b.legs.length &&
  a.legs.every((leg, i) => {
    const twin = b.legs[i];
    return (
      twin !== undefined &&
      leg.to === twin.to &&
      leg.takes === twin.takes &&
      sameNumbers(leg.shots, twin.shots)
    );
  });
