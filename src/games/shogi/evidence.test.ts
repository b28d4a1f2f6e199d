import { expect, test } from 'vitest';
import { sq } from '../../../tests/table.ts';
import { pinnedTakers } from './evidence.ts';
import { cellOf } from './position.ts';
import { start } from './starts.ts';

test('a king that takes a checking gold is pinned by nobody, though a rook gives check too', () => {
  const position = start('4k4/9/9/9/9/9/9/4g4/4K3r b - 1');
  expect(pinnedTakers(position, 0, cellOf(sq('5h')))).toEqual([]);
});
