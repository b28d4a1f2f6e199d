/** The evidence of how a game ended, as one picture. */
import { type Evidence, type Line, other } from '#kernel/game.ts';
import { checkersOf } from './attacks.ts';
import { attackEvidence, closedEscapes, pinnedTakers, square } from './evidence.ts';
import { chasedSquares } from './judge.ts';
import type { Move } from './move.ts';
import { cellOf, kingCell, type Position } from './position.ts';

/**
 * Shows why the side to move has no legal move: who checks its king, what closes each escape, and why nothing takes the
 * checker.
 */
export const mateEvidence = (position: Position): readonly Evidence[] => {
  const seat = position.turn;
  const king = kingCell(position, seat);
  if (king === -1) return [];
  const checkers = checkersOf(position.cells, king, other(seat));
  const [checker] = checkers;
  return [
    // Without a legal move a king is lost although nothing checks it.
    square(king, checkers.length > 0 ? 'king' : 'cause'),
    ...attackEvidence(position.cells, king, checkers, 'checker'),
    ...closedEscapes(position.cells, king, seat),
    // Two checkers cannot both be taken in one move, so no pinned takers are shown.
    ...(checker === undefined || checkers.length > 1
      ? []
      : pinnedTakers(position, king, seat, checker)),
  ];
};

/** The pieces that were chased with every move since the position at the end of a line first stood; none where none was. */
export const chaseEvidence = (line: Line<Position, Move>): readonly Evidence[] =>
  chasedSquares(line).map((chased) => square(cellOf(chased), 'chased'));
