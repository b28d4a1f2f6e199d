/**
 * Distinguishes EUC-JP from Shift_JIS where both fit, and adds Microsoft's letters in EUC-JP, which browsers do not
 * decode.
 */

// Rows 83 and 84 of the third code set, from place 83-83 on: the letters of IBM that JIS lacks, 髙 and 﨑 among them.
// Compatibility kanji are written as escapes: an editor may take them for the usual ones.
const ibm =
  'ⅰⅱⅲⅳⅴⅵⅶⅷⅸⅹⅠⅡⅢⅣⅤⅥⅦⅧⅨⅩ＇＂㈱№℡炻仼僴凬匇匤\uFA0E咊坙\uFA0F\uFA10增寬峵嵓\uFA11德悅愠敎昻晥\uFA12\uF929栁\uFA13\uFA14橫' +
  '櫢淸淲瀨\uFA15\uFA16甁皂皞\uFA17礰\uFA18\uFA19\uFA1A\uFA1B竧\uFA1C\uFA1D綠緖\uFA1E荢\uFA1F薰\uFA20\uFA21蠇\uFA22譿賴赶\uFA23\uFA24\uFA25郞\uFA26鄕\uFA27\uFA28閒\uF9DC\uFA29霻靍靑\uFA2A\uFA2B\uFA2C馞髙魲\uFA2D黑';

const FIRST = 0xf3 * 94 + (0xf3 - 0xa1);

/** The IBM letter that begins at a place; undefined if none does. */
const ibmAt = (bytes: Uint8Array, at: number): string | undefined => {
  const row = bytes[at + 1] ?? 0;
  const place = (bytes[at + 2] ?? 0) - 0xa1;
  if (bytes[at] !== 0x8f || (row !== 0xf3 && row !== 0xf4) || place < 0 || place > 93)
    return undefined;
  return ibm[row * 94 + place - FIRST];
};

/** Decodes EUC-JP, with a gap for each letter that cannot be decoded. */
export const decodeEucJp = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  let from = 0;
  for (let at = bytes.indexOf(0x8f); at !== -1; at = bytes.indexOf(0x8f, at + 1)) {
    const letter = ibmAt(bytes, at);
    if (letter === undefined) continue;
    parts.push(new TextDecoder('euc-jp').decode(bytes.subarray(from, at)), letter);
    from = at + 3;
  }
  parts.push(new TextDecoder('euc-jp').decode(bytes.subarray(from)));
  return parts.join('');
};

/** Narrow kana that a voicing mark may follow, ｶ to ﾄ and ﾊ to ﾎ; a round one only the latter. */
const takesMark = (kana: number, mark: number): boolean =>
  (kana >= 0xca && kana <= 0xce) ||
  (mark === 0xde && ((kana >= 0xb6 && kana <= 0xc4) || kana === 0xb3));

/**
 * Whether all bytes that are not ASCII are narrow kana of Shift_JIS rather than kanji of EUC-JP. Then voicing marks
 * stand only where they can, no small kana begins a word, and as EUC-JP some kanji would be rare ones. Two bytes of
 * narrow kana make one letter of EUC-JP.
 */
export const narrowKana = (bytes: Uint8Array): 'certain' | 'likely' | 'no' => {
  let marks = 0;
  let rare = 0;
  let inWord = 0;
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (byte < 0x80) {
      inWord = 0;
      continue;
    }
    if (byte < 0xa6 || byte > 0xdf) return 'no';
    const isMark = byte >= 0xde;
    if (isMark && !takesMark(bytes[i - 1] ?? 0, byte)) return 'no';
    if (inWord === 0 && (byte <= 0xb0 || isMark)) return 'no';
    if (isMark) marks += 1;
    if (inWord % 2 === 0 && byte >= 0xd0) rare += 1;
    inWord += 1;
  }
  return marks > 0 ? 'certain' : rare > 0 ? 'likely' : 'no';
};
