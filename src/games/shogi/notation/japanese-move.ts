/** Moves as Japanese players write them: ７六歩, 同　銀不成, ５八金右. A relative mark stands only where it is needed. */
import type { Seat } from '#kernel/game.ts';
import type { BoardMove, Move } from '../move.ts';
import { type Kind, kindNumber } from '../piece.ts';
import { cellOf, type Position, pieceAt } from '../position.ts';
import { fileOf, rankOf } from '../square.ts';
import { promotionOf } from '../violation.ts';
import { kanjiDigit, pieceWord, wideDigit } from './japanese-vocabulary.ts';
import { originsOf, sideOfOrigin, wayGone } from './origins.ts';

const headingOf = (from: number, to: number, seat: Seat): '上' | '寄' | '引' => {
  const [, forward] = wayGone(from, to, seat);
  return forward > 0 ? '上' : forward === 0 ? '寄' : '引';
};

/**
 * The marks that tell a piece from others of its kind that could go to the same square. It is the heading if that is
 * enough, else the side, else both.
 */
const marksOf = (move: BoardMove, kind: Kind, seat: Seat, origins: readonly number[]): string => {
  const others = origins.filter((from) => from !== move.from);
  if (others.length === 0) return '';
  const heading = headingOf(move.from, move.to, seat);
  const alike = others.filter((from) => headingOf(from, move.to, seat) === heading);
  if (alike.length === 0) return heading;
  const side = sideOfOrigin(kind, move.from, move.to, seat, origins);
  // The piece comes from straight behind; no two pieces can come from there.
  if (side === '') return heading === '上' ? '直' : heading;
  const rivals = others.filter((from) => sideOfOrigin(kind, from, move.to, seat, origins) === side);
  return rivals.length === 0 ? side : `${side}${heading}`;
};

const promotionWord = (move: BoardMove, kind: Kind, seat: Seat): string => {
  if (move.promote) return '成';
  const faces = promotionOf(kindNumber(kind), seat, cellOf(move.from), cellOf(move.to));
  return faces === 'never' ? '' : '不成';
};

/** 右左直上寄引 where other pieces of the kind could go there too, 打 where one on the board could; else nothing. */
export const disambiguation = (move: Move, position: Position): string => {
  if ('drop' in move) {
    const rivals = originsOf(position, move.by ?? position.turn, move.drop, move.to);
    return rivals.length > 0 ? '打' : '';
  }
  const piece = pieceAt(position, move.from);
  if (piece === undefined) throw new Error(`nothing stands on square ${move.from}`);
  const { kind, seat } = piece;
  return marksOf(move, kind, seat, originsOf(position, seat, kind, move.to));
};

/** Writes a move in the position it is made in; `previousTo` is where the move before it went, for 同. */
export const formatJapanese = (move: Move, position: Position, previousTo?: number): string => {
  const to =
    move.to === previousTo ? '同　' : `${wideDigit(fileOf(move.to))}${kanjiDigit(rankOf(move.to))}`;
  const marks = disambiguation(move, position);
  if ('drop' in move) return `${to}${pieceWord[move.drop]}${marks}`;
  const piece = pieceAt(position, move.from);
  if (piece === undefined) throw new Error(`nothing stands on square ${move.from}`);
  const { kind, seat } = piece;
  return `${to}${pieceWord[kind]}${marks}${promotionWord(move, kind, seat)}`;
};
