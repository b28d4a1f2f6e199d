/**
 * The one judge of automatic endings (rules A51–A66, A77, A80). It also gives the facts of a line: who is in check, how
 * often its position has stood.
 */
import { type Facts, type Line, type Outcome, other, type Seat } from '#kernel/game.ts';
import { standingOf } from '#kernel/repetition.ts';
import { givesCheck, soleChecker, thirdTime } from '../perpetual-check.ts';
import { attackersOf, isAttacked } from './attacks.ts';
import { canMove } from './generate.ts';
import { nobodyWins } from './jishogi.ts';
import { positionKey } from './key.ts';
import type { Move } from './move.ts';
import { richer } from './piece-points.ts';
import { kingCell, type Position, squareOf } from './position.ts';
import { type ShogiRules, standardRules } from './rules.ts';

type ShogiLine = Line<Position, Move>;

/** The key that is equal for positions that are the same. */
const repeats = { key: positionKey };

const isChecked = (position: Position, seat: Seat): boolean => {
  const king = kingCell(position, seat);
  return king !== -1 && isAttacked(position.cells, king, other(seat), -1);
};

/** Facts about the end of a line that board, sound and warnings need. */
export const facts = (line: ShogiLine): Facts => {
  const { position } = line;
  const checked: number[] = [];
  for (const seat of [0, 1] as const) {
    const king = kingCell(position, seat);
    if (king === -1) continue;
    if (attackersOf(position.cells, king, other(seat)).length > 0) checked.push(squareOf(king));
  }
  const standing = standingOf(repeats, line);
  // The third standing brings a warning, with the side that would lose by the fourth (rules A66).
  const warning = thirdTime(line, standing, isChecked);
  return { checked, occurrences: standing.count, warning };
};

/**
 * Decides the fourth standing of a position (rules A57–A65). It is perpetual check if every move of exactly one side since
 * the first standing gave check, and sennichite otherwise. If all moves of both sides gave check, there is no official
 * text; it counts as sennichite (A64).
 */
const repetition = (line: ShogiLine, rules: ShogiRules): Outcome | undefined => {
  const standing = standingOf(repeats, line);
  if (standing.count < 4) return undefined;
  const offender = soleChecker(line, standing, 4, isChecked);
  if (offender !== null) return { winner: other(offender), by: 'perpetual-check', next: 'over' };
  const winner =
    rules.repetitionTiebreak === 'points' ? richer(line.position, rules.handicapCredit) : null;
  const again = winner === null && rules.repetition === 'replay';
  return { winner, by: 'sennichite', next: again ? 'replay' : 'over' };
};

/**
 * Whether a game is past its move limit, so that nobody wins (rules A77). If the last move of the limit gives check, the
 * game goes on until a move of that side does not.
 */
const isPastLimit = (line: ShogiLine, limit: number | null): boolean =>
  limit !== null &&
  line.ply >= limit &&
  (line.ply - limit) % 2 === 0 &&
  !givesCheck(line, isChecked);

/** Decides every automatic ending, in the order of rules A80; undefined while play goes on. */
export const judge = (line: ShogiLine, rules: ShogiRules = standardRules): Outcome | undefined => {
  const { position } = line;
  if (!canMove(position)) {
    const by = isChecked(position, position.turn) ? 'checkmate' : 'no-move';
    return { winner: other(position.turn), by, next: 'over' };
  }
  const repeated = repetition(line, rules);
  if (repeated !== undefined) return repeated;
  return isPastLimit(line, rules.moveLimit) ? nobodyWins('move-limit', rules) : undefined;
};
