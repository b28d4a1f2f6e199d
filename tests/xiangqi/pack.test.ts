import fc from 'fast-check';
import { expect, test } from 'vitest';
import { classOf, refusalRules } from '#games/xiangqi/codes.ts';
import { lineCodec } from '#games/xiangqi/line-codec.ts';
import { type Move, moveOf } from '#games/xiangqi/move.ts';
import { notationOf } from '#games/xiangqi/notation/typed-move.ts';
import { xiangqiPack } from '#games/xiangqi/pack.ts';
import { standardRules } from '#games/xiangqi/rules.ts';
import type { Turn } from '#kernel/game.ts';
import { holds } from '../law.ts';

const square = fc.integer({ min: 0, max: 89 });
const anyMove: fc.Arbitrary<Move> = fc
  .tuple(square, square)
  .filter(([from, to]) => from !== to)
  .map(([from, to]) => moveOf(from, to));

test('a line of xiangqi is the same after being written as bytes, two per ply', () => {
  holds(
    fc.property(fc.array(fc.record({ move: anyMove }), { maxLength: 200 }), (turns) => {
      const bytes = lineCodec.pack(turns);
      expect(bytes).toHaveLength(2 * turns.length);
      expect(lineCodec.unpack(bytes ?? new Uint8Array(), lineCodec.version)).toEqual(turns);
    }),
  );
});

test('the bytes of version 1 mean what they always meant', () => {
  const turns: readonly Turn<Move>[] = [
    { move: { from: 70, to: 67 } },
    { move: { from: 0, to: 89 } },
    { move: { from: 89, to: 88 } },
  ];
  const bytes = [0xdf, 0x18, 0x59, 0x00, 0xa2, 0x1f];
  expect([...(lineCodec.pack(turns) ?? [])]).toEqual(bytes);
  expect(lineCodec.unpack(Uint8Array.from(bytes), 1)).toEqual(turns);
  expect(lineCodec.unpack(Uint8Array.from(bytes), 2)).toBeUndefined();
});

test.each([
  ['half a move', [0xdf]],
  ['a move that goes nowhere', [0x00, 0x00]],
  ['a square that is not there', [0xff, 0xff]],
])('%s is not a line', (_, bytes) => {
  expect(lineCodec.unpack(Uint8Array.from(bytes), 1)).toBeUndefined();
});

test('a drawn result cannot be stored in a line of xiangqi', () => {
  expect(lineCodec.pack([{ move: moveOf(1, 2), drawn: 'x' }])).toBeUndefined();
});

test('the options of the agreement are the rules of the game, and their defaults are the standard rules', async () => {
  const { options, starts, presets } = xiangqiPack.agreement;
  expect(Object.fromEntries(options.map(({ id, first }) => [id, first]))).toEqual(standardRules);
  const [even] = starts;
  expect(xiangqiPack.game.start(even.setup)).toEqual(xiangqiPack.game.start());
  expect(xiangqiPack.game.turn(xiangqiPack.game.start(even.setup))).toBe(even.first);
  expect(presets.map(({ id }) => id)).toEqual(['casual', 'club', 'tournament']);
  expect(presets.every(({ table }) => table.agreedDraw)).toBe(true);
});

test('leaving the king to be taken is the only foul', () => {
  expect(refusalRules.filter((rule) => classOf(rule) === 'foul')).toEqual([
    ...['pinned', 'king-left-in-check', 'moved-into-check', 'facing-kings'],
  ]);
});

test('a move can be written in every notation that is offered, and read again', () => {
  const shapes = ['C2=5', '炮二平五', 'H2-E2'].map(notationOf);
  expect(shapes).toEqual(xiangqiPack.notations);
});

test('formats and line codec are loaded on demand', async () => {
  const formats = await xiangqiPack.formats();
  expect(formats.formats.map(({ id }) => id)).toContain('pgn-iccs');
  expect(xiangqiPack.lines).toBe(lineCodec);
});
