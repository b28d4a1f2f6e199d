/** Recognises the encodings of Chinese files by their bytes. */

/** The encodings that Chinese files come in besides Unicode. */
export type ChineseEncoding = 'gb18030' | 'big5';

/** Headers in brackets with quotes, or tags in brackets with an underscore: files in Japanese have neither. */
const chineseHead = /^\s*\[\w+ ".*"\s*\]|\[\/\w+_\w+\]/m;

/**
 * Whether two-byte letters are of Big5. Usual ones begin with A4 to C6; many end below 80, none between there and A1.
 */
const isBig5 = (bytes: Uint8Array): boolean => {
  let [letters, usual, low] = [0, 0, 0];
  for (let i = 0; i + 1 < bytes.length; i++) {
    const [lead, trail] = [bytes[i] ?? 0, bytes[i + 1] ?? 0];
    if (lead < 0x81) continue;
    i += 1;
    if (trail >= 0x80 && trail <= 0xa0) return false;
    // Signs and wide figures stand before the letters in both encodings.
    if (lead >= 0xa1 && lead <= 0xa3) continue;
    letters += 1;
    if (lead >= 0xa4 && lead <= 0xc6) usual += 1;
    if (trail < 0x80) low += 1;
  }
  return usual * 5 >= letters * 4 && low * 8 > letters;
};

const piece = '[帅将帥將仕士相象马馬傌车車俥炮砲包兵卒]';
const number = '[一二三四五六七八九１-９1-9]';

/**
 * A move in Chinese: a piece, its file or its place on the file, forward, back or aside, and how far. Japanese text that is
 * decoded as Chinese is a row of rare characters, and four of these do not follow one another in it.
 */
const chineseMove = new RegExp(
  `(?:${piece}(?:${number}|[前中后後])|[前中后後一二三四五](?:${piece}|${number}))[进進退平]${number}`,
);

/**
 * The encoding of a Chinese file that is not in Unicode; undefined for any other file. `ascii` is the file with its
 * ASCII decoded: it may have the headers or tags of Chinese records. Files without those are recognised by moves in
 * Chinese, which come out only in the right encoding.
 */
export const chineseEncodingOf = (
  bytes: Uint8Array,
  ascii: string,
): ChineseEncoding | undefined => {
  if (chineseHead.test(ascii)) return isBig5(bytes) ? 'big5' : 'gb18030';
  return (['gb18030', 'big5'] as const).find((encoding) =>
    chineseMove.test(new TextDecoder(encoding).decode(bytes)),
  );
};
