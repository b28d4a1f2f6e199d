/** The one judge of automatic endings, and the facts of a line: who is in check, how often its position has stood. */
import { type Facts, type Line, type Outcome, other } from '#kernel/game.ts';
import { standingOf } from '#kernel/repetition.ts';
import { soleChecker, thirdTime } from '../perpetual-check.ts';
import { checkedSquares, inCheck } from './check.ts';
import { hasCommand } from './command.ts';
import { canMove } from './generate.ts';
import type { Move } from './move.ts';
import type { Position } from './position.ts';
import { positionKey } from './position.ts';

/** The options of a game of ko shogi: plain data, kept in the match. */
export interface KoShogiRules {
  /** The result when one turn leaves both sides without command: its mover wins, or nobody does. */
  readonly bothLost: 'moverWins' | 'draw';
  /**
   * Whether banner and drums stand in for a drum and for a banner. It changes what is legal, so the position keeps it
   * too.
   */
  readonly substitute: boolean;
}

/** The rules of a game where nothing else is agreed. */
export const standardRules: KoShogiRules = { bothLost: 'moverWins', substitute: true };

type KoShogiLine = Line<Position, Move>;

/** Positions with the same key count as the same. */
const repeats = { key: positionKey };

/** The facts about the end of a line that the board, the sounds and the warnings need. */
export const facts = (line: KoShogiLine): Facts => {
  const { position } = line;
  const standing = standingOf(repeats, line);
  return {
    checked: ([0, 1] as const).flatMap((seat) => checkedSquares(position, seat)),
    occurrences: standing.count,
    warning: thirdTime(line, standing, inCheck),
  };
};

/** A side without command has lost; where one turn took it from both, its mover wins, or nobody. */
const commandLost = ({ position }: KoShogiLine, rules: KoShogiRules): Outcome | undefined => {
  const lost = ([0, 1] as const).filter((seat) => !hasCommand(position, seat));
  const [loser] = lost;
  if (loser === undefined) return undefined;
  const mover = other(position.turn);
  const winner = lost.length === 1 ? other(loser) : rules.bothLost === 'draw' ? null : mover;
  return { winner, by: 'command-lost', next: 'over' };
};

/** The fourth standing of a position: no contest, or a loss for the one side that checked with every move in between. */
const repetition = (line: KoShogiLine): Outcome | undefined => {
  const standing = standingOf(repeats, line);
  if (standing.count < 4) return undefined;
  const offender = soleChecker(line, standing, 4, inCheck);
  return offender === null
    ? { winner: null, by: 'repetition', next: 'replay' }
    : { winner: other(offender), by: 'perpetual-check', next: 'over' };
};

/**
 * Decides every automatic ending (rules D20–D24): command, then repetition, then no move, by which the side to move
 * loses. Undefined while play goes on.
 */
export const judge = (
  line: KoShogiLine,
  rules: KoShogiRules = standardRules,
): Outcome | undefined => {
  const ended = commandLost(line, rules) ?? repetition(line);
  if (ended !== undefined) return ended;
  const { position } = line;
  return canMove(position)
    ? undefined
    : { winner: other(position.turn), by: 'no-move', next: 'over' };
};
