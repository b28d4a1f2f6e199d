import { expect, test } from 'vitest';
import { decode, isText } from './decode.ts';
import { encode } from './encode.ts';

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

test('UTF-8 is taken for UTF-8, with or without its mark', () => {
  const plain = new TextEncoder().encode('先手：羽生');
  expect(decode(plain)).toEqual({ text: '先手：羽生', encoding: 'utf-8', lost: 0 });
  expect(decode(bytes(0xef, 0xbb, 0xbf, ...plain))).toEqual({
    text: '先手：羽生',
    encoding: 'utf-8',
    lost: 0,
  });
});

test('Shift_JIS is known by its bytes, whatever the first line says, and so are the letters of cp932', () => {
  expect(decode(bytes(0x90, 0xe6, 0x8e, 0xe8, 0x81, 0x46))).toEqual({
    text: '先手：',
    encoding: 'shift_jis',
    lost: 0,
  });
  // 髙 and ① are not in plain Shift_JIS.
  expect(decode(bytes(0xfb, 0xfc, 0x87, 0x40)).text).toBe('髙①');
});

test('EUC-JP is not taken for a row of narrow kana', () => {
  expect(decode(bytes(0xc0, 0xe8, 0xbc, 0xea, 0xa1, 0xa7))).toMatchObject({ text: '先手：' });
  expect(decode(bytes(0xbe, 0xad, 0xb4, 0xfd, 0xa5, 0xd5))).toEqual({
    text: '将棋フ',
    encoding: 'euc-jp',
    lost: 0,
  });
});

test('a name in narrow kana is not taken for kanji of EUC-JP', () => {
  const shiftJis = (text: string): Uint8Array => encode(text, 'shift_jis').bytes;
  for (const name of ['ﾔﾏﾀﾞ', 'ﾊﾌﾞ', 'ﾌｼﾞｲ', 'ﾜﾀﾅﾍﾞ'])
    expect(decode(shiftJis(`V2.2\nN+${name}\nPI\n+\n`))).toMatchObject({
      encoding: 'shift_jis',
      text: `V2.2\nN+${name}\nPI\n+\n`,
    });
  for (const name of ['羽生', '藤井聡太', '渡辺明', 'さとう'])
    expect(decode(encode(`N+${name}\nPI\n+\n`, 'euc-jp').bytes).text).toContain(`N+${name}`);
});

test('EUC-JP of Microsoft has letters that JIS lacks', () => {
  const bytes = Uint8Array.of(
    0x4e,
    0x2b,
    0x8f,
    0xf4,
    0xfb,
    0xb6,
    0xb6,
    0x0a,
    0xc0,
    0xe8,
    0xbc,
    0xea,
  );
  expect(decode(bytes)).toMatchObject({ encoding: 'euc-jp', text: 'N+髙橋\n先手', lost: 0 });
});

test.each(['1 ７六歩(77)', '▲７六歩△３四歩', '▲７六歩　△３四歩', '先手：A\n'])(
  'UTF-16 of a line or two is known without its mark: %j',
  (text) => {
    for (const littleEndian of [true, false]) {
      const view = new DataView(new ArrayBuffer(text.length * 2));
      for (let i = 0; i < text.length; i++) view.setUint16(i * 2, text.charCodeAt(i), littleEndian);
      expect(decode(new Uint8Array(view.buffer)).text).toBe(text);
    }
  },
);

test('UTF-16 is known by its mark', () => {
  expect(decode(bytes(0xff, 0xfe, 0x48, 0x51))).toEqual({
    text: '先',
    encoding: 'utf-16le',
    lost: 0,
  });
  expect(decode(bytes(0xfe, 0xff, 0x51, 0x48))).toEqual({
    text: '先',
    encoding: 'utf-16be',
    lost: 0,
  });
});

test('bytes of no encoding still give a text', () => {
  expect(decode(bytes(0x41, 0xff, 0x42))).toEqual({ text: 'A\uFFFDB', encoding: 'utf-8', lost: 1 });
});

