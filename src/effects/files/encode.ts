/** Encodes text as the bytes of a file, in the encodings that readers of kifu expect. */
import type { ChineseEncoding } from './chinese-text.ts';
import type { Encoding } from './decode.ts';

/** The encodings that a text can be written in. */
export type WritableEncoding = Exclude<Encoding, 'utf-16be' | ChineseEncoding> | 'utf-8-bom';

/** The bytes of a text, and the characters that its encoding lacks: they are replaced in the bytes. */
export interface Encoded {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Each once, in the order of the text. */
  readonly missing: readonly string[];
}

/** Pairs of characters that look alike, where an encoding has the one and lacks the other. */
const alike: ReadonlyMap<string, string> = new Map([
  ['〜', '～'],
  ['−', '－'],
  ['‖', '∥'],
  ['—', '―'],
  ['¢', '￠'],
  ['£', '￡'],
  ['¬', '￢'],
]);

/**
 * The replacement for a missing character: the other sign of a side, or the sign that printers use for a missing
 * letter.
 */
const instead = (char: string): string => (char === '☗' ? '▲' : char === '☖' ? '△' : '〓');

type Table = ReadonlyMap<string, number>;

/** The lead and trail bytes of an encoding's two-byte letters. */
const ranges = {
  shift_jis: { leads: [0x81, 0xfc], trails: [0x40, 0xfc] },
  'euc-jp': { leads: [0x8e, 0xfe], trails: [0xa1, 0xfe] },
} as const;

/** Rows of Shift_JIS that hold NEC's copies of IBM's letters: encoders pass over them. */
const isCopy = (lead: number, trail: number): boolean => {
  const pointer = (lead - (lead < 0xa0 ? 0x81 : 0xc1)) * 188 + trail - (trail < 0x7f ? 0x40 : 0x41);
  return pointer >= 8272 && pointer <= 8835;
};

const tables = new Map<string, Table>();

/** The inverse of an encoding, from letter to bytes, made by decoding all bytes in the browser. */
const tableOf = (encoding: keyof typeof ranges): Table => {
  const known = tables.get(encoding);
  if (known !== undefined) return known;
  const decoder = new TextDecoder(encoding, { fatal: true });
  const table = new Map<string, number>();
  const learn = (...bytes: readonly number[]): void => {
    try {
      const char = decoder.decode(Uint8Array.from(bytes));
      const code = bytes.reduce((sum, byte) => sum * 256 + byte, 0);
      if (Array.from(char).length === 1 && !table.has(char)) table.set(char, code);
    } catch {
      // No letter has these bytes.
    }
  };
  for (let byte = 0; byte < 0x80; byte++) learn(byte);
  if (encoding === 'shift_jis') for (let byte = 0xa1; byte < 0xe0; byte++) learn(byte);
  const { leads, trails } = ranges[encoding];
  for (let lead = leads[0]; lead <= leads[1]; lead++)
    for (let trail = trails[0]; trail <= trails[1]; trail++)
      if (encoding !== 'shift_jis' || !isCopy(lead, trail)) learn(lead, trail);
  tables.set(encoding, table);
  return table;
};

const byTable = (text: string, table: Table): Encoded => {
  const bytes: number[] = [];
  const missing = new Set<string>();
  for (const char of text) {
    const code = table.get(char) ?? table.get(alike.get(char) ?? '');
    if (code === undefined) missing.add(char);
    const written = code ?? table.get(instead(char)) ?? 0x3f;
    if (written > 0xff) bytes.push(written >> 8);
    bytes.push(written & 0xff);
  }
  return { bytes: Uint8Array.from(bytes), missing: [...missing] };
};

const utf16 = (text: string): Encoded => {
  const bytes = new Uint8Array(text.length * 2 + 2);
  const view = new DataView(bytes.buffer);
  view.setUint16(0, 0xfeff, true);
  for (let i = 0; i < text.length; i++) view.setUint16(i * 2 + 2, text.charCodeAt(i), true);
  return { bytes, missing: [] };
};

/** Encodes a text; UTF-16 is little-endian with its mark. */
export const encode = (text: string, encoding: WritableEncoding): Encoded => {
  switch (encoding) {
    case 'shift_jis':
    case 'euc-jp':
      return byTable(text, tableOf(encoding));
    case 'utf-16le':
      return utf16(text);
    default:
      return {
        bytes: new TextEncoder().encode(encoding === 'utf-8-bom' ? `\uFEFF${text}` : text),
        missing: [],
      };
  }
};
