/** Finds what a move chases: the pieces it newly threatens to take with profit (rules B18, B19). */
import { other, type Seat } from '#kernel/game.ts';
import { takersOf } from './evidence.ts';
import { isLegal } from './legal.ts';
import { type Move, moveOf } from './move.ts';
import { CANNON, CHARIOT, HORSE, KING, SOLDIER } from './piece.ts';
import { play } from './play.ts';
import { at, cellOf, type Position, RIM, seatOf, sideOf, squareOf } from './position.ts';
import { everySquare } from './square.ts';
import { onOwnBank } from './zone.ts';

const kindAt = ({ cells }: Position, square: number): number => at(cells, cellOf(square)) & 15;

/** The position with the move given to a seat, as if the other passed. */
const withTurn = (position: Position, turn: Seat): Position =>
  position.turn === turn ? position : { ...position, turn };

/** Whether a piece on a square can be chased at all: no king, and no soldier that has not crossed the river. */
const canBeChased = (position: Position, square: number): boolean => {
  const cell = cellOf(square);
  const piece = at(position.cells, cell);
  if ((piece & 15) === KING) return false;
  return (piece & 15) !== SOLDIER || !onOwnBank(cell, seatOf(piece));
};

/** Whether a capture gains something: the taker cannot be taken in return, or it gives less than the chariot it takes. */
const profits = (mine: Position, capture: Move): boolean => {
  const taker = kindAt(mine, capture.from);
  if (kindAt(mine, capture.to) === CHARIOT && (taker === HORSE || taker === CANNON)) return true;
  const after = play(mine, { move: capture });
  const point = cellOf(capture.to);
  return !takersOf(after.cells, point, after.turn).some((from) =>
    isLegal(after, moveOf(squareOf(from), capture.to)),
  );
};

/**
 * The squares, after a move, of the enemy pieces it chases. A piece is chased if a piece other than the king or a
 * soldier meets four conditions. It could legally take the piece if its side moved again. It could not have done so
 * just before. It does not merely offer an exchange with a piece of its own kind. It would profit.
 */
export const chasedBy = (before: Position, move: Move, after: Position): readonly number[] => {
  const seat = other(after.turn);
  const mine = withTurn(after, seat);
  const was = withTurn(before, seat);
  return everySquare.filter((target) => {
    const piece = at(after.cells, cellOf(target));
    if ((piece & RIM) !== sideOf(after.turn) || !canBeChased(after, target)) return false;
    return takersOf(after.cells, cellOf(target), seat).some((cell) => {
      const from = squareOf(cell);
      const kind = kindAt(after, from);
      if (kind === KING || kind === SOLDIER) return false;
      const capture = moveOf(from, target);
      if (!isLegal(mine, capture)) return false;
      // Before the move, the piece that moved stood where the move began.
      const stood = from === move.to ? move.from : from;
      if (isLegal(was, moveOf(stood, target))) return false;
      const exchanges = kindAt(after, target) === kind && isLegal(after, moveOf(target, from));
      return !exchanges && profits(mine, capture);
    });
  });
};
