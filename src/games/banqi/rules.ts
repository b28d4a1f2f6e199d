/** The options of a game of banqi that judge it: plain data, kept in the match. The family is part of the position, since it changes what is legal. */
export interface BanqiRules {
  /** With which standing of a position the game is drawn; 0 for never. */
  readonly repetition: 3 | 0;
  /** After how many turns of both players without a capture or a turn-up it is drawn; 0 for never. */
  readonly noProgress: 50 | 40 | 64 | 180 | 0;
}

/** How most people play. */
export const standardRules: BanqiRules = { repetition: 3, noProgress: 50 };
