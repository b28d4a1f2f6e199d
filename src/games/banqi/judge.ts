/** The one judge of automatic endings, and the facts of a line: how often its position has stood (rules C10–C12). */
import { type Facts, type Line, type Outcome, other, type Seat } from '#kernel/game.ts';
import { standingOf } from '#kernel/repetition.ts';
import type { BanqiEnding, BanqiWarning } from './codes.ts';
import { canMove } from './legal.ts';
import type { Move } from './move.ts';
import { formatStanding } from './notation/position-text.ts';
import { faces } from './piece.ts';
import { ownerOf, type Position } from './position.ts';
import { type BanqiRules, standardRules } from './rules.ts';

type BanqiLine = Line<Position, Move>;

/**
 * Positions with the same key count as the same. The key has faces, cells, the hidden pool, who has which colour, and
 * who is to move.
 */
const repeats = { key: formatStanding };

/** The facts about the end of a line that the board, the sounds and the warnings need; nothing is ever in check here. */
export const facts = (line: BanqiLine, rules: BanqiRules = standardRules): Facts => {
  const { count } = standingOf(repeats, line);
  const of: BanqiWarning = 'second-time';
  // Where repetition draws nothing there is no last time before the draw.
  const isLastBefore = count === rules.repetition - 1;
  return { checked: [], occurrences: count, warning: isLastBefore ? { of, about: null } : null };
};

/**
 * Whether a player has a piece on the board or among those that lie face down. While nobody has a colour, every piece
 * may still be the player's.
 */
const hasPieces = (position: Position, seat: Seat): boolean =>
  position.first === null ||
  faces.some(
    (face) =>
      ownerOf(position, face) === seat &&
      (position.pool[face] > 0 || position.cells.includes(face)),
  );

/**
 * How a position ends the game by itself, whatever led to it. A player without pieces has lost, and so has a player who
 * is to move and cannot.
 */
export const endedBy = (position: Position): Outcome | undefined => {
  const { turn } = position;
  const lost = (seat: Seat, by: BanqiEnding): Outcome => ({
    winner: other(seat),
    by,
    next: 'over',
  });
  // The mover is tested first: if no pieces were left at all, the mover is the player who could not go on.
  for (const seat of [turn, other(turn)])
    if (!hasPieces(position, seat)) return lost(seat, 'no-pieces');
  return canMove(position) ? undefined : lost(turn, 'no-move');
};

/** Decides every automatic ending: no pieces, no move, repetition, no progress, in this order; undefined while play goes on. */
export const judge = (line: BanqiLine, rules: BanqiRules = standardRules): Outcome | undefined => {
  const { position, turn } = line;
  const ended = endedBy(position);
  if (ended !== undefined) return ended;
  const drawn = (by: BanqiEnding): Outcome => ({ winner: null, by, next: 'over' });
  const { repetition, noProgress } = rules;
  if (repetition > 0 && standingOf(repeats, line).count >= repetition) return drawn('repetition');
  // The limit is reached by a turn: a game may begin beyond it.
  return noProgress > 0 && turn !== null && position.quiet >= noProgress
    ? drawn('no-progress')
    : undefined;
};
