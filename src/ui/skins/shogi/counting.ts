/** The count sheets of an impasse in words (rules A67–A79). */

import type { Position } from '#games/shogi/cells.ts';
import { impasseSheet } from '#games/shogi/impasse.ts';
import { type ShogiRules, standardRules } from '#games/shogi/rules.ts';
import type { Counting } from '../../tongue.ts';

// The casts of this file: lines and rules that the table holds are those of this game, whose skin this is.
const asPosition = (position: object) => position as Position;
const asRules = (rules: object): ShogiRules => ({ ...standardRules, ...rules });

/** How shogi counts. */
export const shogiCounting: Counting = {
  sheet: (line, seat, matchRules, { conditions }) => {
    const rules = asRules(matchRules);
    const sheet = impasseSheet(asPosition(line.position), seat, {
      plies: line.ply,
      handicapCredit: rules.handicapCredit,
    });
    const needed = rules.impasse === '27' ? (seat === 0 ? 28 : 27) : 24;
    const counted = [
      { words: conditions.kingInZone, met: sheet.kingInZone },
      { words: conditions.pieces(sheet.piecesInZone), met: sheet.piecesInZone >= 10 },
      { words: conditions.notInCheck, met: !sheet.inCheck },
      {
        words: conditions.points(sheet.zonePoints, sheet.handPoints, sheet.declPoints),
        met: sheet.declPoints >= needed,
      },
    ];
    return {
      lines:
        rules.impasse === 'jsa24'
          ? [...counted, { words: conditions.plies(sheet.plies), met: sheet.plies < 500 }]
          : counted,
      gives: rules.impasse === '27' ? sheet.decl27 : sheet.decl24,
      totals: sheet.totals,
    };
  },
};
