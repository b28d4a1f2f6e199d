/** The inspector of banqi: the proofs of refusals, the facts about a piece, and the attack map. */

import { attackMap } from '#games/banqi/attack-map.ts';
import { banqi } from '#games/banqi/game.ts';
import type { Move } from '#games/banqi/move.ts';
import type { Position } from '#games/banqi/position.ts';
import type { BanqiRules } from '#games/banqi/rules.ts';
import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import type { GameInspector } from '../../game/game-text.ts';
import { foulEvidence, reasoning } from '../refusal-words.ts';
import { banqiSkin } from './banqi-skin.ts';
import { inspectPiece } from './inspect-piece.ts';
import { reasonSentence } from './reason-words.ts';

/** The inspector of banqi. */
export const banqiInspector = {
  reason: reasoning(banqiSkin, reasonSentence),
  attacks: attackMap,
  attackLines: [],
  inspect: inspectPiece,
  evidence: (line, by) => (by === 'foul' ? foulEvidence(banqi, line) : []),
  rules: async (text) => (await import('./rules.ts')).readRules(text),
  repeated: (by, { repetition }, { game }) =>
    by === 'repetition' && repetition > 0
      ? { times: repetition, words: game.stood(repetition) }
      : null,
} satisfies GameInspector<Position, Move, BanqiRules, BanqiMessages>;
