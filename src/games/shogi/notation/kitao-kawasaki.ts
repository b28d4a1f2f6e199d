/**
 * Writes moves in the notation of Madoka Kitao and Tomohide Kawasaki: 歩-76, 角x22+, 歩*55, 金(68)-78. It is for readers who
 * know the pieces but no kanji numbers. The square is left out where the last piece went there.
 */

import type { Move } from '../move.ts';
import { kindNumber } from '../piece.ts';
import { cellOf, type Position, pieceAt } from '../position.ts';
import { fileOf, rankOf } from '../square.ts';
import { promotionOf } from '../violation.ts';
import { pieceWord } from './japanese-vocabulary.ts';
import { originsOf } from './origins.ts';

const squareWord = (square: number): string => `${fileOf(square)}${rankOf(square)}`;

/** Writes a move in the position it is made in; `previousTo` is where the move before it went. */
export const formatKitaoKawasaki = (
  move: Move,
  position: Position,
  previousTo?: number,
): string => {
  if ('drop' in move) return `${pieceWord[move.drop]}*${squareWord(move.to)}`;
  const piece = pieceAt(position, move.from);
  if (piece === undefined) throw new Error(`nothing stands on square ${move.from}`);
  const { kind, seat } = piece;
  const several = originsOf(position, seat, kind, move.to).some((from) => from !== move.from);
  const origin = several ? `(${squareWord(move.from)})` : '';
  const way = pieceAt(position, move.to) === undefined ? '-' : 'x';
  const to = move.to === previousTo ? '' : squareWord(move.to);
  const faces = promotionOf(kindNumber(kind), seat, cellOf(move.from), cellOf(move.to));
  const face = move.promote ? '+' : faces === 'never' ? '' : '=';
  return `${pieceWord[kind].replace('成', '+')}${origin}${way}${to}${face}`;
};
