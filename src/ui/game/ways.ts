/** How pieces move, as diagrams tell it. */

/** By how many squares to the right and forward a piece goes, seen by its player. */
type Way = readonly [right: number, forward: number];

/** How a face moves: what is absent its game does not have. */
export interface Ways {
  /** Once, and on until something stands in the way. */
  readonly steps: readonly Way[];
  readonly slides: readonly Way[];
  /** How far a slide goes at most, where something other than pieces and edges stops it. */
  readonly reach?: number;
  /** Over whatever stands between. */
  readonly jumps?: readonly Way[];
  /** What a turn of several landings is made of. */
  readonly chain?: readonly Way[];
  /** How many pieces it takes from afar after a landing. */
  readonly shots?: number;
  /** Whether it does something to others without moving. */
  readonly acts?: boolean;
}
