/**
 * Decodes the bytes of a file to text. Its encoding is found from the bytes alone: names and first lines of kifu files
 * too often give a wrong one.
 */

import { type ChineseEncoding, chineseEncodingOf } from './chinese-text.ts';
import { decodeEucJp, narrowKana } from './euc-jp.ts';

/** The encodings that kifu files come in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'euc-jp' | ChineseEncoding;

/** Text, and the encoding it was in. */
export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
  /** How many letters could not be decoded; U+FFFD, a gap, stands for each. */
  readonly lost: number;
}

/** Whether a code unit is ASCII or a line end. */
const isNarrow = (code: number): boolean =>
  (code >= 0x20 && code < 0x7f) || code === 0x0a || code === 0x0d || code === 9;

/** Whether a code unit is among the wide letters of kifu: signs of the sides, kana, kanji, wide figures. */
const isWide = (code: number): boolean =>
  (code >= 0x25a0 && code < 0x2700) ||
  (code >= 0x3000 && code < 0x3100) ||
  (code >= 0x4e00 && code < 0xa000) ||
  (code >= 0xff00 && code < 0xfff0);

/**
 * Whether bytes read as pairs are the text of a kifu. With the halves of the pairs exchanged hardly any letter would be
 * one.
 */
const isUtf16 = (bytes: Uint8Array, littleEndian: boolean): boolean => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let narrow = 0;
  let wide = 0;
  for (let i = 0; i + 1 < bytes.length; i += 2) {
    const code = view.getUint16(i, littleEndian);
    if (isNarrow(code)) narrow += 1;
    else if (isWide(code)) wide += 1;
  }
  // Kanji in Shift_JIS read as pairs give other kanji, so line ends or figures are required too.
  const pairs = bytes.length / 2;
  return narrow >= Math.max(2, pairs / 100) && narrow + wide > 0.9 * pairs;
};

/** Signs of the sides, wide figures and the colon of headers: every kifu of one or two lines has one. */
const tellsPlay = (code: number): boolean =>
  (code >= 0x25b2 && code <= 0x25bd) ||
  code === 0x2616 ||
  code === 0x2617 ||
  (code >= 0xff11 && code <= 0xff1a);

/** Whether all pairs of bytes are letters of kifu, though none of them is ASCII: a row of moves without a line end. */
const isWideUtf16 = (bytes: Uint8Array, littleEndian: boolean): boolean => {
  if (bytes.length % 2 === 1 || bytes.length < 6) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let told = 0;
  for (let i = 0; i < bytes.length; i += 2) {
    const code = view.getUint16(i, littleEndian);
    if (!isWide(code) && !isNarrow(code)) return false;
    if (tellsPlay(code)) told += 1;
  }
  return told >= bytes.length / 12;
};

const utf16Of = (bytes: Uint8Array): Encoding | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a byte order mark: figures and line ends have an empty half, and text in other encodings has no empty
  // bytes.
  for (const littleEndian of [true, false])
    if ((bytes.includes(0) && isUtf16(bytes, littleEndian)) || isWideUtf16(bytes, littleEndian))
      return littleEndian ? 'utf-16le' : 'utf-16be';
  return undefined;
};

const GAP = 0xfffd;

/**
 * Counts the code units of a text that satisfy a condition. A loop, because lists of the letters of a large file would
 * fill the memory.
 */
const countIn = (text: string, isSuch: (code: number) => boolean): number => {
  let count = 0;
  for (let i = 0; i < text.length; i++) if (isSuch(text.charCodeAt(i))) count += 1;
  return count;
};

/** Whether a code unit is a gap, or a control character that no text has. */
const isLost = (code: number): boolean => code === GAP || (code >= 0x80 && code <= 0x9f);

/** Whether a code unit is the second half of a letter that takes two. */
const isSecondHalf = (code: number): boolean => code >= 0xdc00 && code < 0xe000;

const isWideLetter = (code: number): boolean => code > 0x7f && code !== GAP && !isSecondHalf(code);

const NUL = 0;
/** Ctrl+Z: old programs end files with it. */
const SUBSTITUTE = 0x1a;

const withoutPadding = (text: string): string => {
  let end = text.length;
  while (end > 0 && [NUL, SUBSTITUTE].includes(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(0, end);
};

/**
 * Decodes with a gap for each letter that cannot be decoded. It leaves out the byte order mark, and the padding that
 * old programs put at the end of a file.
 */
const leniently = (bytes: Uint8Array, encoding: Encoding): Decoded => {
  const decoded =
    encoding === 'euc-jp' ? decodeEucJp(bytes) : new TextDecoder(encoding).decode(bytes);
  const text = withoutPadding(decoded);
  return { text, encoding, lost: countIn(text, isLost) };
};

const wideLetters = (text: string): number => countIn(text, isWideLetter);

/**
 * Decodes a whole file, even a damaged one. It tries in this order:
 * UTF-16, by its mark or its letters.
 * UTF-8, if hardly anything speaks against it: text in other encodings is hardly ever valid UTF-8.
 * An encoding of Chinese, if the file has the head or moves of Chinese records.
 * EUC-JP or Shift_JIS, whichever leaves fewer gaps. If neither leaves any, it is EUC-JP: read as Shift_JIS such text is
 * a row of narrow kana, while kanji in Shift_JIS are hardly ever valid EUC-JP.
 */
export const decode = (bytes: Uint8Array): Decoded => {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return leniently(bytes, utf16);
  const utf8 = leniently(bytes, 'utf-8');
  const isUtf8 = utf8.lost === 0 || wideLetters(utf8.text) > 4 * utf8.lost;
  const chinese = isUtf8 ? undefined : chineseEncodingOf(bytes, utf8.text);
  if (chinese !== undefined) return leniently(bytes, chinese);
  const kana = narrowKana(bytes);
  // Pairs of voiced narrow kana are valid UTF-8 too, but as letters that nobody writes.
  if (kana === 'certain') return leniently(bytes, 'shift_jis');
  if (isUtf8) return utf8;
  const shiftJis = leniently(bytes, 'shift_jis');
  if (kana === 'likely' && shiftJis.lost === 0) return shiftJis;
  const eucJp = leniently(bytes, 'euc-jp');
  const best = eucJp.lost <= shiftJis.lost ? eucJp : shiftJis;
  return best.lost < utf8.lost ? best : utf8;
};

/** Whether a code unit is a control character, other than those that separate lines and columns. */
const isControl = (code: number): boolean =>
  code === 0x7f || (code < 0x20 && !(code >= 0x09 && code <= 0x0d));

/**
 * Whether bytes are a text at all, not a picture, program or archive. Those are full of control characters; a damaged
 * text has one or two.
 */
export const isText = (bytes: Uint8Array, { text }: Decoded): boolean => {
  if (text === '') return !bytes.includes(NUL);
  const controls = countIn(text, isControl);
  return controls <= 2 || controls * 50 < text.length;
};
