/** The options of a game of ko shogi: plain data, kept in the match. */
export interface KoShogiRules {
  /** What it comes to when one turn leaves both sides without command: its mover wins, or nobody. */
  readonly bothLost: 'moverWins' | 'draw';
  /** Whether banner and drums stand in for a drum and for a banner. It changes what is legal, so that the position has it. */
  readonly substitute: boolean;
}

export const standardRules: KoShogiRules = { bothLost: 'moverWins', substitute: true };
