/** Chinese notation: 炮二平五 for Red, 炮８平５ for Black, each counting files from the own right. */
import type { Seat } from '#kernel/game.ts';
import { fail, type ParseError, type Result } from '#kernel/result.ts';
import type { Move } from '../move.ts';
import { type Kind, kinds } from '../piece.ts';
import type { Position } from '../position.ts';
import { type Meant, speak, understand, type Way } from './spoken-move.ts';
import type { Tandem } from './tandem.ts';

const numerals = '一二三四五六七八九';
const wideDigits = '１２３４５６７８９';

/** Names of the pieces as notation has them, Red's and Black's. */
const names: Readonly<Record<Kind, readonly [string, string]>> = {
  king: ['帅', '将'],
  mandarin: ['仕', '士'],
  elephant: ['相', '象'],
  horse: ['马', '马'],
  chariot: ['车', '车'],
  cannon: ['炮', '炮'],
  soldier: ['兵', '卒'],
};

/** All the ways in which the names are written, of either side. */
const readNames: Readonly<Record<Kind, string>> = {
  king: '帅将帥將',
  mandarin: '仕士',
  elephant: '相象',
  horse: '马馬傌',
  chariot: '车車俥',
  cannon: '炮砲包',
  soldier: '兵卒',
};

const wayNames: Readonly<Record<Way, string>> = { forward: '进', back: '退', aside: '平' };

const numberFor = (number: number, seat: Seat): string =>
  (seat === 0 ? numerals : wideDigits).charAt(number - 1);

/** The word for a place on a file: 前, 中 and 后, or numerals where more than three stand there. */
const placeName = ({ place, count }: Tandem): string => {
  if (place === 1) return '前';
  if (place === count) return '后';
  return count === 3 ? '中' : numerals.charAt(place - 1);
};

const formatPiece = (kind: Kind, seat: Seat, file: number, tandem: Tandem): string => {
  const name = names[kind][seat];
  if (tandem.count === 1) return `${name}${numberFor(file, seat)}`;
  return `${placeName(tandem)}${tandem.crowded ? numberFor(file, seat) : name}`;
};

/** Writes a move in the position before it; empty where no piece is there. */
export const formatChinese = (position: Position, move: Move): string => {
  const said = speak(position, move);
  if (said === undefined) return '';
  const { seat, kind, file, tandem, way, goal } = said;
  return `${formatPiece(kind, seat, file, tandem)}${wayNames[way]}${numberFor(goal, seat)}`;
};

/** The number that a character stands for, 1–9; undefined for another. */
const numberOf = (char: string): number | undefined => {
  for (const digits of [numerals, wideDigits, '123456789']) {
    const found = digits.indexOf(char);
    if (found !== -1) return found + 1;
  }
  return undefined;
};

const kindOf = (char: string): Kind | undefined =>
  kinds.find((kind) => readNames[kind].includes(char));

const placeOf = (char: string): Meant['place'] => {
  if (char === '前') return 1;
  if (char === '中') return 'middle';
  if (char === '后' || char === '後') return 'last';
  return numberOf(char);
};

/** The piece that the first two characters name, name and place in either order; undefined when they name none. */
const readPiece = (one: string, two: string): Meant | undefined => {
  const named = kindOf(one);
  if (named !== undefined) {
    const file = numberOf(two);
    if (file !== undefined) return { kind: named, file };
    const place = placeOf(two);
    return place === undefined ? undefined : { kind: named, place };
  }
  const place = placeOf(one);
  if (place === undefined) return undefined;
  const kind = kindOf(two);
  if (kind !== undefined) return { kind, place };
  const file = numberOf(two);
  return file === undefined ? undefined : { kind: 'soldier', place, file };
};

const number = '[一二三四五六七八九１-９1-9]';
const name = `[${Object.values(readNames).join('')}]`;
const pattern = new RegExp(
  `^(?:${name}(?:${number}|[前中后後])|[前中后後一二三四五]${name}|[前中后後一二三四五]${number})[进進退平]${number}$`,
);

/** Whether a text looks like such a move. */
export const isChinese = (text: string): boolean => pattern.test(text);

const ways: Readonly<Record<string, Way>> = {
  进: 'forward',
  進: 'forward',
  退: 'back',
  平: 'aside',
};

/**
 * Reads a move of the side to move, in simplified or traditional characters and with any digits. Errors: `bad-move` when
 * the text is none, `no-such-piece` when nothing goes so, `ambiguous-move` when several do.
 */
export const parseChinese = (text: string, position: Position): Result<Move, ParseError> => {
  const word = text.trim();
  const [one = '', two = '', sign = '', last = ''] = word;
  const [piece, way, goal] = [readPiece(one, two), ways[sign], numberOf(last)];
  if (!isChinese(word) || piece === undefined || way === undefined || goal === undefined)
    return fail({ code: 'bad-move', line: 1, column: 1, excerpt: text.slice(0, 40) });
  return understand(position, { piece, way, goal }, text);
};
