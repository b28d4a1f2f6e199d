/** How the files of any game, and their encodings, are named: for the page and for the command line alike. */
import type { FileEncoding, FileFormat, Formats } from './pack.ts';

/** The names of encodings, as files and people have them. */
export const encodingNames: Readonly<Record<FileEncoding, string>> = {
  shift_jis: 'Shift_JIS',
  'utf-8': 'UTF-8',
  'utf-8-bom': 'UTF-8',
  'euc-jp': 'EUC-JP',
  'utf-16le': 'UTF-16',
};

/** The encoding of a file, and the ending of its name. */
export interface FileForm {
  readonly encoding: FileEncoding;
  readonly ending: string;
}

const isUnicode = (encoding: FileEncoding): boolean => encoding.startsWith('utf-');

/**
 * The form of a file in a format: the encoding that is asked for, else the usual one. An encoding that the format does not
 * list has the ending of one that is Unicode as well, or the usual one.
 */
export const formOf = ({ encodings }: FileFormat, asked?: FileEncoding): FileForm => {
  const [usual] = encodings;
  const encoding = asked ?? usual[0];
  const [, ending] =
    encodings.find(([listed]) => listed === encoding) ??
    encodings.find(([listed]) => isUnicode(listed) && isUnicode(encoding)) ??
    usual;
  return { encoding, ending };
};

/** The endings of files that hold a game of these formats, and of plain text. */
export const endingsOf = (formats: Formats): ReadonlySet<string> =>
  new Set([
    'txt',
    ...formats.endings,
    ...formats.formats.flatMap(({ encodings }) => encodings.map(([, ending]) => ending)),
  ]);

/** The name of a file without its ending, where that is one of these; other points belong to the name. */
export const stemOf = (name: string, endings: ReadonlySet<string>): string => {
  const point = name.lastIndexOf('.');
  const isEnding = point > 0 && endings.has(name.slice(point + 1).toLowerCase());
  return isEnding ? name.slice(0, point) : name;
};

/** A text with the line ends that the readers of a format expect. */
export const withLineEnds = (text: string, { lineEnd }: FileFormat): string =>
  text.replaceAll('\n', lineEnd ?? '\r\n');

/** The most letters of a file's name: file systems allow no more than 255 bytes, and a kanji takes three. */
const MOST_LETTERS = 80;

/** Cuts a name that is too long for a file in the middle: the files of a series differ at the end. */
export const cutInMiddle = (name: string): string => {
  const letters = Array.from(name);
  if (letters.length <= MOST_LETTERS) return name;
  const half = MOST_LETTERS / 2;
  return [...letters.slice(0, half - 1), '…', ...letters.slice(-half)].join('');
};
