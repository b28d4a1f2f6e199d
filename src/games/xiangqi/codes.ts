/** The closed lists of words that xiangqi speaks in. Each has its text in every catalogue. */
import type { RefusalClass } from '#kernel/game.ts';

/** The rules that can be broken by a foul; to go against any other is a slip (rules B22). */
export const foulRules = [
  'pinned',
  'king-left-in-check',
  'moved-into-check',
  'facing-kings',
] as const;
export type FoulRule = (typeof foulRules)[number];

/** The rules that can forbid a move, in the order in which they are tested. */
export const refusalRules = [
  'not-your-turn',
  'empty-square',
  'own-piece',
  'wrong-movement',
  'soldier-backwards',
  'soldier-sideways',
  'palace',
  'river',
  'horse-leg',
  'elephant-eye',
  'blocked',
  'cannon-no-screen',
  'cannon-many-screens',
  ...foulRules,
] as const;
export type RefusalRule = (typeof refusalRules)[number];

/** The class of the mistake when a rule is broken. */
export const classOf = (rule: RefusalRule): RefusalClass =>
  foulRules.some((foul) => foul === rule) ? 'foul' : 'slip';

/** How a game can end by its own rules, in the order in which they are asked. */
export const endings = [
  'checkmate',
  'stalemate',
  'no-attackers',
  'perpetual-check',
  'perpetual-chase',
  'repetition',
  'no-capture',
] as const;
export type XiangqiEnding = (typeof endings)[number];

/** The warnings: a position has come back, and one side has checked, or chased one piece, with every move since. */
export const warnings = ['second-time-checking', 'second-time-chasing'] as const;
export type XiangqiWarning = (typeof warnings)[number];
