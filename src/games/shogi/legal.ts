/** Legality as the rest of the program asks for it: in squares and moves instead of the generator's integers. */
import type { Seat } from '#kernel/game.ts';
import { isAttacked } from './attacks.ts';
import { DROP, generate, PROMOTE } from './generate.ts';
import type { Move } from './move.ts';
import { type HandKind, isHandKind, kindName } from './piece.ts';
import { kingCell, type Position, squareOf } from './position.ts';
import { violatedRule } from './violation.ts';

const handKind = (number: number): HandKind => {
  const kind = kindName(number);
  if (!isHandKind(kind)) throw new Error(`${kind} cannot be in hand`);
  return kind;
};

/** Every legal move, each once, board moves first. */
export const legalMoves = (position: Position): readonly Move[] => {
  const integers: number[] = [];
  generate(position, integers);
  return integers.map((integer) => {
    const from = integer & 255;
    const to = squareOf((integer >> 8) & 255);
    return from >= DROP
      ? { drop: handKind(from - DROP), to }
      : { from: squareOf(from), to, promote: (integer & PROMOTE) !== 0 };
  });
};

/** Whether a move breaks no rule; the boolean of `violatedRule`. */
export const isLegal = (position: Position, move: Move): boolean =>
  violatedRule(position, move) === null;

/** Whether a seat's king stands in check; false when it has none. */
export const inCheck = (position: Position, seat: Seat): boolean => {
  const king = kingCell(position, seat);
  return king !== -1 && isAttacked(position.cells, king, seat === 0 ? 1 : 0, -1);
};

/** The full map of a position: for each origin, a square or a kind in hand, the squares it may go to, each once. */
export const destinations = (
  position: Position,
): ReadonlyMap<number | HandKind, readonly number[]> => {
  const integers: number[] = [];
  generate(position, integers);
  const map = new Map<number | HandKind, number[]>();
  let origin = -1;
  let squares: number[] = [];
  let last = -1;
  for (const integer of integers) {
    const from = integer & 255;
    if (from !== origin) {
      origin = from;
      squares = [];
      last = -1;
      map.set(from >= DROP ? handKind(from - DROP) : squareOf(from), squares);
    }
    const to = (integer >> 8) & 255;
    // The generator lists both ways to arrive on a cell one after the other.
    if (to !== last) squares.push(squareOf(to));
    last = to;
  }
  return map;
};
