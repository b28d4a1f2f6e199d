import { expect, test } from 'vitest';
import { decode } from './decode.ts';

const bytes = (...values: readonly number[]): Uint8Array => Uint8Array.from(values);

test('UTF-8 is taken for UTF-8, with or without its mark', () => {
  const plain = new TextEncoder().encode('先手：羽生');
  expect(decode(plain)).toEqual({ text: '先手：羽生', encoding: 'utf-8' });
  expect(decode(bytes(0xef, 0xbb, 0xbf, ...plain))).toEqual({
    text: '先手：羽生',
    encoding: 'utf-8',
  });
});

test('Shift_JIS is known by its bytes, whatever the first line says, and so are the letters of cp932', () => {
  expect(decode(bytes(0x90, 0xe6, 0x8e, 0xe8, 0x81, 0x46))).toEqual({
    text: '先手：',
    encoding: 'shift_jis',
  });
  // 髙 and ① are not in plain Shift_JIS.
  expect(decode(bytes(0xfb, 0xfc, 0x87, 0x40)).text).toBe('髙①');
});

test('EUC-JP is read where Shift_JIS makes no sense', () => {
  expect(decode(bytes(0xc0, 0xe8, 0xbc, 0xea, 0xfd, 0xfe))).toMatchObject({ encoding: 'utf-8' });
  expect(decode(bytes(0xbe, 0xad, 0xb4, 0xfd, 0xa5, 0xd5))).toEqual({
    text: '将棋フ',
    encoding: 'euc-jp',
  });
});

test('UTF-16 is known by its mark', () => {
  expect(decode(bytes(0xff, 0xfe, 0x48, 0x51))).toEqual({ text: '先', encoding: 'utf-16le' });
  expect(decode(bytes(0xfe, 0xff, 0x51, 0x48))).toEqual({ text: '先', encoding: 'utf-16be' });
});

test('bytes of no encoding still give a text', () => {
  expect(decode(bytes(0x41, 0xff, 0x42))).toEqual({ text: 'A\uFFFDB', encoding: 'utf-8' });
});

test('an empty file is an empty text', () => {
  expect(decode(bytes())).toEqual({ text: '', encoding: 'utf-8' });
});
