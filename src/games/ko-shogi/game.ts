import type { Game } from '#kernel/game.ts';
import { legalMoves } from './generate.ts';
import { facts, judge, type KoShogiRules, standardRules } from './judge.ts';
import type { Move } from './move.ts';
import { formatMoveText, parseMoveText } from './notation/move-text.ts';
import { formatPosition, parsePosition } from './notation/position-text.ts';
import { attempt, picksOf, preview, reached } from './picks.ts';
import { play, trace } from './play.ts';
import type { Position } from './position.ts';
import { positionKey } from './position.ts';
import { reach } from './reach.ts';
import { owns, refuse } from './refusal.ts';
import { start } from './starts.ts';

/** Ko shogi, assembled. */
export const koShogi: Game<Position, Move, KoShogiRules> = {
  id: 'ko-shogi',
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
  claims: {},
  claim: () => null,
  preview,
  reached,
  picks: picksOf,
  text: {
    position: formatPosition,
    parsePosition,
    move: formatMoveText,
    parseMove: parseMoveText,
  },
  key: positionKey,
};
