/** The options of a game of xiangqi: plain data, kept in the match (rules B14, B16, B17). */
export interface XiangqiRules {
  /**
   * The consequence of a position that comes back. `standard` makes perpetual check and perpetual chase lose and all
   * else drawn. `simple` makes only perpetual check lose. `drawOnly` always draws. `agreement` leaves it to the
   * players.
   */
  readonly repetition: 'standard' | 'simple' | 'drawOnly' | 'agreement';
  /** How often a position must have stood for that, 2–5; the first time counts. */
  readonly occurrences: number;
  /** Plies without a capture after which a game is drawn; 0 for no such limit. */
  readonly noCaptureLimit: number;
}

/** How xiangqi is played where nothing else was agreed. */
export const standardRules: XiangqiRules = {
  repetition: 'standard',
  occurrences: 3,
  noCaptureLimit: 120,
};
