/** What a player may type for a move: `h2e2`, `C2=5`, `炮二平五`, or just the point it goes to, `e2`. */

import { legalMoves } from '#games/xiangqi/legal.ts';
import type { Move } from '#games/xiangqi/move.ts';
import { moveInIccs } from '#games/xiangqi/notation/iccs.ts';
import { parseTyped } from '#games/xiangqi/notation/typed-move.ts';
import { picksOf } from '#games/xiangqi/picks.ts';
import { type Position, pieceAt } from '#games/xiangqi/position.ts';
import { refuse } from '#games/xiangqi/refusal.ts';
import { formatSquare, parseSquare } from '#games/xiangqi/square.ts';
import type { Notation, Typed } from '../../game-text.ts';
import { writeMove } from './written.ts';

const answer = (position: Position, moves: readonly Move[], notation: Notation): Typed => ({
  is: 'moves',
  moves: moves.map((move) => ({ move, words: writeMove(move, position, notation) })),
});

/** What the name of a point means: the moves that go there, or what stands there. */
const ofSquare = (position: Position, square: number, notation: Notation): Typed => {
  const there = legalMoves(position).filter(({ to }) => to === square);
  if (there.length > 0) return answer(position, there, notation);
  return pieceAt(position, square) === undefined
    ? { is: 'nothing-there', square: formatSquare(square) }
    : { is: 'piece', pick: { at: 'square', square } };
};

/** Reads what was typed: legal moves it may mean, the refusal of an illegal one, or why it means nothing. */
export const readTyped = (position: Position, typed: string, notation: Notation): Typed => {
  const text = typed.trim().replace(/\s/g, '');
  const square = parseSquare(text);
  if (square !== undefined) return ofSquare(position, square, notation);
  const read = parseTyped(text, position);
  // What names its piece by its point is a move though nothing is there: then that is why it is refused.
  const move = read.ok ? read.value : moveInIccs(text);
  if (move === undefined) return { is: 'unreadable' };
  const refusal = refuse(position, picksOf(position, move));
  return refusal === null ? answer(position, [move], notation) : { is: 'refused', refusal, move };
};
