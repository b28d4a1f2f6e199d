/** How often a position must have stood for a draw, in the order in which it is offered; 0 for never. */
export const repetitions = [3, 0] as const;

/**
 * After how many turns of both players without a capture or a turn-up the game is drawn, in the order offered; 0 for
 * never.
 */
export const quietLimits = [50, 40, 64, 180, 0] as const;

/** The options of a game of banqi that judge it: plain data, kept in the match. The family is part of the position, since it changes what is legal. */
export interface BanqiRules {
  readonly repetition: (typeof repetitions)[number];
  readonly noProgress: (typeof quietLimits)[number];
}

/** The rules by which most people play. */
export const standardRules: BanqiRules = { repetition: 3, noProgress: 50 };
