/** The text in a file's bytes. Its encoding is found from the bytes alone: names and first lines of kifu files say otherwise too often. */

/** The encodings that kifu files come in. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'shift_jis' | 'euc-jp';

/** Text, and the encoding it was in. */
export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

const utf16Of = (bytes: Uint8Array): Encoding | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : undefined;
};

/** The text when every byte makes sense in that encoding; a byte order mark is left out. */
const strictly = (bytes: Uint8Array, encoding: Encoding): Decoded | undefined => {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    return undefined;
  }
};

/** Decodes a whole file: UTF-16 by its mark, else the first of UTF-8, Shift_JIS, EUC-JP that fits; UTF-8 with gaps where none does. */
export const decode = (bytes: Uint8Array): Decoded => {
  const utf16 = utf16Of(bytes);
  if (utf16 !== undefined) return { text: new TextDecoder(utf16).decode(bytes), encoding: utf16 };
  return (
    strictly(bytes, 'utf-8') ??
    strictly(bytes, 'shift_jis') ??
    strictly(bytes, 'euc-jp') ?? { text: new TextDecoder().decode(bytes), encoding: 'utf-8' }
  );
};
