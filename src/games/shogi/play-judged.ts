/** Moves that are judged while they are made: for readers of whole games, who keep no position. */
import { other } from '#kernel/game.ts';
import { isAttacked } from './attacks.ts';
import type { Move } from './move.ts';
import { type Draft, playIn } from './play.ts';
import { isUchifuzume, kingAfter, ruleOfPieces } from './violation.ts';

/** Makes a move in place, and returns whether it broke a rule, as `violatedRule` would decide. */
export const playJudged = (draft: Draft, move: Move): boolean => {
  const { turn } = draft;
  const king = kingAfter(draft, move, turn);
  const broken = ruleOfPieces(draft, move) !== null || isUchifuzume(draft, move, turn);
  playIn(draft, move);
  if (broken) return true;
  return king !== -1 && isAttacked(draft.cells, king, other(turn), -1);
};
