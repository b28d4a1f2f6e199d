/**
 * Writes XQF for tests. It is written from a description of the format and shares no code with the reader, so that a
 * mistake in one is not repeated in the other.
 */
import { bytesIn } from '../kifu/text-bytes.ts';

/** A move such as `h2e2` with its comment and the moves that follow. The first of these is the main line. */
export interface XqfMove {
  readonly move: string;
  readonly comment?: string;
  readonly next?: readonly XqfMove[];
}

/** The key bytes of a head, at 3, 8–11 and 12–15. */
export interface XqfKeyBytes {
  readonly mask: number;
  readonly or: readonly [number, number, number, number];
  readonly sum: number;
  readonly pieces: number;
  readonly from: number;
  readonly to: number;
}

export interface XqfText {
  readonly version: number;
  readonly keys?: XqfKeyBytes;
  /** The board part of a FEN. */
  readonly board?: string;
  readonly blackMoves?: boolean;
  readonly result?: number;
  /** 0 for a whole game, 1 for an opening, 2 for a middle game, 3 for an endgame. */
  readonly type?: number;
  /** Texts by the offset of their length byte. */
  readonly texts?: Readonly<Record<number, string>>;
  readonly comment?: string;
  readonly moves?: readonly XqfMove[];
}

/** The bytes of a text in GB18030. */
export const inGb = (text: string): readonly number[] => [...bytesIn(text, 'gb18030')];

const START = 'rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR';
const ORDER = 'RNBAKABNRCCPPPPPrnbakabnrccppppp';

/** The 32 squares of a board, 255 for a piece that is not on it. */
const squaresOf = (board: string): readonly number[] => {
  const free = new Map<string, number[]>();
  board.split('/').forEach((row, i) => {
    let file = 0;
    for (const sign of row) {
      if (/\d/.test(sign)) file += Number(sign);
      else {
        free.set(sign, [...(free.get(sign) ?? []), file * 10 + (9 - i)]);
        file += 1;
      }
    }
  });
  return [...ORDER].map((letter) => free.get(letter)?.shift() ?? 255);
};

/** The published formula, step by step. */
const published = (key: number, times: number): number =>
  (((((key * key * 3 + 9) * 3 + 8) * 2 + 1) * 3 + 8) * times) % 256;

/** The bytes of a file. */
export const xqfOf = (text: XqfText): Uint8Array<ArrayBuffer> => {
  const { version, board = START, moves = [] } = text;
  const isKeyed = version > 10;
  const none: XqfKeyBytes = { mask: 0, or: [0, 0, 0, 0], sum: 0, pieces: 0, from: 0, to: 0 };
  const keys = isKeyed ? (text.keys ?? none) : none;
  const pieceKey = isKeyed ? published(keys.pieces, keys.pieces) : 0;
  const fromKey = isKeyed ? published(keys.from, pieceKey) : 0;
  const toKey = isKeyed ? published(keys.to, fromKey) : 0;
  const lengthKey = isKeyed ? ((keys.sum * 256 + keys.pieces) % 32000) + 767 : 0;
  const letters = '[(C) Copyright Mr. Dong Shiwei.]';
  const streamBytes = [keys.sum, keys.pieces, keys.from, keys.to].map(
    (key, i) => (key & keys.mask) | (keys.or[i] ?? 0),
  );

  const bytes: number[] = new Array(1024).fill(0);
  bytes.splice(0, 4, 0x58, 0x51, version, keys.mask);
  bytes.splice(8, 8, ...keys.or, keys.sum, keys.pieces, keys.from, keys.to);
  squaresOf(board).forEach((square, piece) => {
    const place = version >= 12 ? (((piece - pieceKey - 1) % 32) + 32) % 32 : piece;
    bytes[16 + place] = (square + pieceKey) % 256;
  });
  bytes[50] = text.blackMoves ? 1 : 0;
  bytes[51] = text.result ?? 0;
  bytes[64] = text.type ?? 0;
  for (const [at, said] of Object.entries(text.texts ?? {})) {
    const letterBytes = inGb(said);
    bytes.splice(Number(at), letterBytes.length + 1, letterBytes.length, ...letterBytes);
  }

  const put = (byte: number): void => {
    const place = bytes.length % 32;
    const shift = isKeyed ? letters.charCodeAt(place) & (streamBytes[place % 4] ?? 0) : 0;
    bytes.push((byte + shift) % 256);
  };
  const putRecord = (from: number, to: number, more: boolean, other: boolean, said = ''): void => {
    const comment = inGb(said);
    const flags = isKeyed
      ? (more ? 0x80 : 0) + (other ? 0x40 : 0) + (said === '' ? 0 : 0x20)
      : (more ? 0xf0 : 0) + (other ? 0x0f : 0);
    for (const byte of [from, to, flags, 0]) put(byte);
    if (isKeyed && said === '') return;
    const length = comment.length + lengthKey;
    for (const shift of [0, 8, 16, 24]) put((length >> shift) & 255);
    for (const byte of comment) put(byte);
  };
  const numberOf = (square: string): number =>
    (square.charCodeAt(0) - 'a'.charCodeAt(0)) * 10 + Number(square.charAt(1));
  putRecord(0x58, 0x51, moves.length > 0, false, text.comment);
  const waiting: { readonly move: XqfMove; readonly other: boolean }[] = [];
  const putAll = (all: readonly XqfMove[]): void => {
    for (const [i, move] of [...all.entries()].reverse())
      waiting.push({ move, other: i < all.length - 1 });
  };
  putAll(moves);
  for (let now = waiting.pop(); now !== undefined; now = waiting.pop()) {
    const { move, comment, next = [] } = now.move;
    const [from, to] = [numberOf(move.slice(0, 2)), numberOf(move.slice(2))];
    putRecord(
      (from + 0x18 + fromKey) % 256,
      (to + 0x20 + toKey) % 256,
      next.length > 0,
      now.other,
      comment,
    );
    putAll(next);
  }
  return Uint8Array.from(bytes);
};
