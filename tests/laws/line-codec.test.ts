import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineCodec } from '#games/shogi/line-codec.ts';
import type { Move } from '#games/shogi/move.ts';
import { handKinds } from '#games/shogi/piece.ts';
import type { Turn } from '#kernel/game.ts';
import { holds } from '../law.ts';
import { type ToyMove, toy } from '../toy-game.ts';
import { toyLines } from '../toy-pack.ts';

const square = fc.integer({ min: 0, max: 80 });
const seat = fc.constantFrom(0 as const, 1 as const);

/** Any physically possible move, legal or not: drops from either hand, and promotions where no piece could promote. */
const anyMove: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ from: square, to: square, promote: fc.boolean() }),
  fc.record({ drop: fc.constantFrom(...handKinds), to: square }),
  fc.record({ drop: fc.constantFrom(...handKinds), to: square, by: seat }),
);

test('a line of shogi is the same after being written as bytes, two per ply', () => {
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
    { move: { from: 56, to: 47, promote: false } },
    { move: { from: 64, to: 16, promote: true } },
    { move: { drop: 'pawn', to: 40 } },
    { move: { drop: 'rook', to: 0, by: 0 } },
    { move: { drop: 'gold', to: 80, by: 1 } },
  ];
  const bytes = [0x2f, 0x1c, 0x10, 0x60, 0xa8, 0x2b, 0x00, 0x2c, 0xd0, 0x30];
  expect([...(lineCodec.pack(turns) ?? [])]).toEqual(bytes);
  expect(lineCodec.unpack(Uint8Array.from(bytes), 1)).toEqual(turns);
  expect(lineCodec.unpack(Uint8Array.from(bytes), 2)).toBeUndefined();
});

test('the drawn results in a line of the toy come back with its moves', () => {
  holds(
    fc.property(fc.array(fc.nat(), { minLength: 1, maxLength: 40 }), (choices) => {
      let position = toy.start();
      const turns: Turn<ToyMove>[] = [];
      for (const choice of choices) {
        const moves = [...toy.legalMoves(position)];
        const move = moves[choice % moves.length];
        if (move === undefined) break;
        const draws = toy.draws(position, move);
        const drawn = draws[choice % draws.length]?.drawn;
        const turn = drawn === undefined ? { move } : { move, drawn };
        turns.push(turn);
        position = toy.play(position, turn);
      }
      expect(toyLines.unpack(toyLines.pack(turns) ?? new Uint8Array(), 1)).toEqual(turns);
    }),
  );
});
