/** The closed lists of words that shogi speaks in. Each has its text in every catalogue. */
import type { RefusalClass } from '#kernel/game.ts';

/** The rules that can be broken by a foul; to go against any other is a slip (rules A82). */
export const foulRules = [
  'nifu',
  'dead-square',
  'pinned',
  'king-left-in-check',
  'moved-into-check',
  'uchifuzume',
] as const;
export type FoulRule = (typeof foulRules)[number];

/** The rules that can forbid a move, in the order in which they are tested (rules A83). */
export const refusalRules = [
  'not-your-turn',
  'empty-square',
  'not-in-hand',
  'occupied',
  'own-piece',
  'wrong-movement',
  'blocked',
  'promotion-not-possible',
  'promotion-compulsory',
  ...foulRules,
] as const;
export type RefusalRule = (typeof refusalRules)[number];

/** Whether a rule is broken by a foul. */
export const isFoulRule = (rule: string): rule is FoulRule =>
  foulRules.some((known) => known === rule);

/** The kind of mistake that breaking a rule is. */
export const classOf = (rule: RefusalRule): RefusalClass => (isFoulRule(rule) ? 'foul' : 'slip');

/** How a game of shogi can end by its own rules. */
export const endings = [
  'checkmate',
  'no-move',
  'sennichite',
  'perpetual-check',
  'impasse',
  'declaration',
  'move-limit',
] as const;
export type ShogiEnding = (typeof endings)[number];

/**
 * The warnings. Both say that a position stands for the third time. The second also names the side that will lose by a
 * fourth, since all its moves in between gave check.
 */
export const warnings = ['third-time', 'third-time-checking'] as const;
export type ShogiWarning = (typeof warnings)[number];

/** The ways to finish a move where there is a choice. */
export type ShogiChoice = 'promote' | 'keep';
