/**
 * Arrows, circles and glyphs in files. In KIF and KI2 they are remarks behind the move, which other programs pass over:
 * `#arrows 7g7f 2h5h 5e P*` and `#glyph !?`. An arrow is two squares, or a hand and a square (`p*5e`); a circle is one of
 * them. Letters are those of SFEN: a capital is sente's hand.
 */
import { type Arrow, distinctArrows, type Glyph, glyphOf } from '#record/marks.ts';
import type { RecordNode } from '#record/record.ts';
import { isHandKind, kindOfLetter, letters } from '../piece.ts';
import { formatSquare, parseSquare } from '../square.ts';
import { type Notice, noticeAt } from './reading.ts';

const isSquare = (square: number): boolean =>
  Number.isInteger(square) && square >= 0 && square < 81;

const formatPlace = (place: Arrow['from']): string | undefined => {
  if (place.at === 'square') return isSquare(place.square) ? formatSquare(place.square) : undefined;
  const { kind, seat } = place;
  if (!isHandKind(kind)) return undefined;
  return `${seat === 0 ? letters[kind] : letters[kind].toLowerCase()}*`;
};

/** An arrow or circle as files have it; undefined where it points at what shogi does not have. */
export const formatArrow = ({ from, to }: Arrow): string | undefined => {
  const [begin, end] = [formatPlace(from), to === undefined ? '' : formatPlace(to)];
  return begin === undefined || end === undefined ? undefined : `${begin}${end}`;
};

/** Reads an arrow or circle; undefined where it is none. */
export const parseArrow = (text: string): Arrow | undefined => {
  const [, begin = '', end = ''] = /^([1-9][a-i]|[A-Za-z]\*)([1-9][a-i])?$/.exec(text) ?? [];
  const to = parseSquare(end);
  const goal = to === undefined ? {} : { to: { at: 'square', square: to } as const };
  const square = parseSquare(begin);
  if (square !== undefined) return { from: { at: 'square', square }, ...goal };
  const kind = begin === '' ? undefined : kindOfLetter(begin.charAt(0));
  if (kind === undefined || !isHandKind(kind)) return undefined;
  const seat = begin === begin.toUpperCase() ? 0 : 1;
  return { from: { at: 'hand', seat, kind }, ...goal };
};

/** The arrows of a node as files have them, without those that point at what shogi does not have. */
export const arrowTexts = ({ arrows = [] }: Pick<RecordNode, 'arrows'>): readonly string[] =>
  arrows.flatMap((arrow) => formatArrow(arrow) ?? []);

/** Reads arrows, each once; undefined where one of them is none, or there are none at all. */
export const parseArrows = (texts: readonly string[]): readonly Arrow[] | undefined => {
  const arrows = texts.flatMap((text) => parseArrow(text) ?? []);
  return arrows.length > 0 && arrows.length === texts.length ? distinctArrows(arrows) : undefined;
};

/** A node's arrows and glyph as lines of KIF and KI2. */
export const markLines = (node: RecordNode): readonly string[] => {
  const arrows = arrowTexts(node);
  return [
    ...(arrows.length === 0 ? [] : [`#arrows ${arrows.join(' ')}`]),
    ...(node.glyph === undefined ? [] : [`#glyph ${node.glyph}`]),
  ];
};

/** The marks that a remark puts beside a move. */
export type Marks =
  | { readonly is: 'arrows'; readonly arrows: readonly Arrow[] }
  | { readonly is: 'glyph'; readonly glyph: Glyph };

/** Reads a remark that tells of arrows or a glyph; `bad` where it cannot be understood, undefined where it is another remark. */
export const readMarkLine = (text: string): Marks | 'bad' | undefined => {
  const [, word, rest = ''] = /^#(arrows|glyph)(?!\S)(.*)$/s.exec(text) ?? [];
  if (word === undefined) return undefined;
  const words = rest.split(/\s+/).filter((one) => one !== '');
  if (word === 'glyph') {
    const glyph = words.length === 1 ? glyphOf(words[0]) : undefined;
    return glyph === undefined ? 'bad' : { is: 'glyph', glyph };
  }
  const arrows = parseArrows(words);
  return arrows === undefined ? 'bad' : { is: 'arrows', arrows };
};

/**
 * The remarks above the first move, without those that put arrows on the first position. A glyph there, or a mark that
 * cannot be read, stays a remark and gets a notice.
 */
export const sortRemarks = (
  lines: readonly { readonly text: string; readonly line: number }[],
  notices: Notice[],
): { readonly remarks: readonly string[]; readonly arrows: readonly Arrow[] } => {
  const arrows: Arrow[] = [];
  const remarks = lines.flatMap(({ text, line }) => {
    const marks = readMarkLine(text);
    if (typeof marks === 'object' && marks.is === 'arrows') {
      arrows.push(...marks.arrows);
      return [];
    }
    if (marks !== undefined) notices.push(noticeAt('kept-line', line, text));
    return [text];
  });
  return { remarks, arrows };
};
