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

/** What kind of mistake it is to go against a rule. */
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

/** What is warned of: a position that stands for the third time, and who will lose by a fourth if only checks lead to it. */
export const warnings = ['third-time', 'third-time-checking'] as const;
export type ShogiWarning = (typeof warnings)[number];

/** The ways to finish a move where there is a choice. */
export type ShogiChoice = 'promote' | 'keep';
