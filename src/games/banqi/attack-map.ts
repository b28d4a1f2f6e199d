/** The attack map of banqi, drawn up from the pieces that lie face up. */

import type { AttackMap } from '#kernel/game.ts';
import { isFace } from './piece.ts';
import { cellAt, ownerOf, type Position } from './position.ts';
import { reach } from './reach.ts';
import { everySquare } from './square.ts';

/** How many pieces of each side attack or guard each square, and which pieces are attacked and not guarded. Nothing is pinned here, and no king is in check. */
export const attackMap = (position: Position): AttackMap => {
  const counts: [number[], number[]] = [everySquare.map(() => 0), everySquare.map(() => 0)];
  const attacked = new Set<number>();
  for (const from of everySquare) {
    const face = cellAt(position, from);
    const seat = isFace(face) ? ownerOf(position, face) : null;
    if (seat === null) continue;
    const { captures, protects } = reach(position, { at: 'square', square: from });
    for (const square of [...captures, ...protects])
      counts[seat][square] = (counts[seat][square] ?? 0) + 1;
    for (const square of captures) attacked.add(square);
  }
  const isGuarded = (square: number): boolean => {
    const face = cellAt(position, square);
    const seat = isFace(face) ? ownerOf(position, face) : null;
    return seat !== null && (counts[seat][square] ?? 0) > 0;
  };
  return {
    counts,
    hanging: [...attacked].filter((square) => !isGuarded(square)).sort((a, b) => a - b),
    pins: [],
    checks: [],
  };
};
