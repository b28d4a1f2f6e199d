/** Which rule a move breaks: the first of the closed list, in its order. What proves it is gathered in `refusal.ts`, only when asked. */
import { other, type Seat } from '#kernel/game.ts';
import { attackersOf, isAttacked, slidesOf, stepsOf } from './attacks.ts';
import type { RefusalRule } from './codes.ts';
import { matesByPawn, pawnCheckCell } from './generate.ts';
import type { BoardMove, Drop, Move } from './move.ts';
import { KING, kindNumber, mayPromote, PAWN } from './piece.ts';
import { play } from './play.ts';
import { at, cellOf, kingCell, type Position, RIM, STRIDE, seatOf } from './position.ts';
import { inZone, isDead } from './zone.ts';

/** How a piece relates to a cell by its movement: it gets there, something stands between, or it never moves so. */
export type Way = 'free' | 'blocked' | 'none';

/** The way of the piece of that number, standing on `from`, to another cell; what stands on the last cell does not matter. */
export const wayOf = (
  cells: readonly number[],
  number: number,
  seat: Seat,
  from: number,
  to: number,
): Way => {
  const index = seat * 16 + number;
  if (stepsOf[index]?.includes(to - from)) return 'free';
  for (const delta of slidesOf[index] ?? []) {
    let blocked = false;
    for (let cell = from + delta; (at(cells, cell) & RIM) !== RIM; cell += delta) {
      if (cell === to) return blocked ? 'blocked' : 'free';
      if (at(cells, cell) !== 0) blocked = true;
    }
  }
  return 'none';
};

/** Whether the mover of a board move has a choice of faces, may not turn it over, or must. */
export const promotionOf = (
  number: number,
  seat: Seat,
  from: number,
  to: number,
): 'choice' | 'never' | 'must' => {
  if (!mayPromote(number) || !(inZone(from, seat) || inZone(to, seat))) return 'never';
  return isDead(number, to, seat) ? 'must' : 'choice';
};

/** The seat that makes a move: the owner of the piece. */
export const moverOf = (position: Position, move: Move): Seat =>
  'drop' in move ? (move.by ?? position.turn) : seatOf(at(position.cells, cellOf(move.from)));

const ruleOfShape = (position: Position, move: BoardMove, seat: Seat): RefusalRule | null => {
  const from = cellOf(move.from);
  const to = cellOf(move.to);
  const number = at(position.cells, from) & 15;
  const there = at(position.cells, to);
  if (there !== 0 && seatOf(there) === seat) return 'own-piece';
  const way = wayOf(position.cells, number, seat, from, to);
  if (way === 'none') return 'wrong-movement';
  if (way === 'blocked') return 'blocked';
  const promotion = promotionOf(number, seat, from, to);
  if (move.promote && promotion === 'never') return 'promotion-not-possible';
  if (!move.promote && promotion === 'must') return 'promotion-compulsory';
  return null;
};

const ruleOfDrop = (position: Position, drop: Drop, seat: Seat): RefusalRule | null => {
  const number = kindNumber(drop.drop);
  if (at(position.hands, seat * 8 + number) === 0) return 'not-in-hand';
  const to = cellOf(drop.to);
  if (at(position.cells, to) !== 0) return 'occupied';
  const files = seat === 0 ? position.pawns0 : position.pawns1;
  if (number === PAWN && (files >> (to % STRIDE)) & 1) return 'nifu';
  if (isDead(number, to, seat)) return 'dead-square';
  return null;
};

/**
 * Where a seat's king stands after one of its moves. Of two kings it is the one that the position keeps, wherever the other
 * goes.
 */
export const kingAfter = (position: Position, move: Move, seat: Seat): number => {
  const stood = kingCell(position, seat);
  return 'from' in move && cellOf(move.from) === stood ? cellOf(move.to) : stood;
};

/**
 * The rule broken by leaving one's king to be taken; null if none is. Which of the three it is depends on the position
 * before the move.
 */
const ruleOfKing = (position: Position, move: Move, seat: Seat): RefusalRule | null => {
  const after = play(position, { move });
  const king = kingAfter(position, move, seat);
  const foe = other(seat);
  if (king === -1 || !isAttacked(after.cells, king, foe, -1)) return null;
  const stood = kingCell(position, seat);
  const before = attackersOf(position.cells, stood, foe);
  const kingMoved = 'from' in move && (at(position.cells, cellOf(move.from)) & 15) === KING;
  if (!kingMoved) {
    const uncovered = attackersOf(after.cells, king, foe).some((cell) => !before.includes(cell));
    if (uncovered) return 'pinned';
  }
  return before.length > 0 ? 'king-left-in-check' : 'moved-into-check';
};

/** The first rule that a move breaks, of those that need no look at any king; null if it breaks none of them. */
export const ruleOfPieces = (position: Position, move: Move): RefusalRule | null => {
  if ('from' in move && at(position.cells, cellOf(move.from)) === 0) return 'empty-square';
  const seat = moverOf(position, move);
  if (seat !== position.turn) return 'not-your-turn';
  return 'drop' in move ? ruleOfDrop(position, move, seat) : ruleOfShape(position, move, seat);
};

/** Whether a move drops a pawn that mates. */
export const isUchifuzume = (position: Position, move: Move, seat: Seat): boolean => {
  if (!('drop' in move) || move.drop !== 'pawn') return false;
  const to = cellOf(move.to);
  return pawnCheckCell(position, seat) === to && matesByPawn(position, to, seat);
};

/** The first rule that a move breaks; null for a legal one. A move of a piece that is not there breaks `empty-square` or `not-in-hand`. */
export const violatedRule = (position: Position, move: Move): RefusalRule | null => {
  const rule = ruleOfPieces(position, move);
  if (rule !== null) return rule;
  const seat = position.turn;
  const exposed = ruleOfKing(position, move, seat);
  if (exposed !== null) return exposed;
  return isUchifuzume(position, move, seat) ? 'uchifuzume' : null;
};
