/** Moves as players type them, in any of the notations: the text alone tells which. */
import { fail, type ParseError, type Result } from '#kernel/result.ts';
import type { Move } from '../move.ts';
import type { Position } from '../position.ts';
import type { XiangqiNotation } from '../settings.ts';
import { formatChinese, isChinese, parseChinese } from './chinese.ts';
import { type FirstRank, formatIccs, isCoordinates, parseCoordinates } from './iccs.ts';
import { formatWxf, isWxf, parseWxf } from './wxf.ts';

/** The notations that moves can be written in, by the names of the settings. */
export type Notation = XiangqiNotation;

/** Full-width letters and signs as their narrow forms. Digits stay, because they mark Black's moves in Chinese. */
const narrow = (text: string): string =>
  text
    .trim()
    .replace(/[Ａ-Ｚａ-ｚ＋－＝．]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0))
    .replace(/[−–—]/g, '-');

/** The notation that a text is a move of; undefined when of none. */
export const notationOf = (text: string): Notation | undefined => {
  const word = narrow(text);
  if (isCoordinates(word)) return 'iccs';
  if (isWxf(word)) return 'wxf';
  return isChinese(word) ? 'chinese' : undefined;
};

const readers: Readonly<
  Record<
    Notation,
    (text: string, position: Position, firstRank: FirstRank) => Result<Move, ParseError>
  >
> = { wxf: parseWxf, chinese: parseChinese, iccs: parseCoordinates };

/** Reads a move of the side to move, coordinates from that rank on; errors: `bad-move`, `no-such-piece`, `ambiguous-move`. */
export const parseTyped = (
  text: string,
  position: Position,
  firstRank: FirstRank = 0,
): Result<Move, ParseError> => {
  const notation = notationOf(text);
  return notation === undefined
    ? fail({ code: 'bad-move', line: 1, column: 1, excerpt: text.slice(0, 40) })
    : readers[notation](narrow(text), position, firstRank);
};

/** Writes a move of a position in a notation. */
export const formatMove = (position: Position, move: Move, notation: Notation): string => {
  if (notation === 'iccs') return formatIccs(move);
  return notation === 'wxf' ? formatWxf(position, move) : formatChinese(position, move);
};
