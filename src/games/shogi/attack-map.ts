/**
 * The attacks in a position, for players who want to see them: how often each side covers a square, what hangs, who is
 * pinned, who checks.
 */
import { type AttackMap, other, type Pin, type Seat } from '#kernel/game.ts';
import { attackersOf } from './attacks.ts';
import { at, cellOf, kingCell, type Position, seatOf, squareOf } from './position.ts';
import { everySquare } from './square.ts';

const pinsOf = (position: Position, seat: Seat): readonly Pin[] => {
  const king = kingCell(position, seat);
  if (king === -1) return [];
  const before = attackersOf(position.cells, king, other(seat));
  return everySquare.flatMap((square) => {
    const cell = cellOf(square);
    const piece = at(position.cells, cell);
    if (piece === 0 || cell === king || seatOf(piece) !== seat) return [];
    const without = position.cells.with(cell, 0);
    return attackersOf(without, king, other(seat))
      .filter((attacker) => !before.includes(attacker))
      .map((attacker) => ({ pinned: square, pinner: squareOf(attacker), king: squareOf(king) }));
  });
};

/** Makes the attack map of a position; whose turn it is does not matter. Pieces behind another on a line do not count. */
export const attackMap = (position: Position): AttackMap => {
  const by = (seat: Seat): readonly number[] =>
    everySquare.map((square) => attackersOf(position.cells, cellOf(square), seat).length);
  const counts = [by(0), by(1)] as const;
  const hanging: number[] = [];
  const checks: AttackMap['checks'][number][] = [];
  for (const square of everySquare) {
    const cell = cellOf(square);
    const piece = at(position.cells, cell);
    if (piece === 0) continue;
    const seat = seatOf(piece);
    if ((counts[other(seat)][square] ?? 0) === 0) continue;
    if (cell === kingCell(position, seat))
      for (const attacker of attackersOf(position.cells, cell, other(seat)))
        checks.push({ from: squareOf(attacker), to: square });
    else if (counts[seat][square] === 0) hanging.push(square);
  }
  return {
    counts,
    hanging,
    pins: [...pinsOf(position, 0), ...pinsOf(position, 1)],
    checks,
  };
};
