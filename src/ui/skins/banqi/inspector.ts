/** What proves a refusal in banqi, what a piece tells of itself, and who attacks what. */

import type { Move } from '#games/banqi/move.ts';
import { picksOf } from '#games/banqi/picks.ts';
import type { Position } from '#games/banqi/position.ts';
import { refuse } from '#games/banqi/refusal.ts';
import { type BanqiRules, standardRules } from '#games/banqi/rules.ts';
import type { BanqiMessages } from '#i18n/shapes/banqi/catalogue.ts';
import type { Evidence, Line } from '#kernel/game.ts';
import type { GameInspector, PieceFacts } from '../../game-text.ts';
import { attackMap } from './attack-map.ts';
import { banqiSkin } from './banqi-skin.ts';
import { type BanqiFacts, inspectPiece } from './inspect-piece.ts';
import { reasonSentence } from './reason-words.ts';

// The casts of this file: lines and rules that the table holds are those of this game, whose skin this is.
const asPosition = (position: object) => position as Position;
const asLine = (line: Line<object, object>) => line as Line<Position, Move>;
const asRules = (rules: object): BanqiRules => ({ ...standardRules, ...rules });
const asFacts = (facts: PieceFacts) => facts as BanqiFacts;

/** Why the last move of a line was illegal. */
const foulEvidence = ({ before, turn }: Line<Position, Move>): readonly Evidence[] =>
  before === null || turn === null
    ? []
    : (refuse(before.position, picksOf(before.position, turn.move))?.evidence ?? []);

/** The proofs of banqi. */
export const banqiInspector: GameInspector<BanqiMessages> = {
  reason: ({ position, picks, refusal }, style, text) => {
    const general: Readonly<Record<string, string>> = text.game.refusals;
    const tried = { position: asPosition(position), picks, refusal };
    const spoken = (square: number): string => banqiSkin.spokenSquare(square, style);
    return reasonSentence(tried, text, spoken) ?? general[refusal.rule] ?? refusal.rule;
  },
  forced: () => null,
  attacks: (position) => attackMap(asPosition(position)),
  attackLines: [],
  inspect: (position, pick, text) => inspectPiece(asPosition(position), pick, text),
  otherFace: (facts, { game }) => {
    const { jumps, prey } = asFacts(facts);
    return jumps ? game.takesAny : game.takes(prey);
  },
  // What comes up for the first time is told where it happens.
  occasion: () => null,
  evidence: (line, by) => (by === 'foul' ? foulEvidence(asLine(line)) : []),
  steps: () => [],
  rules: async (text) => (await import('./rules.ts')).readRules(text),
  // Nothing is claimed in banqi: its judge ends what ends.
  claim: (what) => ({ act: what }),
  sheet: () => ({ lines: [], gives: '', totals: [() => '', () => ''] }),
  sheetFor: () => null,
  repeated: (by, rules, { game }) => {
    const { repetition } = asRules(rules);
    return by === 'repetition' && repetition > 0
      ? { times: repetition, words: game.stood(repetition) }
      : null;
  },
};
