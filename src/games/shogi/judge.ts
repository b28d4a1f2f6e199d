/**
 * The one judge of automatic endings (rules A51–A66, A77, A80), and what is known of a line: who is in check,
 * how often its position has stood. Repetition is looked up in a table beside the line, never searched for backwards.
 */
import { type Facts, type Line, type Outcome, other, type Seat } from '#kernel/game.ts';
import { attackersOf, isAttacked } from './attacks.ts';
import { kingCell, type Position, squareOf } from './cells.ts';
import { canMove } from './generate.ts';
import { positionKey } from './key.ts';
import type { Move } from './move.ts';
import { richer } from './points.ts';
import { type ShogiRules, standardRules } from './rules.ts';

type ShogiLine = Line<Position, Move>;

/** What is known of the end of a line. */
interface Standing {
  readonly line: ShogiLine;
  readonly key: string;
  /** Plies at which this position stood, this one included; of a longer list only the first `count` are known here. */
  readonly plies: number[];
  readonly count: number;
  /** Whether the last move gave check. */
  readonly check: boolean;
  /** How many of each seat's latest moves gave check, unbroken. */
  readonly checkRun: readonly [number, number];
}

/**
 * The line asked about last, by ply, and its positions by key. One table is enough: the questions of a sitting are all
 * about one line, its end and what leads to it. Another line keeps what it shares with this one and is entered from there.
 */
const known: Standing[] = [];
const standsAt = new Map<string, number[]>();

const isChecked = (position: Position, seat: Seat): boolean => {
  const king = kingCell(position, seat);
  return king !== -1 && isAttacked(position.cells, king, other(seat), -1);
};

const enter = (line: ShogiLine): void => {
  const key = positionKey(line.position);
  const plies = standsAt.get(key) ?? [];
  if (plies.length === 0) standsAt.set(key, plies);
  plies.push(line.ply);
  const check = line.turn !== null && isChecked(line.position, line.position.turn);
  const before = known.at(-1)?.checkRun;
  const runs: [number, number] = [before?.[0] ?? 0, before?.[1] ?? 0];
  const mover = other(line.position.turn);
  if (line.turn !== null) runs[mover] = check ? runs[mover] + 1 : 0;
  known.push({ line, key, plies, count: plies.length, check, checkRun: runs });
};

const leave = ({ key, plies }: Standing): void => {
  plies.pop();
  if (plies.length === 0) standsAt.delete(key);
};

const standingOf = (line: ShogiLine): Standing => {
  const there = known[line.ply];
  if (there?.line === line) return there;
  const missing: ShogiLine[] = [];
  for (let at: ShogiLine | null = line; at !== null; at = at.before) {
    if (known[at.ply]?.line === at) break;
    missing.push(at);
  }
  const shared = line.ply + 1 - missing.length;
  for (const past of known.splice(shared).reverse()) leave(past);
  for (const next of missing.reverse()) enter(next);
  const standing = known[line.ply];
  if (standing === undefined) throw new Error(`ply ${line.ply} of a line was not entered`);
  return standing;
};

/** How many moves of a seat lie in the last `plies` plies of a line whose next mover is `turn`. */
const movesOf = (seat: Seat, turn: Seat, plies: number): number =>
  seat === other(turn) ? Math.ceil(plies / 2) : Math.floor(plies / 2);

/** The one side whose every move since the position first stood, of its last `times` standings, gave check; null where none or both did (rules A62–A64). */
const soleChecker = (line: ShogiLine, standing: Standing, times: number): Seat | null => {
  const first = standing.plies[standing.count - times] ?? 0;
  const { turn } = line.position;
  const offenders = ([0, 1] as const).filter((seat) => {
    const moves = movesOf(seat, turn, line.ply - first);
    return moves > 0 && standing.checkRun[seat] >= moves;
  });
  const [offender] = offenders;
  return offender !== undefined && offenders.length === 1 ? offender : null;
};

/** What board, sound and warnings need to know of the end of a line. */
export const facts = (line: ShogiLine): Facts => {
  const { position } = line;
  const checked: number[] = [];
  const checkers: number[] = [];
  for (const seat of [0, 1] as const) {
    const king = kingCell(position, seat);
    if (king === -1) continue;
    const attackers = attackersOf(position.cells, king, other(seat));
    if (attackers.length > 0) checked.push(squareOf(king));
    checkers.push(...attackers.map(squareOf));
  }
  const standing = standingOf(line);
  const occurrences = standing.count;
  // Once more, and the first of the last three standings will be the first of four.
  const perpetual = occurrences < 3 ? null : soleChecker(line, standing, 3);
  return { checked, checkers, occurrences, perpetual };
};

/**
 * The fourth standing of a position: sennichite, or perpetual check when every move of exactly one side since the first
 * standing gave check (rules A57–A65). Both sides all-check has no official text and counts as sennichite (A64).
 */
const repetition = (
  line: ShogiLine,
  standing: Standing,
  rules: ShogiRules,
): Outcome | undefined => {
  if (standing.count < 4) return undefined;
  const offender = soleChecker(line, standing, 4);
  if (offender !== null) return { winner: other(offender), by: 'perpetual-check', next: 'over' };
  const winner =
    rules.repetitionTiebreak === 'points' ? richer(line.position, rules.handicapCredit) : null;
  const again = winner === null && rules.repetition === 'replay';
  return { winner, by: 'sennichite', next: again ? 'replay' : 'over' };
};

/** After the last move of the limit the game is void, unless that move checks: then at the checking side's first move that does not (rules A77). */
const isPastLimit = (line: ShogiLine, standing: Standing, limit: number | null): boolean =>
  limit !== null && line.ply >= limit && (line.ply - limit) % 2 === 0 && !standing.check;

/** Decides every automatic ending, in the order of rules A80; undefined while play goes on. */
export const judge = (line: ShogiLine, rules: ShogiRules = standardRules): Outcome | undefined => {
  const { position } = line;
  const standing = standingOf(line);
  if (!canMove(position)) {
    const by = isChecked(position, position.turn) ? 'checkmate' : 'no-move';
    return { winner: other(position.turn), by, next: 'over' };
  }
  const repeated = repetition(line, standing, rules);
  if (repeated !== undefined) return repeated;
  if (isPastLimit(line, standing, rules.moveLimit))
    return { winner: null, by: 'move-limit', next: 'replay' };
  return undefined;
};
