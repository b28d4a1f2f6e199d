import type { Game } from '#kernel/game.ts';
import { draws, hidden } from './draws.ts';
import { facts, judge } from './judge.ts';
import { legalMoves } from './legal.ts';
import type { Move } from './move.ts';
import { formatMove, parseMove } from './notation/move-text.ts';
import { formatPosition, formatStanding, parsePosition } from './notation/position-text.ts';
import { attempt, picksOf } from './picks.ts';
import { play } from './play.ts';
import type { Position } from './position.ts';
import { reach } from './reach.ts';
import { refuse } from './refusal.ts';
import { type BanqiRules, standardRules } from './rules.ts';
import { start } from './starts.ts';
import { trace } from './trace.ts';
import { brokenByOrigin } from './violation.ts';

/** Banqi, assembled. */
export const banqi: Game<Position, Move, BanqiRules> = {
  id: 'banqi',
  rules: standardRules,
  start,
  turn: (position) => position.turn,
  legalMoves,
  attempt,
  owns: (position, pick) => pick.at === 'square' && brokenByOrigin(position, pick.square) === null,
  refuse,
  reach,
  facts,
  draws,
  play,
  trace,
  judge,
  claims: {},
  claim: () => null,
  hidden,
  picks: picksOf,
  text: { position: formatPosition, parsePosition, move: formatMove, parseMove },
  key: formatStanding,
};
