/** Reads the text that a player types for a move: `h2e2`, `C2=5`, `炮二平五`, or just the point it goes to, `e2`. */

import { xiangqi } from '#games/xiangqi/game.ts';
import { legalMoves } from '#games/xiangqi/legal.ts';
import { moveInIccs } from '#games/xiangqi/notation/iccs.ts';
import { parseTyped } from '#games/xiangqi/notation/typed-move.ts';
import { type Position, pieceAt } from '#games/xiangqi/position.ts';
import { formatSquare, parseSquare } from '#games/xiangqi/square.ts';
import type { Notation, Typed } from '../../game/game-text.ts';
import { named, onSquare } from '../typed-moves.ts';
import { writeMove } from './written.ts';

/** Reads what was typed: legal moves it may mean, the refusal of an illegal one, or why it means nothing. */
export const readTyped = (position: Position, typed: string, notation: Notation): Typed => {
  const text = typed.trim().replace(/\s/g, '');
  const at = { position, notation, write: writeMove };
  const square = parseSquare(text);
  if (square !== undefined) {
    const there = legalMoves(position).filter(({ to }) => to === square);
    return onSquare(at, square, there, pieceAt(position, square) ? null : formatSquare(square));
  }
  const read = parseTyped(text, position);
  // A text that gives the point of its piece is a move even if nothing stands there. The empty point is then why it is
  // refused.
  const move = read.ok ? read.value : moveInIccs(text);
  return named(xiangqi, at, move);
};
