import { expect, test } from 'vitest';
import { picks, sq } from '../../../tests/table.ts';
import { reach } from './reach.ts';
import { formatSquare } from './square.ts';
import { start } from './starts.ts';

test('a pawn in hand reaches empty squares of files without a pawn of its own', () => {
  const position = start('4k4/9/9/9/2p6/9/4P4/9/4K4 b P 1');
  const [pawn] = picks('P*');
  if (pawn === undefined) throw new Error('there is a pawn in hand');
  const { moves } = reach(position, pawn);
  expect(moves).toContain(sq('7d'));
  expect(moves).not.toContain(sq('7e'));
  expect(moves).not.toContain(sq('5d'));
  expect(moves).not.toContain(sq('3a'));
});

test('a rook goes as far as the first piece in its way, and to no piece behind it', () => {
  const position = start('4k4/9/4g4/4p4/9/P1P1R2pp/9/9/4K4 b - 1');
  const [rook] = picks('5f');
  if (rook === undefined) throw new Error('the rook stands on 5f');
  const { moves, captures, protects } = reach(position, rook);
  expect(moves.map(formatSquare).sort()).toEqual(['3f', '4f', '5e', '5g', '5h', '6f']);
  expect(captures.map(formatSquare).sort()).toEqual(['2f', '5d']);
  expect(protects.map(formatSquare).sort()).toEqual(['5i', '7f']);
});

test('a kind of which a player has none in hand reaches no square', () => {
  const position = start('4k4/9/9/9/9/9/9/9/4K4 b P 1');
  for (const missing of picks("G* P'*"))
    expect(reach(position, missing)).toEqual({
      pattern: [],
      moves: [],
      captures: [],
      protects: [],
    });
});
