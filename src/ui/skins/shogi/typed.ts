/** What a player may type for a move: `7g7f`, `P*5e`, `７六歩`, `P-7f`, or just the square it goes to, `76`. */

import { legalMoves } from '#games/shogi/legal.ts';
import type { Move } from '#games/shogi/move.ts';
import { formatJapanese } from '#games/shogi/notation/japanese.ts';
import { parseJapanese } from '#games/shogi/notation/japanese-read.ts';
import { formatKitaoKawasaki } from '#games/shogi/notation/kitao-kawasaki.ts';
import { moveInUsi } from '#games/shogi/notation/usi.ts';
import { formatWestern } from '#games/shogi/notation/western.ts';
import { picksOf } from '#games/shogi/picks.ts';
import { type Position, pieceAt } from '#games/shogi/position.ts';
import { refuse } from '#games/shogi/refusal.ts';
import { formatSquare, parseSquare, squareAt } from '#games/shogi/square.ts';
import type { Notation, Typed } from '../../game-text.ts';
import { writeMove } from './written.ts';

/** The square that two signs name: `76`, `7f`, `７六`. */
const squareIn = (text: string): number | undefined => {
  const rank = '一二三四五六七八九'.indexOf(text.charAt(1)) + 1 || Number(text.charAt(1));
  if (/^[1-9][1-9一二三四五六七八九]$/.test(text)) return squareAt(Number(text.charAt(0)), rank);
  return parseSquare(text.toLowerCase());
};

const answer = (position: Position, moves: readonly Move[], notation: Notation): Typed => ({
  is: 'moves',
  moves: moves.map((move) => ({ move, words: writeMove(move, position, notation) })),
});

/** Reads what was typed: legal moves it may mean, the refusal of an illegal one, or why it means nothing. */
export const readTyped = (position: Position, typed: string, notation: Notation): Typed => {
  const text = typed.normalize('NFKC').replace(/\s/g, '');
  const legal = legalMoves(position);
  const square = squareIn(text);
  if (square !== undefined) {
    const there = legal.filter(({ to }) => to === square);
    if (there.length > 0) return answer(position, there, notation);
    return pieceAt(position, square) === undefined
      ? { is: 'nothing-there', square: formatSquare(square) }
      : { is: 'piece', pick: { at: 'square', square } };
  }
  const written = legal.filter(
    (move) =>
      formatWestern(move, position).toLowerCase() === text.toLowerCase() ||
      formatKitaoKawasaki(move, position) === text ||
      formatJapanese(move, position).normalize('NFKC') === text,
  );
  if (written.length > 0) return answer(position, written, notation);
  const read = parseJapanese(text, position);
  // What names its piece by its place is a move though nothing is there: then that is why it is refused.
  const move = moveInUsi(text) ?? (read.ok ? read.value : undefined);
  if (move === undefined) return { is: 'unreadable' };
  const refusal = refuse(position, picksOf(position, move));
  return refusal === null ? answer(position, [move], notation) : { is: 'refused', refusal, move };
};
