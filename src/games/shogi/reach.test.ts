import { expect, test } from 'vitest';
import { picks, sq } from '../../../tests/table.ts';
import { reach } from './reach.ts';
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
