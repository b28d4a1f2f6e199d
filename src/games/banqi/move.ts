/** The piece on a square is turned up. */
export interface TurnUp {
  readonly up: number;
}

/** A piece that lies face up goes from one square to another, and takes what stands there. */
export interface BoardMove {
  readonly from: number;
  readonly to: number;
  readonly takes: boolean;
}

/** A move of banqi, legal or not. */
export type Move = TurnUp | BoardMove;

/** Whether two moves are the same. */
export const sameMove = (a: Move, b: Move): boolean =>
  'up' in a ? 'up' in b && a.up === b.up : 'from' in b && a.from === b.from && a.to === b.to;
