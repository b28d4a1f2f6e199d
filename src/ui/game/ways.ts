/** How pieces move, as diagrams tell it. */

/** How many squares to the right and forward a piece goes, as its player sees it. */
type Way = readonly [right: number, forward: number];

/** How a face moves. A field is absent in a game that has nothing of the kind. */
export interface Ways {
  /** `steps` go once; `slides` go on until something stands in the way. */
  readonly steps: readonly Way[];
  readonly slides: readonly Way[];
  /** How far a slide goes at most, where something other than pieces and edges stops it. */
  readonly reach?: number;
  /** Goes over any piece that stands between. */
  readonly jumps?: readonly Way[];
  /** The single landings of a turn that has several. */
  readonly chain?: readonly Way[];
  /** How many pieces it takes from afar after a landing. */
  readonly shots?: number;
  /** Whether it does something to others without moving. */
  readonly acts?: boolean;
}