test('an empty file is an empty text', () => {
  expect(decode(bytes())).toEqual({ text: '', encoding: 'utf-8', lost: 0 });
});

const kifu = '手合割：平手\n先手：髙橋\n   1 ７六歩(77)\n   2 ３四歩(33)\n';

test.each(['utf-8', 'utf-8-bom', 'shift_jis', 'euc-jp', 'utf-16le'] as const)(
  'a file in %s that is cut off or damaged in one place is still read in its encoding',
  (encoding) => {
    const plain = kifu.replace('髙', '高');
    const whole = encode(plain, encoding).bytes;
    const named = encoding === 'utf-8-bom' ? 'utf-8' : encoding;
    expect(decode(whole)).toEqual({ text: plain, encoding: named, lost: 0 });
    for (let length = 30; length < whole.length; length += 1)
      expect(decode(whole.slice(0, length)).encoding).toBe(named);
    for (let i = 4; i < whole.length; i += 1) {
      const damaged = decode(whole.with(i, 0xff));
      expect(damaged.encoding).toBe(named);
      expect(damaged.text).toMatch(/手合割：平手|３四歩\(33\)/);
    }
  },
);

test.each([
  kifu,
  '手合割：平手　　\r\n先手：A\r\n   1 ７六歩(77)\r\n',
  '一二三四　　一二三四　　一二三四　　一二三四\r\n　　一　　一　　一　　一　　一　　一\r\n',
  '▲７六歩　△３四歩　▲２六歩　△８四歩　▲２五歩　△８五歩\r\n▲７八金　△３二金\r\n',
  'position startpos moves 7g7f',
])('UTF-16 without a mark is known by its letters: %j', (text) => {
  const low = encode(text, 'utf-16le').bytes.slice(2);
  expect(decode(low)).toEqual({ text, encoding: 'utf-16le', lost: 0 });
  const high = low.map((_, i) => low[i % 2 === 0 ? i + 1 : i - 1] ?? 0);
  expect(decode(high)).toEqual({ text, encoding: 'utf-16be', lost: 0 });
});

test.each(['utf-8', 'shift_jis', 'euc-jp'] as const)(
  'a stray empty byte does not make UTF-16 of a file in %s',
  (encoding) => {
    const text = '▲７六歩　△３四歩　▲２六歩　△８四歩\r\n▲２五歩　△８五歩　▲７八金　△３二金\r\n';
    const whole = encode(text, encoding).bytes;
    for (let i = 0; i < whole.length; i++) expect(decode(whole.with(i, 0)).encoding).toBe(encoding);
  },
);

test.each([
  [
    'a picture',
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52],
  ],
  [
    'bytes of chance',
    Array.from({ length: 5_000 }, (_, i) => (i * i * 31 + i * 7 + (i >> 3)) & 0xff),
  ],
  ['nothing but zeros', new Array(100).fill(0)],
])('%s is no text', (_, bytes) => {
  const file = Uint8Array.from(bytes);
  expect(isText(file, decode(file))).toBe(false);
});

test.each([
  [
    'a kifu that an old program filled up',
    `手合割：平手\r\n${'\u001A'.repeat(40)}${'\0'.repeat(90)}`,
  ],
  ['a kifu with a damaged letter', '手合割：平手\r\n1 ７\u0001六歩(77)\r\n'],
  ['an empty file', ''],
])('%s is a text', (_, text) => {
  const file = new TextEncoder().encode(text);
  expect(isText(file, decode(file))).toBe(true);
});

test('UTF-16 is a text, though half of its bytes are zeros', () => {
  const text = '\uFEFFV2.2\nN+ann\n+7776FU\n';
  const file = new Uint8Array(Uint16Array.from(text, (char) => char.charCodeAt(0)).buffer);
  expect(isText(file, decode(file))).toBe(true);
});

test('the padding that old programs put at the end of a file is left out', () => {
  expect(decode(new TextEncoder().encode('%TORYO\n\u001A\0\0')).text).toBe('%TORYO\n');
});
