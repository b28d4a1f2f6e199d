import { expect, test } from 'vitest';
import { twoByteCodec } from './line-codec.ts';

/** Turns that are numbers, of which those below 1000 have a word. */
const codec = twoByteCodec<{ readonly n: number }>({
  version: 3,
  wordOf: ({ move: { n } }) => (n < 1000 ? n : undefined),
  turnOf: (n) => (n < 1000 ? { move: { n } } : undefined),
});
const turns = [0, 255, 256, 999].map((n) => ({ move: { n } }));

test('a line is two bytes a turn, the lower first, and comes back as it was', () => {
  const bytes = codec.pack(turns) ?? new Uint8Array();
  expect([...bytes]).toEqual([0, 0, 255, 0, 0, 1, 231, 3]);
  expect(codec.unpack(bytes, 3)).toEqual(turns);
});

test('a turn without a word leaves the whole line as text', () => {
  expect(codec.pack([...turns, { move: { n: 1000 } }])).toBeUndefined();
});

test('bytes of another version, of half a turn, or of no turn are no line', () => {
  expect(codec.unpack(Uint8Array.of(1, 0), 2)).toBeUndefined();
  expect(codec.unpack(Uint8Array.of(1, 0, 1), 3)).toBeUndefined();
  expect(codec.unpack(Uint8Array.of(255, 255), 3)).toBeUndefined();
});
