import type { Game } from '#kernel/game.ts';
import { facts, judge } from './judge.ts';
import { positionKey } from './key.ts';
import { legalMoves } from './legal.ts';
import type { Move } from './move.ts';
import { formatFen, parseFen } from './notation/fen.ts';
import { formatMoveText, parseIccs } from './notation/iccs.ts';
import { attempt, picksOf } from './picks.ts';
import { play, trace } from './play.ts';
import type { Position } from './position.ts';
import { reach } from './reach.ts';
import { owns, refuse } from './refusal.ts';
import { standardRules, type XiangqiRules } from './rules.ts';
import { start } from './starts.ts';

/** Xiangqi, assembled. */
export const xiangqi: Game<Position, Move, XiangqiRules> = {
  id: 'xiangqi',
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
  picks: picksOf,
  text: {
    position: formatFen,
    parsePosition: parseFen,
    move: formatMoveText,
    parseMove: parseIccs,
  },
  key: positionKey,
};
