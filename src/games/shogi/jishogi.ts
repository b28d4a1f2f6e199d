/**
 * Impasse (jishogi, rules A67–A79): when kings have entered and neither can be mated, points decide. Three pure
 * countings: by agreement, and the 24- and 27-point declarations, each with every condition shown.
 */
import { type Line, type Outcome, other, type Seat } from '#kernel/game.ts';
import type { ShogiEnding } from './codes.ts';
import { inCheck } from './legal.ts';
import type { Move } from './move.ts';
import { creditOf, handPointsOf, majorityOf, pointsOf, totalsOf } from './piece-points.ts';
import { cellOf, kingCell, type Position, pieces } from './position.ts';
import { type ShogiRules, standardRules } from './rules.ts';
import { inZone } from './zone.ts';

/** The result of a declaration for its maker. `replay` is an impasse that nobody wins: it is played again unless a draw was agreed on. */
export type Declared = 'win' | 'replay' | 'lose';

/** The count of one side, and what its declarations would give. Points: rook and bishop 5, king 0, all others 1. */
export interface JishogiSheet {
  readonly seat: Seat;
  /** Points of this seat's pieces in its promotion zone, the king not counted. */
  readonly zonePoints: number;
  readonly handPoints: number;
  /** Points that count for a declaration: zone, hand, and a handicap's credit. */
  readonly declPoints: number;
  /** Points of sente and gote over board and hand, credit included: what an agreement counts. */
  readonly totals: readonly [number, number];
  /** Own pieces in the zone besides the king; ten are needed. */
  readonly piecesInZone: number;
  readonly kingInZone: boolean;
  readonly inCheck: boolean;
  /** Moves played so far; the 24-point declaration needs fewer than 500. */
  readonly plies: number;
  readonly decl24: Declared;
  readonly decl27: Declared;
}

/** The count sheet of a seat; `plies` are the moves played so far, `handicapCredit` the points of the pieces gote gave. */
export const jishogiSheet = (
  position: Position,
  seat: Seat,
  { plies = 0, handicapCredit = 0 }: { plies?: number; handicapCredit?: number } = {},
): JishogiSheet => {
  const entered = pieces(position).filter(
    ([square, piece]) =>
      piece.seat === seat && piece.kind !== 'king' && inZone(cellOf(square), seat),
  );
  const king = kingCell(position, seat);
  const zonePoints = entered.reduce((sum, [, { kind }]) => sum + pointsOf(kind), 0);
  const handPoints = handPointsOf(position, seat);
  const declPoints = zonePoints + handPoints + creditOf(seat, handicapCredit);
  const kingInZone = king !== -1 && inZone(king, seat);
  const checked = inCheck(position, seat);
  const fulfilled = kingInZone && entered.length >= 10 && !checked;
  const by24 = declPoints >= 31 ? 'win' : declPoints >= 24 ? 'replay' : 'lose';
  const needed = seat === 0 ? 28 : 27;
  return {
    seat,
    zonePoints,
    handPoints,
    declPoints,
    totals: totalsOf(position, handicapCredit),
    piecesInZone: entered.length,
    kingInZone,
    inCheck: checked,
    plies,
    decl24: fulfilled && plies < 500 ? by24 : 'lose',
    decl27: fulfilled && declPoints >= needed ? 'win' : 'lose',
  };
};

/** An agreed impasse: its outcome, with the counts that both players see before they accept. */
export interface AgreedJishogi {
  readonly totals: readonly [number, number];
  /** At least one king has entered the other side's camp (rules A67). */
  readonly kingEntered: boolean;
  readonly outcome: Outcome;
}

/** An impasse that nobody wins: void and played again, or a draw, as was agreed (rules A74). */
export const nobodyWins = (by: ShogiEnding, { impasseTie }: ShogiRules): Outcome => ({
  winner: null,
  by,
  next: impasseTie === 'draw' ? 'over' : 'replay',
});

const agreedOutcome = (totals: readonly [number, number], rules: ShogiRules): Outcome => {
  const by = rules.impassePoints;
  const [sente, gote] = totals;
  const short = [sente < 24, gote < 24] as const;
  const winner: Seat | null =
    by === 'majority' ? majorityOf(totals) : short[0] === short[1] ? null : short[0] ? 1 : 0;
  // Both can be short of 24 only with a handicap; that is a draw, not a void game (rules A72).
  const drawn = by === 'official24' && short[0] && short[1];
  return winner === null && !drawn
    ? nobodyWins('impasse', rules)
    : { winner, by: 'impasse', next: 'over' };
};

/** Counts an impasse by agreement: fewer than 24 points loses, or the majority wins; else nobody does (rules A71–A74). */
export const agreeJishogi = (
  position: Position,
  rules: ShogiRules = standardRules,
): AgreedJishogi => {
  const { totals } = jishogiSheet(position, 0, { handicapCredit: rules.handicapCredit });
  const entered = ([0, 1] as const).some((seat) => {
    const king = kingCell(position, seat);
    return king !== -1 && inZone(king, seat);
  });
  return {
    totals,
    kingEntered: entered,
    outcome: agreedOutcome(totals, rules),
  };
};

/**
 * The outcome of a seat's claim; null if there is none to make. A 'declaration', on the seat's own turn, gives a win, an
 * impasse, or a loss when a condition fails. An 'impasse' gives the outcome of an agreed impasse, once a king has entered.
 */
export const claim = (
  line: Line<Position, Move>,
  seat: Seat,
  kind: string,
  rules: ShogiRules = standardRules,
): Outcome | null => {
  if (kind === 'impasse') {
    const { kingEntered, outcome } = agreeJishogi(line.position, rules);
    return kingEntered ? outcome : null;
  }
  if (kind !== 'declaration' || rules.impasse === 'off' || line.position.turn !== seat) return null;
  const sheet = jishogiSheet(line.position, seat, {
    plies: line.ply,
    handicapCredit: rules.handicapCredit,
  });
  const declared = rules.impasse === '27' ? sheet.decl27 : sheet.decl24;
  if (declared === 'replay') return nobodyWins('impasse', rules);
  return { winner: declared === 'win' ? seat : other(seat), by: 'declaration', next: 'over' };
};
