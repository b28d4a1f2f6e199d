/**
 * The head of an XQF file, its first 1024 bytes, as XQStudio writes it. It has version and keys, the squares of the 32
 * pieces, whose turn it is, the result, and texts in GB18030, each behind its length. From version 11 on squares and
 * moves are shifted by keys.
 */
import type { Seat } from '#kernel/game.ts';
import type { Ending, Headers } from '#record/record.ts';
import type { Piece } from '../piece.ts';
import { type Position, positionFrom } from '../position.ts';
import { squareAt } from '../square.ts';
import { pieceOrder } from './dhtmlxq-words.ts';

/** Where the moves begin. */
export const HEAD_LENGTH = 1024;
/** The last version whose bytes are not shifted by keys. */
const PLAIN = 10;
/** From this version of the file format on, the squares of the pieces are stored in another order. */
const ROTATED = 12;

const byteAt = (bytes: Uint8Array, at: number): number => bytes[at] ?? 0;

/** Whether bytes are such a file: two letters, a version, and a head with empty bytes, which no text has. */
export const isXqf = (bytes: Uint8Array): boolean => {
  const version = byteAt(bytes, 2);
  return (
    bytes.length >= 48 &&
    bytes[0] === 0x58 &&
    bytes[1] === 0x51 &&
    version > 0 &&
    version < 0x20 &&
    bytes.subarray(0, HEAD_LENGTH).includes(0)
  );
};

/** The numbers that the bytes of a file are shifted by. */
export interface XqfKeys {
  /** Whether moves have a flag for their comment, and comments are not always there. */
  readonly isKeyed: boolean;
  readonly pieces: number;
  readonly from: number;
  readonly to: number;
  readonly commentLength: number;
  /** The shift for each of 32 bytes in a row, over and over. */
  readonly stream: readonly number[];
}

const isKeyed = (bytes: Uint8Array): boolean => byteAt(bytes, 2) > PLAIN;

const sentence = '[(C) Copyright Mr. Dong Shiwei.]';

const mixed = (key: number, by: number): number => ((key * key * 54 + 221) * by) & 255;

/** The keys of a file. */
export const keysOf = (bytes: Uint8Array): XqfKeys => {
  if (!isKeyed(bytes))
    return { isKeyed: false, pieces: 0, from: 0, to: 0, commentLength: 0, stream: [0] };
  const mask = byteAt(bytes, 3);
  const [sum, pieceKey] = [byteAt(bytes, 12), byteAt(bytes, 13)];
  const pieces = mixed(pieceKey, pieceKey);
  const from = mixed(byteAt(bytes, 14), pieces);
  const masks = [0, 1, 2, 3].map((i) => (byteAt(bytes, 12 + i) & mask) | byteAt(bytes, 8 + i));
  return {
    isKeyed: true,
    pieces,
    from,
    to: mixed(byteAt(bytes, 15), from),
    commentLength: ((sum * 256 + pieceKey) % 32000) + 767,
    stream: Array.from(sentence, (letter, i) => letter.charCodeAt(0) & (masks[i % 4] ?? 0)),
  };
};

/** The square of a number, file times ten and rank; undefined where there is none. */
export const squareOfNumber = (number: number): number | undefined =>
  number < 90 ? squareAt(Math.floor(number / 10), 9 - (number % 10)) : undefined;

/** The position of the head, with the side to move that the file claims. Undefined where a king is missing or doubled. */
export const startOf = (bytes: Uint8Array, keys: XqfKeys): Position | undefined => {
  const pieces = new Map<number, Piece>();
  const turned = byteAt(bytes, 2) >= ROTATED ? keys.pieces + 1 : 0;
  for (let i = 0; i < 32; i++) {
    const piece = pieceOrder[(i + turned) % 32];
    const square = squareOfNumber((byteAt(bytes, 16 + i) - keys.pieces) & 255);
    if (piece === undefined || square === undefined) continue;
    if (pieces.has(square)) return undefined;
    pieces.set(square, piece);
  }
  const kings = [...pieces.values()].filter(({ kind }) => kind === 'king');
  if (kings.length !== 2) return undefined;
  const turn: Seat = byteAt(bytes, 50) === 1 ? 1 : 0;
  return positionFrom({ pieces: [...pieces], turn, quiet: 0, number: 1 });
};

/** Whether the file says that it is a whole game or an opening, which begins from the usual start. */
export const isWholeGame = (bytes: Uint8Array): boolean => byteAt(bytes, 64) < 2;

/**
 * Decodes text of Chinese programs, and counts the letters that made no sense. A letter that is cut off at the end is
 * left out.
 */
export const textOf = (bytes: Uint8Array): { readonly text: string; readonly lost: number } => {
  const text = new TextDecoder('gb18030')
    .decode(bytes, { stream: true })
    .replace(/\r\n?/g, '\n')
    .replace(/\0/g, '')
    .trim();
  return { text, lost: text.split('\uFFFD').length - 1 };
};

/** The texts of the head: where each begins with its length, how long it is at most, and what PGN calls it. */
const fields: readonly (readonly [at: number, most: number, header: string])[] = [
  [80, 127, 'Title'],
  [208, 63, 'Event'],
  [272, 15, 'Date'],
  [288, 15, 'Site'],
  [304, 15, 'Red'],
  [320, 15, 'Black'],
  [336, 63, 'TimeControl'],
  [400, 15, 'RedTime'],
  [416, 15, 'BlackTime'],
  [464, 15, 'Annotator'],
  [480, 15, 'Author'],
];

/** The headers of a file, and how many of their letters made no sense. */
export const headersOf = (
  bytes: Uint8Array,
): { readonly headers: Headers; readonly lost: number } => {
  const read = fields.map(([at, most, header]) => {
    const length = Math.min(byteAt(bytes, at), most);
    return { header, ...textOf(bytes.subarray(at + 1, at + 1 + length)) };
  });
  const headers = read.flatMap(({ header, text }) =>
    text === '' ? [] : [[header, text.replaceAll('\n', ' ')] as const],
  );
  return { headers, lost: read.reduce((sum, { lost }) => sum + lost, 0) };
};

const endings: readonly (Ending | null)[] = [
  null,
  { winner: 0, by: 'unknown' },
  { winner: 1, by: 'unknown' },
  { winner: null, by: 'unknown' },
  { winner: null, by: 'unknown' },
];

/** How the game ended; null where the file does not say. */
export const endingOf = (bytes: Uint8Array): Ending | null => endings[byteAt(bytes, 51)] ?? null;
