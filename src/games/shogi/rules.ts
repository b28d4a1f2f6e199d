/** The options of a game of shogi: plain data, kept in the match (rules A91). Times and seats are the sitting's. */
export interface ShogiRules {
  /** A game void by sennichite is played again with colours swapped, or simply drawn (rules A59). */
  readonly repetition: 'replay' | 'draw';
  /** Whether points decide a game that ends by sennichite: a house rule (rules A61). */
  readonly repetitionTiebreak: 'none' | 'points';
  /** Which declaration can be made (rules A75, A76). */
  readonly impasse: 'jsa24' | '27' | 'off';
  /** How an agreed impasse is decided (rules A71, A73). */
  readonly impassePoints: 'official24' | 'majority';
  /** Whether an impasse that nobody wins is played again with colours swapped, or is a draw (rules A74). */
  readonly impasseTie: 'replay' | 'draw';
  /** The move after which the game is void (rules A77); null for none. */
  readonly moveLimit: number | null;
  /** Points credited to the side that gave a handicap (rules A79). */
  readonly handicapCredit: number;
}

export const standardRules: ShogiRules = {
  repetition: 'replay',
  repetitionTiebreak: 'none',
  impasse: 'jsa24',
  impassePoints: 'official24',
  impasseTie: 'replay',
  moveLimit: 500,
  handicapCredit: 0,
};
