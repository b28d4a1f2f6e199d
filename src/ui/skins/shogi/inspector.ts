/** What proves how a game of shogi ended: closed escapes, what was wrong with a foul, count sheets (rules A67–A79). */

import { attackMap } from '#games/shogi/attack-map.ts';
import { type ImpasseSheet, impasseSheet } from '#games/shogi/impasse.ts';
import { mateEvidence } from '#games/shogi/mate-evidence.ts';
import { mateSteps } from '#games/shogi/mate-steps.ts';
import type { Move } from '#games/shogi/move.ts';
import { facesOf, picksOf } from '#games/shogi/picks.ts';
import { creditOf } from '#games/shogi/points.ts';
import { type Position, pieceAt } from '#games/shogi/position.ts';
import { refuse } from '#games/shogi/refusal.ts';
import { type ShogiRules, standardRules } from '#games/shogi/rules.ts';
import type { ShogiMessages } from '#i18n/shapes/shogi/catalogue.ts';
import type { Points } from '#i18n/shapes/shogi/words.ts';
import type { Evidence, Line, Refusal, Seat } from '#kernel/game.ts';
import type { ClaimText, GameInspector } from '../../game-text.ts';
import { inspectPiece } from './inspect-piece.ts';
import { mateSentence } from './mate-words.ts';
import { reasonSentence } from './reason-words.ts';
import { shogiSkin } from './shogi-skin.ts';

// The casts of this file: lines and rules that the table holds are those of this game, whose skin this is.
const asPosition = (position: object) => position as Position;
const asRules = (rules: object): ShogiRules => ({ ...standardRules, ...rules });

const asMove = (move: object) => move as Move;

/** Why the last move of a line was illegal. */
const foulEvidence = (line: Line<object, object>): readonly Evidence[] => {
  const { before, turn } = line;
  if (before === null || turn === null) return [];
  const position = asPosition(before.position);
  const evidence = refuse(position, picksOf(position, asMove(turn.move)))?.evidence ?? [];
  const now = asPosition(line.position);
  // What would have been is by now: the piece stands there, and the king is in check where it stands.
  return evidence.flatMap((one): readonly Evidence[] => {
    if (one.show === 'ghost') return [];
    if (one.show !== 'square' || (one.as !== 'exposed' && one.as !== 'king')) return [one];
    return pieceAt(now, one.square)?.kind === 'king' ? [{ ...one, as: 'king' }] : [];
  });
};

/** Where the points of a side come from; what was given for a handicap is credited to the giver. */
const countOf = (
  { seat, zonePoints: zone, handPoints: hand, totals }: ImpasseSheet,
  handicapCredit: number,
): Points => {
  const total = totals[seat];
  const credit = creditOf(seat, handicapCredit);
  return { total, zone, hand, credit, elsewhere: total - zone - hand - credit };
};

const claimIn = (claims: Readonly<Record<string, ClaimText>>, what: string): ClaimText =>
  claims[what] ?? { act: what };

/** Where the rules tell more of what comes up for the first time. */
const occasionSections: Readonly<Record<string, string>> = {
  capture: 'drop',
  drop: 'drop',
  choice: 'zone',
  check: 'check',
  'third-time': 'sennichite',
};

/** Why a piece that could never move again has promoted unasked. */
const mustPromote: Refusal = { rule: 'promotion-compulsory', class: 'slip', evidence: [] };

/** The proofs of shogi. */
export const shogiInspector: GameInspector<ShogiMessages> = {
  reason: ({ position, picks, refusal }, style, text) => {
    const general: Readonly<Record<string, string>> = text.game.refusals;
    const tried = { position: asPosition(position), picks, refusal };
    const spoken = (square: number): string => shogiSkin.spokenSquare(square, style);
    return reasonSentence(tried, text, spoken) ?? general[refusal.rule] ?? refusal.rule;
  },
  forced: ({ before, turn }) => {
    const move = turn && asMove(turn.move);
    if (before === null || move === null || 'drop' in move || !move.promote) return null;
    const faces = facesOf(asPosition(before.position), move.from, move.to);
    return faces === 'must' ? mustPromote : null;
  },
  attacks: (position) => attackMap(asPosition(position)),
  attackLines: ['pin', 'check'],
  inspect: (position, pick, text) => inspectPiece(asPosition(position), pick, text),
  goes: (kind, { game }) => {
    const words: Readonly<Record<string, string>> = game.reasons.goes;
    return words[kind];
  },
  otherFace: ({ here, other }, { game: { faces } }) => {
    if (other === null) return faces.none;
    return here.turned ? faces.taken : faces.promoted;
  },
  occasion: (what, { game }) => {
    const words: Readonly<Record<string, string>> = game.occasions;
    const [said, to] = [words[what], occasionSections[what]];
    return said === undefined || to === undefined ? null : { words: said, to };
  },
  evidence: (line, by) => {
    if (by === 'checkmate' || by === 'no-move') return mateEvidence(asPosition(line.position));
    return by === 'foul' ? foulEvidence(line) : [];
  },
  steps: ({ position }, by, style, text) => {
    if (by !== 'checkmate' && by !== 'no-move') return [];
    const end = asPosition(position);
    const spoken = (square: number): string => shogiSkin.spokenSquare(square, style);
    return mateSteps(end).map(({ fact, evidence }) => ({
      words: mateSentence(fact, end, text, spoken),
      evidence,
    }));
  },
  rules: async (text) => (await import('./rules.ts')).readRules(text),
  claim: (what, { game }) => claimIn(game.impasse.claims, what),
  sheet: (line, seat, matchRules, { game }) => {
    const { conditions, count, gives } = game.impasse;
    const rules = asRules(matchRules);
    const { handicapCredit } = rules;
    const sheetOf = (of: Seat): ImpasseSheet =>
      impasseSheet(asPosition(line.position), of, { plies: line.ply, handicapCredit });
    const total = (of: Seat) => (side: string) => count(side, countOf(sheetOf(of), handicapCredit));
    const sheet = sheetOf(seat);
    const declared = rules.impasse === '27' ? sheet.decl27 : sheet.decl24;
    const needed = rules.impasse === '27' ? (seat === 0 ? 28 : 27) : 24;
    const counted = [
      { words: conditions.kingInZone, met: sheet.kingInZone },
      { words: conditions.pieces(sheet.piecesInZone), met: sheet.piecesInZone >= 10 },
      { words: conditions.notInCheck, met: !sheet.inCheck },
      {
        words: conditions.points(countOf(sheet, handicapCredit), sheet.declPoints),
        met: sheet.declPoints >= needed,
      },
    ];
    return {
      lines:
        rules.impasse === 'jsa24'
          ? [...counted, { words: conditions.plies(sheet.plies), met: sheet.plies < 500 }]
          : counted,
      gives: gives[declared === 'replay' ? rules.impasseTie : declared],
      totals: [total(0), total(1)],
    };
  },
  repeated: (by, _, { game }) =>
    by === 'sennichite' || by === 'perpetual-check' ? { times: 4, words: game.stood } : null,
  sheetFor: (by, rules) => {
    if (by === 'declaration') return 'all';
    const byPoints = by === 'sennichite' && asRules(rules).repetitionTiebreak === 'points';
    return by === 'impasse' || byPoints ? 'totals' : null;
  },
};
