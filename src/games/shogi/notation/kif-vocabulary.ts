/** The words of Japanese records: pieces and numbers. Read in every spelling that programs write, written in one. */

import { type Kind, kindNumber } from '../piece.ts';
import { kanji, kanjiDigit } from './japanese-vocabulary.ts';

/** Every spelling of a piece, the two-character ones first: a pattern made of them takes the longest. */
export const pieceWords: Readonly<Record<string, Kind>> = {
  成銀: 'promoted-silver',
  成桂: 'promoted-knight',
  成香: 'promoted-lance',
  成歩: 'tokin',
  歩兵: 'pawn',
  香車: 'lance',
  桂馬: 'knight',
  銀将: 'silver',
  金将: 'gold',
  角行: 'bishop',
  飛車: 'rook',
  玉将: 'king',
  王将: 'king',
  と金: 'tokin',
  龍馬: 'horse',
  竜馬: 'horse',
  龍王: 'dragon',
  竜王: 'dragon',
  歩: 'pawn',
  步: 'pawn',
  香: 'lance',
  桂: 'knight',
  銀: 'silver',
  金: 'gold',
  角: 'bishop',
  飛: 'rook',
  玉: 'king',
  王: 'king',
  と: 'tokin',
  ト: 'tokin',
  杏: 'promoted-lance',
  // As a word for the square, 仝 is 同: it is a piece only behind a square or in a diagram.
  仝: 'promoted-lance',
  圭: 'promoted-knight',
  今: 'promoted-knight',
  个: 'tokin',
  全: 'promoted-silver',
  馬: 'horse',
  龍: 'dragon',
  竜: 'dragon',
  龙: 'dragon',
};

/** A pattern that matches one piece. */
export const piecePattern = Object.keys(pieceWords).join('|');

/**
 * The code of the character at a place of a text; -1 beyond its end. `charCodeAt` is slow once it has answered NaN, and
 * most of the time that a file takes goes into looking at characters.
 */
export const codeAt = (text: string, at: number): number =>
  at < text.length ? text.charCodeAt(at) : -1;

// Their codes differ in the last eight bits already: a list is looked up faster than a map, and this is done for each move.
const kanjiDigits: number[] = new Array(256).fill(0);
const kanjiCodes = Array.from(kanji, (char) => char.charCodeAt(0));
kanjiCodes.forEach((code, digit) => {
  kanjiDigits[code & 255] = digit;
});

/** The value of a digit in any script by its character code; -1 when it is none. */
export const digitOfCode = (code: number): number => {
  if (code < 0x3007) return code >= 0x30 && code <= 0x39 ? code - 0x30 : -1;
  if (code >= 0xff10) return code <= 0xff19 ? code - 0xff10 : -1;
  const digit = kanjiDigits[code & 255] ?? 0;
  return kanjiCodes[digit] === code ? digit : -1;
};

/** The value of one digit in any script; -1 when it is none. */
export const digitOf = (char: string): number =>
  char.length === 1 ? digitOfCode(char.charCodeAt(0)) : -1;

/** A piece named in a text. */
export interface PieceWord {
  readonly kind: Kind;
  /** The kind's number. */
  readonly number: number;
  /** How many characters its name has here. */
  readonly length: number;
}

interface Spellings {
  readonly code: number;
  readonly alone: PieceWord | undefined;
  /** The names of two characters, by the code of the second. */
  readonly pairs: ReadonlyMap<number, PieceWord> | undefined;
}

// The index is the last ten bits of the code of the first character, in which all of them differ.
const spellings: (Spellings | undefined)[] = new Array(1024).fill(undefined);
for (const [text, kind] of Object.entries(pieceWords)) {
  const code = text.charCodeAt(0);
  const known = spellings[code & 1023] ?? { code, alone: undefined, pairs: undefined };
  const word: PieceWord = { kind, number: kindNumber(kind), length: text.length };
  spellings[code & 1023] =
    text.length === 1
      ? { ...known, alone: word }
      : { ...known, pairs: new Map([...(known.pairs ?? []), [text.charCodeAt(1), word]]) };
}

/** The piece whose name begins at that place, the longest name that fits; undefined when none does. */
export const pieceWordAt = (text: string, at: number): PieceWord | undefined => {
  const code = codeAt(text, at);
  const spelling = spellings[code & 1023];
  if (spelling?.code !== code) return undefined;
  const next = codeAt(text, at + 1);
  // No name of a piece has a bracket, which is what mostly follows.
  return (next === 0x28 ? undefined : spelling.pairs?.get(next)) ?? spelling.alone;
};

/** Full-width digits and signs as their half-width ones. */
export const narrow = (text: string): string =>
  text.replace(/[！-～]/g, (char) => String.fromCharCode(char.charCodeAt(0) - 0xfee0));

/** A count in digits of any script, 十八 and 一八 alike; undefined when it is none. */
export const countOf = (text: string): number | undefined => {
  if (text === '' || text.length > 6) return undefined;
  let total = 0;
  let digits = 0;
  for (const char of text) {
    if (char === '十') {
      total += (digits || 1) * 10;
      digits = 0;
    } else {
      const digit = digitOf(char);
      if (digit === -1) return undefined;
      digits = digits * 10 + digit;
    }
  }
  return total + digits;
};

/** A count in kanji, as hands are written: 十八. */
export const kanjiCount = (count: number): string => {
  if (count > 99) return String(count);
  const tens = Math.floor(count / 10);
  const units = count % 10;
  return `${tens > 1 ? kanjiDigit(tens) : ''}${tens > 0 ? '十' : ''}${units > 0 || tens === 0 ? kanjiDigit(units) : ''}`;
};
