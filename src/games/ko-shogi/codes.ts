/** The closed lists of words that ko shogi speaks in. */
import type { RefusalClass } from '#kernel/game.ts';

/** The rules that can forbid a move, and what kind of mistake it is to go against each. */
export const refusals = {
  'not-your-turn': 'slip',
  'empty-point': 'slip',
  /** One of its own stands where it would go. */
  'own-piece': 'slip',
  /** It does not move so. */
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
  /** Who took something by landing does not shoot from there. */
  'shot-after-capture': 'slip',
  'no-shots-left': 'slip',
  /** There is no enemy on that point to shoot. */
  'nothing-to-shoot': 'slip',
  /** The turn cannot end here, or nothing is left that it could be ended before. */
  'cannot-stop': 'slip',
  'promotion-not-possible': 'slip',
  'promotion-compulsory': 'slip',
  'pawn-without-drum': 'foul',
  /** It cannot be displaced by this piece. */
  'immune-to-displacement': 'foul',
  /** An enemy fog is within five points of where the shot would be made. */
  silenced: 'foul',
  /** It cannot be shot by this piece. */
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

/** What is warned of: a position that stands for the third time, and who will lose by a fourth if only checks lead to it. */
export const warnings = ['third-time', 'third-time-checking'] as const;
export type KoShogiWarning = (typeof warnings)[number];

/** The ways to finish a move where there is a choice. */
export type KoShogiChoice = 'stop' | 'promote' | 'keep';
