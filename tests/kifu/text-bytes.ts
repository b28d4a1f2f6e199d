/**
 * Encodes text in every encoding that files come in. The Chinese ones are included, which the app reads but does not
 * write.
 */
import { encode, type WritableEncoding } from '#effects/files/encode.ts';

const tables = new Map<string, ReadonlyMap<string, readonly [number, number]>>();

/** The two-byte letters of an encoding, found by decoding all pairs of bytes. */
const tableOf = (encoding: 'gb18030' | 'big5'): ReadonlyMap<string, readonly [number, number]> => {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const table = new Map<string, readonly [number, number]>();
  const decoder = new TextDecoder(encoding);
  for (let lead = 0xa1; lead < 0xff; lead++)
    for (let trail = 0x40; trail < 0xff; trail++) {
      const char = decoder.decode(Uint8Array.of(lead, trail));
      if (char.length === 1 && char !== '\ufffd' && !table.has(char))
        table.set(char, [lead, trail]);
    }
  tables.set(encoding, table);
  return table;
};

/** The bytes of a text. Letters that the encoding lacks become question marks. */
export const bytesIn = (
  text: string,
  encoding: WritableEncoding | 'gb18030' | 'big5',
): Uint8Array<ArrayBuffer> => {
  if (encoding !== 'gb18030' && encoding !== 'big5') return encode(text, encoding).bytes;
  const table = tableOf(encoding);
  return Uint8Array.from(
    Array.from(text).flatMap((char): readonly number[] =>
      char.charCodeAt(0) < 0x80 ? [char.charCodeAt(0)] : (table.get(char) ?? [0x3f]),
    ),
  );
};
