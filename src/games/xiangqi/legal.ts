/** Legality as the rest of the program asks for it: in squares and moves instead of the generator's integers. */
import { other, type Seat } from '#kernel/game.ts';
import { isAttacked } from './attacks.ts';
import { generate } from './generate.ts';
import { type Move, moveOf } from './move.ts';
import { kingCell, type Position, squareOf } from './position.ts';
import { leavesKing, pieceObstacle } from './violation.ts';

/** Every legal move, each once. */
export const legalMoves = (position: Position): readonly Move[] => {
  const integers: number[] = [];
  generate(position, integers);
  return integers.map((integer) => moveOf(squareOf(integer & 255), squareOf((integer >> 8) & 255)));
};

/** Whether a move breaks no rule. */
export const isLegal = (position: Position, move: Move): boolean =>
  pieceObstacle(position, move) === null && !leavesKing(position, move);

/** Whether the side to move has any legal move. */
export const canMove = (position: Position): boolean => generate(position, null) > 0;

/** Whether a seat's king stands in check; false when it has none. */
export const inCheck = (position: Position, seat: Seat): boolean => {
  const king = kingCell(position, seat);
  return king !== -1 && isAttacked(position.cells, king, other(seat), -1, -1);
};
