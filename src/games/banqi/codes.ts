/** The closed lists of words that banqi speaks in. Each has its text in every catalogue. */

/** The rules that can forbid a move, in the order in which they are tested. To go against any of them is a slip (rules C15). */
export const refusalRules = [
  'empty-square',
  // A piece that lies face down turns up where it lies, and goes nowhere.
  'face-down-piece',
  // Before the first piece is turned up nobody has a colour.
  'colour-unknown',
  'not-your-piece',
  'own-piece',
  // A piece that lies face down can be neither taken nor moved onto.
  'face-down-target',
  'not-adjacent',
  // A cannon that jumps does so along a file or a rank.
  'not-in-line',
  'no-screen',
  'many-screens',
  'king-soldier',
  'rank',
] as const;
export type RefusalRule = (typeof refusalRules)[number];

/** How a game of banqi can end by its own rules. */
export const endings = ['no-pieces', 'no-move', 'repetition', 'no-progress'] as const;
export type BanqiEnding = (typeof endings)[number];

/** The warning: a position stands for the second time, since the third is a draw by the usual rules. */
export const warnings = ['second-time'] as const;
export type BanqiWarning = (typeof warnings)[number];
