import type { Move } from '#games/shogi/move.ts';
import { formatJapanese } from '#games/shogi/notation/japanese.ts';
import { formatUsi } from '#games/shogi/notation/usi.ts';
import { formatWestern } from '#games/shogi/notation/western.ts';
import type { Position } from '#games/shogi/position.ts';
import type { Notation } from '../../tongue.ts';

/** A move as the chosen notation writes it; `previousTo` is the square of the move before, for 同. */
export const writeMove = (
  move: Move,
  position: Position,
  notation: Notation,
  previousTo?: number,
): string => {
  if (notation === 'usi') return formatUsi(move);
  return notation === 'western'
    ? formatWestern(move, position)
    : formatJapanese(move, position, previousTo);
};
