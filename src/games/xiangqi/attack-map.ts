/** The attack map of xiangqi: how often each side covers a point, which pieces hang, who is pinned, who checks. */
import { type AttackMap, other, type Pin, type Seat } from '#kernel/game.ts';
import { attackersOf, checkersOf } from './attacks.ts';
import { at, cellOf, kingCell, type Position, seatOf, squareOf } from './position.ts';
import { everySquare } from './square.ts';

/** The pieces of a side that would open a check by leaving: a shield on a line, a horse's leg, one of two screens. */
const pinsOf = (position: Position, seat: Seat): readonly Pin[] => {
  const { cells } = position;
  const king = kingCell(position, seat);
  if (king === -1) return [];
  const before = checkersOf(cells, king, other(seat));
  return everySquare.flatMap((square) => {
    const cell = cellOf(square);
    const piece = at(cells, cell);
    if (piece === 0 || cell === king || seatOf(piece) !== seat) return [];
    return checkersOf(cells.with(cell, 0), king, other(seat))
      .filter((checker) => !before.includes(checker))
      .map((checker) => ({ pinned: square, pinner: squareOf(checker), king: squareOf(king) }));
  });
};

const checksOn = (position: Position, seat: Seat): AttackMap['checks'] => {
  const king = kingCell(position, seat);
  if (king === -1) return [];
  return checkersOf(position.cells, king, other(seat)).map((from) => ({
    from: squareOf(from),
    to: squareOf(king),
  }));
};

/** Draws up the attack map, regardless of whose turn it is. A cannon counts where it would capture, over what it jumps. */
export const attackMap = (position: Position): AttackMap => {
  const { cells } = position;
  const by = (seat: Seat): readonly number[] =>
    everySquare.map((square) => attackersOf(cells, cellOf(square), seat, false).length);
  const counts = [by(0), by(1)] as const;
  const hanging = everySquare.filter((square) => {
    const cell = cellOf(square);
    const piece = at(cells, cell);
    if (piece === 0) return false;
    const seat = seatOf(piece);
    const attacked = (counts[other(seat)][square] ?? 0) > 0;
    return cell !== kingCell(position, seat) && attacked && counts[seat][square] === 0;
  });
  return {
    counts,
    hanging,
    pins: [...pinsOf(position, 0), ...pinsOf(position, 1)],
    checks: [...checksOn(position, 0), ...checksOn(position, 1)],
  };
};
