/** The closed lists of words (rules, endings, warnings, choices) that ko shogi speaks in. */
import type { RefusalClass } from '#kernel/game.ts';

/** The rules that can forbid a move, and what kind of mistake it is to go against each. */
export const refusals = {
  'not-your-turn': 'slip',
  'empty-point': 'slip',
  /** A piece of its own side stands where it would go. */
  'own-piece': 'slip',
  /** The piece does not move in this way. */
  'wrong-movement': 'slip',
  /** Something stands between. */
  blocked: 'slip',
  /** Farther along the line than it slides or shoots. */
  'out-of-range': 'slip',
  /** Priests and monks displace nothing but their own family. */
  'priests-only': 'slip',
  /** Cavalry leaps on along its main direction, or exactly back. */
  'second-leap': 'slip',
  /** The thunderclap makes five steps, no fewer and no more. */
  'five-steps': 'slip',
  /** The flag waver keeps its direction. */
  'straight-run': 'slip',
  /** A flame has burned the piece where it landed: its turn is over. */
  burned: 'slip',
  /** A piece that took something by landing does not shoot from there. */
  'shot-after-capture': 'slip',
  'no-shots-left': 'slip',
  /** There is no enemy on that point to shoot. */
  'nothing-to-shoot': 'slip',
  /** The turn cannot end here, or there is no choice to stop because nothing could follow. */
  'cannot-stop': 'slip',
  'promotion-not-possible': 'slip',
  'promotion-compulsory': 'slip',
  'pawn-without-drum': 'foul',
  /** This piece cannot displace it. */
  'immune-to-displacement': 'foul',
  /** An enemy fog is within five points of where the shot would be made. */
  silenced: 'foul',
  /** This piece cannot shoot it. */
  'immune-to-shot': 'foul',
  /** A net holds the piece where it stands. */
  frozen: 'foul',
} as const satisfies Readonly<Record<string, RefusalClass>>;

/** A rule that can forbid a move. */
export type RefusalRule = keyof typeof refusals;

/** A rule that can be broken by a foul. */
export type FoulRule = {
  [Rule in RefusalRule]: (typeof refusals)[Rule] extends 'foul' ? Rule : never;
}[RefusalRule];

/** How a game can end by its own rules. */
export const endings = ['command-lost', 'repetition', 'perpetual-check', 'no-move'] as const;
export type KoShogiEnding = (typeof endings)[number];

/**
 * The warnings: a position stands for the third time. `third-time-checking` says that one side has only checked and
 * would lose by the fourth.
 */
export const warnings = ['third-time', 'third-time-checking'] as const;
export type KoShogiWarning = (typeof warnings)[number];

/** The ways to finish a move where there is a choice. */
export type KoShogiChoice = 'stop' | 'promote' | 'keep';
