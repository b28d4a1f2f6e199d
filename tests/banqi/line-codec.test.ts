import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineCodec } from '#games/banqi/line-codec.ts';
import type { Move } from '#games/banqi/move.ts';
import type { Turn } from '#kernel/game.ts';
import { holds } from '../law.ts';
import { lines, times } from './arbitraries.ts';
import { stagesOf } from './table.ts';

test('a line is the same after being written as bytes, two per turn', () => {
  holds(
    fc.property(lines, (line) => {
      const turns = stagesOf(line).flatMap(({ turn }) => turn ?? []);
      const bytes = lineCodec.pack(turns);
      expect(bytes).toHaveLength(2 * turns.length);
      expect(lineCodec.unpack(bytes ?? new Uint8Array(), 1)).toEqual(turns);
    }),
    times(25),
  );
});

test('bytes that mean something are written the same again, and others are refused', () => {
  holds(
    fc.property(fc.uint8Array({ maxLength: 8 }), (bytes) => {
      const turns = lineCodec.unpack(bytes, 1);
      if (turns === undefined) return;
      expect([...(lineCodec.pack(turns) ?? [])]).toEqual([...bytes]);
    }),
    times(500),
  );
});

test('the bytes of version 1 mean what they always meant', () => {
  const turns: readonly Turn<Move>[] = [
    { move: { up: 0 }, drawn: 'K' },
    { move: { up: 31 }, drawn: 'p' },
    { move: { from: 10, to: 2, takes: false } },
    { move: { from: 10, to: 11, takes: true } },
  ];
  const bytes = [0x00, 0x04, 0xff, 0x3b, 0x4a, 0x00, 0x6a, 0x41];
  expect([...(lineCodec.pack(turns) ?? [])]).toEqual(bytes);
  expect(lineCodec.unpack(Uint8Array.from(bytes), 1)).toEqual(turns);
  expect(lineCodec.unpack(Uint8Array.from(bytes), 2)).toBeUndefined();
  expect(lineCodec.unpack(Uint8Array.from(bytes.slice(1)), 1)).toBeUndefined();
});

test('a turn-up without its face, and a move with one, have no bytes', () => {
  expect(lineCodec.pack([{ move: { up: 0 } }])).toBeUndefined();
  expect(lineCodec.pack([{ move: { up: 0 }, drawn: 'q' }])).toBeUndefined();
  expect(lineCodec.pack([{ move: { from: 1, to: 2, takes: false }, drawn: 'K' }])).toBeUndefined();
});
