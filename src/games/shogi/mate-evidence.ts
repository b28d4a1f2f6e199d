/** Proves that a side has no legal move, in one picture; `mate-steps.ts` explains it step by step. */
import { type Evidence, other } from '#kernel/game.ts';
import { attackersOf } from './attacks.ts';
import { attackEvidence, closedEscapes, pinnedTakers, square } from './evidence.ts';
import { kingCell, type Position } from './position.ts';

/** Why the side to move has no legal move: who checks its king, what closes each escape, and why nothing takes the checker. */
export const mateEvidence = (position: Position): readonly Evidence[] => {
  const seat = position.turn;
  const king = kingCell(position, seat);
  if (king === -1) return [];
  const checkers = attackersOf(position.cells, king, other(seat));
  const [checker] = checkers;
  return [
    // Without a legal move a king may be lost although nothing checks it.
    square(king, checkers.length > 0 ? 'king' : 'cause'),
    ...attackEvidence(position.cells, king, checkers, 'checker'),
    ...closedEscapes(position.cells, king, seat),
    // With two checkers neither can be taken in time, pinned or not.
    ...(checker === undefined || checkers.length > 1 ? [] : pinnedTakers(position, seat, checker)),
  ];
};
