/**
 * The inspector of xiangqi: the proof of a refusal or of an ending. It shows closed escapes, the chased piece, or what
 * was wrong with a foul.
 */

import { attackMap } from '#games/xiangqi/attack-map.ts';
import { chaseEvidence, mateEvidence } from '#games/xiangqi/ending-evidence.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import type { Move } from '#games/xiangqi/move.ts';
import { type Position, pieceAt } from '#games/xiangqi/position.ts';
import type { XiangqiRules } from '#games/xiangqi/rules.ts';
import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { GameInspector } from '../../game/game-text.ts';
import { firstTimes, foulEvidence, onceMade, reasoning } from '../refusal-words.ts';
import { inspectPiece } from './inspect-piece.ts';
import { reasonSentence } from './reason-words.ts';
import { xiangqiSkin } from './xiangqi-skin.ts';

/** Endings that need a position to come back. */
const byRepetition = ['repetition', 'perpetual-check', 'perpetual-chase'];

/** The inspector of xiangqi. */
export const xiangqiInspector = {
  reason: reasoning(xiangqiSkin, reasonSentence),
  attacks: attackMap,
  attackLines: ['pin', 'check'],
  inspect: inspectPiece,
  goes: (kind, { game }) => {
    const words: Readonly<Record<string, string>> = game.reasons.goes;
    return words[kind];
  },
  firstTimeTip: firstTimes({ check: 'check', 'third-time': 'repetition' }),
  evidence: (line, by) => {
    const { position } = line;
    if (by === 'checkmate' || by === 'stalemate') return mateEvidence(position);
    if (by === 'perpetual-chase') return chaseEvidence(line);
    if (by !== 'foul') return [];
    return onceMade(
      foulEvidence(xiangqi, line),
      (square) => pieceAt(position, square)?.kind === 'king',
    );
  },
  rules: async (text) => (await import('./rules.ts')).readRules(text),
  repeated: (by, { occurrences }, { game }) =>
    byRepetition.includes(by) ? { times: occurrences, words: game.stood(occurrences) } : null,
} satisfies GameInspector<Position, Move, XiangqiRules, XiangqiMessages>;
