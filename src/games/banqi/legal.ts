/** The legal moves: every move that breaks no rule. */
import type { BoardMove, Move } from './move.ts';
import { cellAt, DOWN, EMPTY, type Position, squaresDown } from './position.ts';
import { everySquare, squaresInLine } from './square.ts';
import { brokenByOrigin, brokenRule } from './violation.ts';

const movesFrom = (position: Position, from: number): readonly BoardMove[] =>
  brokenByOrigin(position, from) === null
    ? squaresInLine(from).flatMap((to) =>
        brokenRule(position, from, to) === null
          ? { from, to, takes: cellAt(position, to) !== EMPTY }
          : [],
      )
    : [];

/** Every legal move, each once, turn-ups first. Whether the game is over is not known here. */
export const legalMoves = (position: Position): readonly Move[] => [
  ...squaresDown(position).map((up) => ({ up })),
  ...everySquare.flatMap((from) => movesFrom(position, from)),
];

/** Whether the player to move has a legal move. */
export const canMove = (position: Position): boolean =>
  position.cells.includes(DOWN) || everySquare.some((from) => movesFrom(position, from).length > 0);

/** Whether a move breaks no rule. */
export const isLegal = (position: Position, move: Move): boolean =>
  'up' in move
    ? cellAt(position, move.up) === DOWN
    : brokenRule(position, move.from, move.to) === null;
