/** The claims that players can make instead of playing on: a declaration, or an ending to which both agree. */
import type { Game, Line, Outcome, Seat } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import type { Match } from './match.ts';

/**
 * The outcome that a claim would give at the head of a match. `by` says whether a seat makes it alone or both agree.
 * Null if there is no such claim to make.
 */
export const claimed = (
  game: Game,
  { record, head, rules }: Match,
  seat: Seat,
  claim: string,
  by: 'alone' | 'agreement',
): Outcome | null =>
  game.claims[claim]?.by === by ? game.claim(lineTo(game, record, head), seat, claim, rules) : null;

/** The claims that are worth offering to a seat, in the order of the game's list. */
export const claimsAt = (
  game: Game,
  line: Line<object, object>,
  seat: Seat,
  rules: object,
): readonly string[] => {
  const can = (claim: string): boolean => game.claim(line, seat, claim, rules) !== null;
  return Object.keys(game.claims).filter((claim) => {
    const { beside } = game.claims[claim] ?? {};
    return can(claim) && (beside === undefined || can(beside));
  });
};
