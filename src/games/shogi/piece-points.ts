/** The points of pieces, by which impasse and house rules decide (rules A70, A79). */
import type { Seat } from '#kernel/game.ts';
import { handKinds, type Kind } from './piece.ts';
import { handCount, type Position, pieces } from './position.ts';

/** Points of a kind: rook and bishop 5, promoted or not, the king 0, all others 1 (rules A70). */
export const pointsOf = (kind: Kind): number => {
  if (kind === 'king') return 0;
  return kind === 'rook' || kind === 'bishop' || kind === 'dragon' || kind === 'horse' ? 5 : 1;
};

/** Points of what a seat holds in hand. */
export const handPointsOf = (position: Position, seat: Seat): number =>
  handKinds.reduce((sum, kind) => sum + pointsOf(kind) * handCount(position, seat, kind), 0);

/** Points credited to gote, the side that gives a handicap (rules A79). */
export const creditOf = (seat: Seat, credit: number): number => (seat === 1 ? credit : 0);

const totalOf = (position: Position, seat: Seat, credit: number): number =>
  pieces(position)
    .filter(([, piece]) => piece.seat === seat)
    .reduce((sum, [, { kind }]) => sum + pointsOf(kind), 0) +
  handPointsOf(position, seat) +
  creditOf(seat, credit);

/** Points of sente and gote over board and hand, a handicap's credit included. */
export const totalsOf = (position: Position, credit: number): readonly [number, number] => [
  totalOf(position, 0, credit),
  totalOf(position, 1, credit),
];

/** The seat with more points; null if both have the same. */
export const majorityOf = ([sente, gote]: readonly [number, number]): Seat | null =>
  sente === gote ? null : sente > gote ? 0 : 1;

/** The seat with more points over board and hand; null if both have the same. */
export const richer = (position: Position, credit: number): Seat | null =>
  majorityOf(totalsOf(position, credit));
