/** What proves how a game of shogi ended: closed escapes, what was wrong with a foul, count sheets (rules A67–A79). */

import { attackMap } from '#games/shogi/attack-map.ts';
import type { Position } from '#games/shogi/cells.ts';
import { mateEvidence } from '#games/shogi/evidence.ts';
import { type ImpasseSheet, impasseSheet } from '#games/shogi/impasse.ts';
import type { Move } from '#games/shogi/move.ts';
import { creditOf } from '#games/shogi/points.ts';
import { refuse } from '#games/shogi/refusal.ts';
import { type ShogiRules, standardRules } from '#games/shogi/rules.ts';
import { facesOf, picksOf } from '#games/shogi/words.ts';
import type { ShogiMessages, ShogiPageMessages } from '#i18n/shogi/catalogue.ts';
import type { Points } from '#i18n/shogi/shape.ts';
import type { Evidence, Line, Seat } from '#kernel/game.ts';
import type { ClaimText, Proofs } from '../../tongue.ts';
import { askPiece } from './asked.ts';

// The casts of this file: lines and rules that the table holds are those of this game, whose skin this is.
const asPosition = (position: object) => position as Position;
const asRules = (rules: object): ShogiRules => ({ ...standardRules, ...rules });

const asMove = (move: object) => move as Move;

/** Why the last move of a line was illegal. */
const foulEvidence = ({ before, turn }: Line<object, object>): readonly Evidence[] => {
  if (before === null || turn === null) return [];
  const position = asPosition(before.position);
  return refuse(position, picksOf(position, asMove(turn.move)))?.evidence ?? [];
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

/** The proofs of shogi. */
export const shogiProofs: Proofs<ShogiMessages, ShogiPageMessages> = {
  promotedByForce: ({ before, turn }) => {
    const move = turn && asMove(turn.move);
    if (before === null || move === null || 'drop' in move || !move.promote) return false;
    return facesOf(asPosition(before.position), move.from, move.to) === 'must';
  },
  attacks: (position) => attackMap(asPosition(position)),
  ask: (position, pick, text) => askPiece(asPosition(position), pick, text),
  evidence: (line, by) => {
    if (by === 'checkmate' || by === 'no-move') return mateEvidence(asPosition(line.position));
    return by === 'foul' ? foulEvidence(line) : [];
  },
  rules: async (text, page) => (await import('./rules.ts')).readRules(text, page),
  claim: (what, { game }) => claimIn(game.impasse.claims, what),
  sheet: (line, seat, matchRules, { game }) => {
    const { conditions, count, gives } = game.impasse;
    const rules = asRules(matchRules);
    const { handicapCredit } = rules;
    const sheetOf = (of: Seat): ImpasseSheet =>
      impasseSheet(asPosition(line.position), of, { plies: line.ply, handicapCredit });
    const total = (of: Seat) => (side: string) => count(side, countOf(sheetOf(of), handicapCredit));
    const sheet = sheetOf(seat);
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
      gives: gives[rules.impasse === '27' ? sheet.decl27 : sheet.decl24],
      totals: [total(0), total(1)],
    };
  },
  repeated: (by, { game }) =>
    by === 'sennichite' || by === 'perpetual-check' ? { times: 4, words: game.stood } : null,
  sheetFor: (by, rules) => {
    if (by === 'declaration') return 'all';
    const byPoints = by === 'sennichite' && asRules(rules).repetitionTiebreak === 'points';
    return by === 'impasse' || byPoints ? 'totals' : null;
  },
};
