/** The text in a file's bytes. Its encoding is found from the bytes alone: names and first lines of kifu files say otherwise too often. */

/** The encodings that kifu files come in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'euc-jp';

/** Text, and the encoding it was in. */
export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
  /** How many letters made no sense; a gap, U+FFFD, stands for each. */
  readonly lost: number;
}

const utf16Of = (bytes: Uint8Array): Encoding | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  // Without a mark: figures and line ends have an empty half, always the same one.
  const zeros = [0, 0];
  bytes.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  const [first = 0, second = 0] = zeros;
  if (bytes.length % 2 === 1 || first + second < bytes.length / 20) return undefined;
  if (second > 0 && first === 0) return 'utf-16le';
  return first > 0 && second === 0 ? 'utf-16be' : undefined;
};

/** Gaps, and control characters that no text holds. */
const gaps = (text: string): number => text.match(/[\uFFFD\u0080-\u009F]/g)?.length ?? 0;

/** Decodes with a gap for whatever makes no sense; a byte order mark is left out. */
const leniently = (bytes: Uint8Array, encoding: Encoding): Decoded => {
  const text = new TextDecoder(encoding).decode(bytes);
  return { text, encoding, lost: gaps(text) };
};

const wideLetters = (text: string): number =>
  Array.from(text).filter((char) => char > '\u007F' && char !== '\uFFFD').length;

/**
 * Decodes a whole file, damaged ones too: UTF-16 by its mark or its empty halves; UTF-8 where hardly anything speaks against
 * it, for other text is hardly ever right in UTF-8; else EUC-JP or Shift_JIS, whichever leaves fewer gaps. With none in
 * either it is EUC-JP: read as Shift_JIS that is a row of narrow kana, while kanji in Shift_JIS are hardly ever right in EUC-JP.
 */
export const decode = (bytes: Uint8Array): Decoded => {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return leniently(bytes, utf16);
  const utf8 = leniently(bytes, 'utf-8');
  if (utf8.lost === 0 || wideLetters(utf8.text) > 4 * utf8.lost) return utf8;
  const eucJp = leniently(bytes, 'euc-jp');
  const shiftJis = leniently(bytes, 'shift_jis');
  const best = eucJp.lost <= shiftJis.lost ? eucJp : shiftJis;
  return best.lost < utf8.lost ? best : utf8;
};
