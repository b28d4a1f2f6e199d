/** Reads the text that a player types for a move: `7g7f`, `P*5e`, `７六歩`, `P-7f`, or just the square it goes to, `76`. */

import { shogi } from '#games/shogi/game.ts';
import { legalMoves } from '#games/shogi/legal.ts';
import { formatJapanese } from '#games/shogi/notation/japanese-move.ts';
import { parseJapanese } from '#games/shogi/notation/japanese-read.ts';
import { formatKitaoKawasaki } from '#games/shogi/notation/kitao-kawasaki.ts';
import { moveInUsi } from '#games/shogi/notation/usi.ts';
import { formatWestern } from '#games/shogi/notation/western.ts';
import { type Position, pieceAt } from '#games/shogi/position.ts';
import { formatSquare, parseSquare, squareAt } from '#games/shogi/square.ts';
import type { Notation, Typed } from '../../game/game-text.ts';
import { meant, named, onSquare } from '../typed-moves.ts';
import { writeMove } from './written.ts';

/** The square that two signs name: `76`, `7f`, `７六`. */
const squareIn = (text: string): number | undefined => {
  const rank = '一二三四五六七八九'.indexOf(text.charAt(1)) + 1 || Number(text.charAt(1));
  if (/^[1-9][1-9一二三四五六七八九]$/.test(text)) return squareAt(Number(text.charAt(0)), rank);
  return parseSquare(text.toLowerCase());
};

/** Reads what was typed: legal moves it may mean, the refusal of an illegal one, or why it means nothing. */
export const readTyped = (position: Position, typed: string, notation: Notation): Typed => {
  const text = typed.normalize('NFKC').replace(/\s/g, '');
  const at = { position, notation, write: writeMove };
  const legal = legalMoves(position);
  const square = squareIn(text);
  if (square !== undefined) {
    const there = legal.filter(({ to }) => to === square);
    return onSquare(at, square, there, pieceAt(position, square) ? null : formatSquare(square));
  }
  const written = legal.filter(
    (move) =>
      formatWestern(move, position).toLowerCase() === text.toLowerCase() ||
      formatKitaoKawasaki(move, position) === text ||
      formatJapanese(move, position).normalize('NFKC') === text,
  );
  if (written.length > 0) return meant(at, written);
  const read = parseJapanese(text, position);
  // A text that gives the square of its piece is a move even if nothing stands there. The empty square is then why it
  // is refused.
  const move = moveInUsi(text) ?? (read.ok ? read.value : undefined);
  return named(shogi, at, move);
};
