/** The words of Japanese records: pieces, numbers, starts. Read in every spelling that programs write, written in one. */

import { type Kind, kindNumber } from '../piece.ts';
import type { Position } from '../position.ts';
import { handicaps } from '../starts.ts';
import { kanji, kanjiDigit } from './japanese-vocabulary.ts';
import { formatSfen } from './sfen.ts';

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
 * The code of the character at a place of a text; -1 beyond its end. Where `charCodeAt` answers NaN but once, it is slow from
 * then on, and most of the time that a file takes goes into looking at characters.
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
  /** By the code of a second character. */
  readonly pairs: ReadonlyMap<number, PieceWord> | undefined;
}

// By the last ten bits of the code of the first character, in which all of them differ.
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
  // No piece is named with a bracket, which is what mostly follows.
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

const uwateFrom = (ranks: string, hands = '-'): string =>
  `${ranks}/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w ${hands} 1`;

/** Starts by the names that records give them, without 落ち; those of the official list first. */
const starts: readonly (readonly [name: string, sfen: string])[] = [
  ['平手', handicaps.even],
  ['香', handicaps.lance],
  ['右香', handicaps['right-lance']],
  ['角', handicaps.bishop],
  ['飛車', handicaps.rook],
  ['飛香', handicaps['rook-lance']],
  ['二枚', handicaps.two],
  ['三枚', handicaps.three],
  ['四枚', handicaps.four],
  ['五枚', handicaps.five],
  ['左五枚', handicaps['left-five']],
  ['六枚', handicaps.six],
  ['左七枚', handicaps['left-seven']],
  ['右七枚', handicaps['right-seven']],
  ['八枚', handicaps.eight],
  ['十枚', handicaps.ten],
];

// Seen in records, but in no specification: read, never written. 金, 銀, 歩 and と落ち are of Kyoto shogi, ひよこ落ち is of
// animal shogi: they name no start here.
const otherNames: readonly (readonly [name: string, sfen: string])[] = [
  ['左香', handicaps.lance],
  ['角行', handicaps.bishop],
  ['飛', handicaps.rook],
  ['飛車香', handicaps['rook-lance']],
  ['飛車角', handicaps.two],
  ['右五枚', handicaps.five],
  ['七枚', handicaps['right-seven']],
  ['両香', uwateFrom('1nsgkgsn1/1r5b1/ppppppppp')],
  ['兩香', uwateFrom('1nsgkgsn1/1r5b1/ppppppppp')],
  ['九枚', uwateFrom('4kg3/9/ppppppppp')],
  ['裸玉', handicaps['naked-king']],
  ['十九枚', handicaps['naked-king']],
  ['歩三兵', uwateFrom('4k4/9/9', '3p')],
  ['トンボ', uwateFrom('4k4/1r5b1/ppppppppp')],
  ['トンボ+香', uwateFrom('l3k3l/1r5b1/ppppppppp')],
  ['トンボ+桂香', uwateFrom('ln2k2nl/1r5b1/ppppppppp')],
  ['太閤', uwateFrom('lnsgkgsnl/1r5b1/p1ppppppp')],
];

const bySpelling = new Map([...starts, ...otherNames]);

/** The start that a 手合割 names, as SFEN; undefined when the name is not known. */
export const startNamed = (name: string): string | undefined => {
  const known = bySpelling.get(name.endsWith('落ち') ? name.slice(0, -2) : name);
  if (known !== undefined) return known;
  const [bare = ''] = narrow(name).split('#');
  const spelling = bare
    .replace(/\s/g, '')
    .replace(/[2-9]枚/, (count) => `${kanjiDigit(Number(count.charAt(0)))}枚`)
    .replace(/10枚/, '十枚')
    .replace(/(落ち?|おち)(戦)?$/, '');
  return bySpelling.get(spelling);
};

/** The name of a start in the official list; undefined when it needs a diagram. */
export const nameOfStart = (sfen: string): string | undefined => {
  const name = starts.find(([, known]) => known === sfen)?.[0];
  return name === undefined || name === '平手' ? name : `${name}落ち`;
};

/** How the two sides of a start are called: sente and gote, or shitate and uwate where pieces were given. */
export const sidesOf = (position: Position): readonly [string, string] =>
  position.turn === 1 && nameOfStart(formatSfen(position)) !== undefined
    ? ['下手', '上手']
    : ['先手', '後手'];

const rareStarts: ReadonlySet<string> = new Set(
  (['three', 'five', 'left-five', 'left-seven', 'right-seven'] as const).map(
    (name) => handicaps[name],
  ),
);

/** Whether readers may take the name of a start, given as SFEN, for the even one: it has to be drawn beside it. */
export const isRareStart = (sfen: string): boolean => rareStarts.has(sfen);
