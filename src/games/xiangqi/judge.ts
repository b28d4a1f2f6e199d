/** The one judge of automatic endings, and the facts of a line: who is in check, how often its position has stood. */
import {
  type Facts,
  type Line,
  type Outcome,
  other,
  type Seat,
  type Standing,
  type Warning,
} from '#kernel/game.ts';
import { standingBefore, standingOf } from '#kernel/repetition.ts';
import type { XiangqiEnding, XiangqiWarning } from './codes.ts';
import { positionKey } from './key.ts';
import { canMove, inCheck } from './legal.ts';
import type { Move } from './move.ts';
import { type Perpetual, perpetualSince } from './perpetual.ts';
import { ELEPHANT, SOLDIER } from './piece.ts';
import { kingCell, type Position, squareOf } from './position.ts';
import { standardRules, type XiangqiRules } from './rules.ts';

type XiangqiLine = Line<Position, Move>;

/** Positions with the same key count as the same. */
const repeats = { key: positionKey };

/** The one side that checked, or chased, with all its moves since the position first stood; null where none or both did. */
const perpetualAt = (line: XiangqiLine, standing: Standing, chases: boolean): Perpetual | null => {
  const first = standingBefore(standing, standing.count - 1).line.ply;
  return perpetualSince(line, first, chases);
};

/** The squares of the pieces that were chased with every move since the position first stood; none before it comes back. */
export const chasedSquares = (line: XiangqiLine): readonly number[] => {
  const standing = standingOf(repeats, line);
  return standing.count < 2 ? [] : (perpetualAt(line, standing, true)?.chased ?? []);
};

/** The one side that loses by those rules when a position comes back; null where none or both would. */
const offending = (line: XiangqiLine, standing: Standing, { repetition }: XiangqiRules) =>
  repetition === 'standard' || repetition === 'simple'
    ? perpetualAt(line, standing, repetition === 'standard')
    : null;

/**
 * The warning about a position that has come back, until the time that ends the game. It names the side that would lose
 * (rules B17).
 */
const warningAt = (line: XiangqiLine, standing: Standing, rules: XiangqiRules): Warning | null => {
  const { count } = standing;
  const isBefore = count >= 2 && count < rules.occurrences;
  const found = isBefore ? offending(line, standing, rules) : null;
  if (found === null) return null;
  const of: XiangqiWarning =
    found.by === 'perpetual-check' ? 'second-time-checking' : 'second-time-chasing';
  return { of, about: found.offender };
};

/** The facts about the end of a line that the board, the sounds and the warnings need. */
export const facts = (line: XiangqiLine, rules: XiangqiRules = standardRules): Facts => {
  const { position } = line;
  const checked = ([0, 1] as const)
    .filter((seat) => inCheck(position, seat))
    .map((seat) => squareOf(kingCell(position, seat)));
  const standing = standingOf(repeats, line);
  return { checked, occurrences: standing.count, warning: warningAt(line, standing, rules) };
};

const ends = (winner: Seat | null, by: XiangqiEnding): Outcome => ({ winner, by, next: 'over' });

/** Whether either side has a piece that can cross the river. */
export const hasAttackers = ({ cells }: Position): boolean =>
  cells.some((piece) => (piece & 15) >= SOLDIER && (piece & 15) < ELEPHANT);

/** The ending by a position that has come back often enough; undefined where there is none. */
const repetition = (line: XiangqiLine, rules: XiangqiRules): Outcome | undefined => {
  if (rules.repetition === 'agreement') return undefined;
  const standing = standingOf(repeats, line);
  if (standing.count < rules.occurrences) return undefined;
  const found = offending(line, standing, rules);
  return found === null ? ends(null, 'repetition') : ends(other(found.offender), found.by);
};

/**
 * Decides every automatic ending (rules B12–B15), in this order. No legal move loses, in check or not. The game is
 * drawn if nobody has anything to attack with. Then come a position that comes back, and too many plies without a
 * capture. Undefined while play goes on.
 */
export const judge = (
  line: XiangqiLine,
  rules: XiangqiRules = standardRules,
): Outcome | undefined => {
  const { position } = line;
  const { turn, quiet } = position;
  if (!canMove(position))
    return ends(other(turn), inCheck(position, turn) ? 'checkmate' : 'stalemate');
  if (!hasAttackers(position)) return ends(null, 'no-attackers');
  const repeated = repetition(line, rules);
  if (repeated !== undefined) return repeated;
  const { noCaptureLimit } = rules;
  return noCaptureLimit > 0 && quiet >= noCaptureLimit ? ends(null, 'no-capture') : undefined;
};
