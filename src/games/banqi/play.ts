/** Making a move: the position after it. Nothing here asks whether the move is legal. */
import { other, type Turn } from '#kernel/game.ts';
import type { Move } from './move.ts';
import { colourOf, isFace, otherColour } from './piece.ts';
import { cellAt, EMPTY, type Position } from './position.ts';

const turnUp = (position: Position, up: number, drawn: string | undefined): Position => {
  if (drawn === undefined || !isFace(drawn) || position.pool[drawn] === 0)
    throw new Error(`${drawn} cannot be drawn for square ${up}`);
  const colour = position.turn === 0 ? colourOf(drawn) : otherColour(colourOf(drawn));
  return {
    ...position,
    cells: position.cells.with(up, drawn),
    turn: other(position.turn),
    // The player who turns up the first piece plays its colour.
    first: position.first ?? colour,
    pool: { ...position.pool, [drawn]: position.pool[drawn] - 1 },
    quiet: 0,
  };
};

/**
 * The position after a turn; the given one stays as it is. Every move that hands can make can be played: an illegal
 * move takes whatever lies face up where it ends. Throws on a turn-up if no face was drawn, or one that is not in the
 * pool.
 */
export const play = (position: Position, { move, drawn }: Turn<Move>): Position => {
  if ('up' in move) return turnUp(position, move.up, drawn);
  const { from, to } = move;
  return {
    ...position,
    cells: position.cells.with(to, cellAt(position, from)).with(from, EMPTY),
    turn: other(position.turn),
    quiet: cellAt(position, to) === EMPTY ? position.quiet + 1 : 0,
  };
};
