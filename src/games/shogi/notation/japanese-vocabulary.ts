/** The words in which moves are written in Japanese. */
import type { Kind } from '../piece.ts';

/** Digits in the width of kanji. */
export const wide = '０１２３４５６７８９';
/** Digits as kanji. */
export const kanji = '〇一二三四五六七八九';

/** How a piece is written in a move. */
export const pieceWord: Readonly<Record<Kind, string>> = {
  pawn: '歩',
  lance: '香',
  knight: '桂',
  silver: '銀',
  gold: '金',
  bishop: '角',
  rook: '飛',
  king: '玉',
  tokin: 'と',
  'promoted-lance': '成香',
  'promoted-knight': '成桂',
  'promoted-silver': '成銀',
  horse: '馬',
  dragon: '龍',
};

/** A digit as a record writes a rank: 六. */
export const kanjiDigit = (digit: number): string => kanji.charAt(digit);

/** A digit as a record writes a file: ７. */
export const wideDigit = (digit: number): string => wide.charAt(digit);
