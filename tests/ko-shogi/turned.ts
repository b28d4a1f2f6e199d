/** Turns the board by half a circle and swaps the colours: the same position for the other side. */
import type { Move } from '#games/ko-shogi/move.ts';
import { type Position, pieces, positionFrom } from '#games/ko-shogi/position.ts';
import { other } from '#kernel/game.ts';

/** The point across the centre. */
const across = (square: number): number => 360 - square;

/** A position, turned. */
export const turned = (position: Position): Position =>
  positionFrom({
    pieces: pieces(position).map(([square, piece]) => [
      across(square),
      { ...piece, seat: other(piece.seat) },
    ]),
    turn: other(position.turn),
    ply: position.ply,
    substitute: position.substitute,
  });

/** A move on the turned board. */
export const turnedMove = ({ from, legs, finish }: Move): Move => ({
  from: across(from),
  legs: legs.map(({ to, takes, shots }) => ({ to: across(to), takes, shots: shots.map(across) })),
  finish,
});
