/**
 * The inspector of shogi: the proof of an ending, such as closed escapes, what was wrong with a foul, or count sheets
 * (rules A67–A79).
 */

import { attackMap } from '#games/shogi/attack-map.ts';
import { shogi } from '#games/shogi/game.ts';
import { type JishogiSheet, jishogiSheet } from '#games/shogi/jishogi.ts';
import { mateEvidence } from '#games/shogi/mate-evidence.ts';
import { mateSteps } from '#games/shogi/mate-steps.ts';
import type { Move } from '#games/shogi/move.ts';
import { facesOf } from '#games/shogi/picks.ts';
import { creditOf } from '#games/shogi/piece-points.ts';
import { type Position, pieceAt } from '#games/shogi/position.ts';
import type { ShogiRules } from '#games/shogi/rules.ts';
import type { ShogiMessages } from '#i18n/shapes/shogi/catalogue.ts';
import type { Points } from '#i18n/shapes/shogi/words.ts';
import type { Refusal, Seat } from '#kernel/game.ts';
import type { ClaimText, GameInspector } from '../../game/game-text.ts';
import { firstTimes, foulEvidence, onceMade, reasoning } from '../refusal-words.ts';
import { inspectPiece } from './inspect-piece.ts';
import { mateSentence } from './mate-words.ts';
import { reasonSentence } from './reason-words.ts';
import { shogiSkin } from './shogi-skin.ts';

/** Where the points of a side come from; what was given for a handicap is credited to the giver. */
const countOf = (
  { seat, zonePoints: zone, handPoints: hand, totals }: JishogiSheet,
  handicapCredit: number,
): Points => {
  const total = totals[seat];
  const credit = creditOf(seat, handicapCredit);
  return { total, zone, hand, credit, elsewhere: total - zone - hand - credit };
};

/** The reason why a piece that could never move again has promoted without a choice. */
const mustPromote: Refusal = { rule: 'promotion-compulsory', class: 'slip', evidence: [] };

/** The inspector of shogi. */
export const shogiInspector = {
  reason: reasoning(shogiSkin, reasonSentence),
  forced: ({ before, turn }) => {
    if (before === null || turn === null || 'drop' in turn.move || !turn.move.promote) return null;
    const faces = facesOf(before.position, turn.move.from, turn.move.to);
    return faces === 'must' ? mustPromote : null;
  },
  attacks: attackMap,
  attackLines: ['pin', 'check'],
  inspect: inspectPiece,
  goes: (kind, { game }) => {
    const words: Readonly<Record<string, string>> = game.reasons.goes;
    return words[kind];
  },
  firstTimeTip: firstTimes({
    capture: 'drop',
    drop: 'drop',
    choice: 'zone',
    check: 'check',
    'third-time': 'sennichite',
  }),
  evidence: (line, by) => {
    if (by === 'checkmate' || by === 'no-move') return mateEvidence(line.position);
    if (by !== 'foul') return [];
    const { position } = line;
    return onceMade(
      foulEvidence(shogi, line),
      (square) => pieceAt(position, square)?.kind === 'king',
    );
  },
  steps: ({ position: end }, by, style, text) => {
    if (by !== 'checkmate' && by !== 'no-move') return [];
    const spoken = (square: number): string => shogiSkin.spokenSquare(square, style);
    return mateSteps(end).map(({ fact, evidence }) => ({
      words: mateSentence(fact, end, text, spoken),
      evidence,
    }));
  },
  rules: async (text) => (await import('./rules.ts')).readRules(text),
  repeated: (by, _, { game }) =>
    by === 'sennichite' || by === 'perpetual-check' ? { times: 4, words: game.stood } : null,
  claims: {
    claim: (what, { game }) => {
      const words: Readonly<Record<string, ClaimText>> = game.impasse.claims;
      return words[what] ?? { act: what };
    },
    sheet: (line, seat, rules, { game }) => {
      const { conditions, count, gives } = game.impasse;
      const { handicapCredit } = rules;
      const sheetOf = (of: Seat): JishogiSheet =>
        jishogiSheet(line.position, of, { plies: line.ply, handicapCredit });
      const total = (of: Seat) => (side: string) =>
        count(side, countOf(sheetOf(of), handicapCredit));
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
    sheetFor: (by, rules) => {
      if (by === 'declaration') return 'all';
      const byPoints = by === 'sennichite' && rules.repetitionTiebreak === 'points';
      return by === 'impasse' || byPoints ? 'totals' : null;
    },
  },
} satisfies GameInspector<Position, Move, ShogiRules, ShogiMessages>;
