import { expect, test } from 'vitest';
import { decode } from './decode.ts';
import { encode } from './encode.ts';

test('letters of cp932 that kifu hold are written as Kifu for Windows writes them', () => {
  expect([...encode('先髙﨑①Ⅱ', 'shift_jis').bytes]).toEqual([
    0x90, 0xe6, 0xfb, 0xfc, 0xfa, 0xb1, 0x87, 0x40, 0x87, 0x55,
  ]);
});

test('a wave, a minus and narrow kana come out as their like', () => {
  const { bytes, missing } = encode('〜−ｱ', 'shift_jis');
  expect(missing).toEqual([]);
  expect(decode(bytes).text).toBe('～－ｱ');
});

test('characters that an encoding lacks are named once each, and replaced', () => {
  const { bytes, missing } = encode('☗☖♔a♔', 'shift_jis');
  expect(missing).toEqual(['☗', '☖', '♔']);
  expect(decode(bytes).text).toBe('▲△〓a〓');
  expect(encode('☗☖♔a♔', 'utf-8').missing).toEqual([]);
});

test('UTF-8 and UTF-16 carry every letter', () => {
  for (const encoding of ['utf-8', 'utf-8-bom', 'utf-16le'] as const) {
    const { bytes, missing } = encode('☗𠮷\n', encoding);
    expect(missing).toEqual([]);
    expect(decode(bytes).text).toBe('☗𠮷\n');
  }
});
