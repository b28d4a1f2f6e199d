import { expect, test } from 'vitest';
import { sq } from '../../../tests/table.ts';
import { destinations } from './legal.ts';
import { formatSquare } from './square.ts';
import { start } from './starts.ts';

test('a silver below the promotion zone has five destinations, each once, though it may promote on three', () => {
  const position = start('8k/9/9/4S4/9/9/9/9/4K4 b - 1');
  const squares = destinations(position).get(sq('5d')) ?? [];
  expect(squares.map(formatSquare).sort()).toEqual(['4c', '4e', '5c', '6c', '6e']);
});
