/** The claims that players can make instead of playing on: a declaration, or an ending to which both agree. */
import type { Game, Line, Outcome, Seat } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import type { Match } from './match.ts';

/**
 * The outcome of the match if a claim were made at its last position. `by`: one seat alone, or both by agreement.
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
