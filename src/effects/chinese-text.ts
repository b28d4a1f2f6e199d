/** The encodings of Chinese files, known by their bytes. */

/** The encodings that Chinese files come in besides Unicode. */
export type ChineseEncoding = 'gb18030' | 'big5';

/** Headers in brackets with quotes, or tags in brackets with an underscore: files in Japanese have neither. */
const chineseHead = /^\s*\[\w+ ".*"\s*\]|\[\/\w+_\w+\]/m;

/** Whether letters of two bytes are of Big5: usual ones begin with A4 to C6, and many end below 80, none between there and A1. */
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

/** Which encoding a file is in whose ASCII has such headers or tags, and that is in none of Unicode; undefined for any other file. */
export const chineseEncodingOf = (bytes: Uint8Array, ascii: string): ChineseEncoding | undefined =>
  chineseHead.test(ascii) ? (isBig5(bytes) ? 'big5' : 'gb18030') : undefined;
