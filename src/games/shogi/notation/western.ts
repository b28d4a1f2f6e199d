/** Moves as western players write them, after Hodges: P-7f, Bx3c+, P*5e, R6h-5h. */

import type { Move } from '../move.ts';
import { kindNumber, letters } from '../piece.ts';
import { cellOf, type Position, pieceAt } from '../position.ts';
import { formatSquare } from '../square.ts';
import { promotionOf } from '../violation.ts';
import { originsOf } from './origins.ts';

/** Writes a move in the position it is made in; the origin stands only where another piece of the kind could go there too. */
export const formatWestern = (move: Move, position: Position): string => {
  const to = formatSquare(move.to);
  if ('drop' in move) return `${letters[move.drop]}*${to}`;
  const piece = pieceAt(position, move.from);
  if (piece === undefined) throw new Error(`nothing stands on square ${move.from}`);
  const { kind, seat } = piece;
  const several = originsOf(position, seat, kind, move.to).some((from) => from !== move.from);
  const faces = promotionOf(kindNumber(kind), seat, cellOf(move.from), cellOf(move.to));
  const face = move.promote ? '+' : faces === 'never' ? '' : '=';
  const way = pieceAt(position, move.to) === undefined ? '-' : 'x';
  return `${letters[kind]}${several ? formatSquare(move.from) : ''}${way}${to}${face}`;
};
