/** What proves a refusal or how a game of xiangqi ended: closed escapes, the chased piece, what was wrong with a foul. */

import { attackMap } from '#games/xiangqi/attack-map.ts';
import { chaseEvidence, mateEvidence } from '#games/xiangqi/ending-evidence.ts';
import type { Move } from '#games/xiangqi/move.ts';
import { picksOf } from '#games/xiangqi/picks.ts';
import { kindOfLetter } from '#games/xiangqi/piece.ts';
import { type Position, pieceAt } from '#games/xiangqi/position.ts';
import { refuse } from '#games/xiangqi/refusal.ts';
import { standardRules, type XiangqiRules } from '#games/xiangqi/rules.ts';
import type { XiangqiMessages } from '#i18n/shapes/xiangqi/catalogue.ts';
import type { Evidence, Line } from '#kernel/game.ts';
import type { GameInspector } from '../../game-text.ts';
import { inspectPiece } from './inspect-piece.ts';
import { reasonSentence } from './reason-words.ts';
import { xiangqiSkin } from './xiangqi-skin.ts';

// The casts of this file: lines and rules that the table holds are those of this game, whose skin this is.
const asPosition = (position: object) => position as Position;
const asLine = (line: Line<object, object>) => line as Line<Position, Move>;
const asRules = (rules: object): XiangqiRules => ({ ...standardRules, ...rules });

/** Why the last move of a line was illegal. */
const foulEvidence = ({ before, turn, position }: Line<Position, Move>): readonly Evidence[] => {
  if (before === null || turn === null) return [];
  const evidence = refuse(before.position, picksOf(before.position, turn.move))?.evidence ?? [];
  // What would have been is by now: the piece stands there, and the king is in check where it stands.
  return evidence.flatMap((one): readonly Evidence[] => {
    if (one.show === 'ghost') return [];
    if (one.show !== 'square' || (one.as !== 'exposed' && one.as !== 'king')) return [one];
    return pieceAt(position, one.square)?.kind === 'king' ? [{ ...one, as: 'king' }] : [];
  });
};

/** Where the rules tell more of what comes up for the first time. */
const occasionSections: Readonly<Record<string, string>> = {
  check: 'check',
  'third-time': 'repetition',
};

/** Endings that need a position to come back. */
const byRepetition = ['repetition', 'perpetual-check', 'perpetual-chase'];

/** The proofs of xiangqi. */
export const xiangqiInspector: GameInspector<XiangqiMessages> = {
  reason: ({ position, picks, refusal }, style, text) => {
    const general: Readonly<Record<string, string>> = text.game.refusals;
    const tried = { position: asPosition(position), picks, refusal };
    const spoken = (square: number): string => xiangqiSkin.spokenSquare(square, style);
    return reasonSentence(tried, text, spoken) ?? general[refusal.rule] ?? refusal.rule;
  },
  forced: () => null,
  attacks: (position) => attackMap(asPosition(position)),
  attackLines: ['pin', 'check'],
  inspect: (position, pick, text) => inspectPiece(asPosition(position), pick, text),
  goes: (kind, { game }) => {
    const words: Readonly<Record<string, string>> = game.reasons.goes;
    return words[kind];
  },
  otherFace: ({ here }, { game }) => {
    const kind = kindOfLetter(here.face);
    return kind === undefined ? '' : game.limits[kind];
  },
  occasion: (what, { game }) => {
    const words: Readonly<Record<string, string>> = game.occasions;
    const [said, to] = [words[what], occasionSections[what]];
    return said === undefined || to === undefined ? null : { words: said, to };
  },
  evidence: (line, by) => {
    if (by === 'checkmate' || by === 'stalemate') return mateEvidence(asPosition(line.position));
    if (by === 'perpetual-chase') return chaseEvidence(asLine(line));
    return by === 'foul' ? foulEvidence(asLine(line)) : [];
  },
  // One picture explains each ending.
  steps: () => [],
  rules: async (text) => (await import('./rules.ts')).readRules(text),
  // Nothing is claimed in xiangqi: its judge ends what ends.
  claim: (what) => ({ act: what }),
  sheet: () => ({ lines: [], gives: '', totals: [() => '', () => ''] }),
  sheetFor: () => null,
  repeated: (by, rules, { game }) => {
    const { occurrences } = asRules(rules);
    return byRepetition.includes(by)
      ? { times: occurrences, words: game.stood(occurrences) }
      : null;
  },
};
