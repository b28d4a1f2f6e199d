import type { Game } from '#kernel/game.ts';
import { claim } from './jishogi.ts';
import { facts, judge } from './judge.ts';
import { positionKey } from './key.ts';
import { legalMoves } from './legal.ts';
import type { Move } from './move.ts';
import { formatMoveText, parseMoveText } from './notation/move-text.ts';
import { formatSfen, parseSfen } from './notation/sfen.ts';
import { attempt, picksOf } from './picks.ts';
import { play } from './play.ts';
import type { Position } from './position.ts';
import { reach } from './reach.ts';
import { owns, refuse } from './refusal.ts';
import { type ShogiRules, standardRules } from './rules.ts';
import { start } from './starts.ts';
import { trace } from './trace.ts';

/** Shogi, assembled. */
export const shogi: Game<Position, Move, ShogiRules> = {
  id: 'shogi',
  rules: standardRules,
  start,
  turn: (position) => position.turn,
  legalMoves,
  attempt,
  owns,
  refuse,
  reach,
  facts,
  draws: () => [],
  play,
  trace,
  judge,
  claims: {
    impasse: { by: 'agreement' },
    // Before a king has entered nobody declares.
    declaration: { by: 'alone', beside: 'impasse' },
  },
  claim,
  picks: picksOf,
  text: {
    position: formatSfen,
    parsePosition: parseSfen,
    move: formatMoveText,
    parseMove: parseMoveText,
  },
  key: positionKey,
};
