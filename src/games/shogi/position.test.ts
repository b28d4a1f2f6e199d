import { expect, test } from 'vitest';
import { sq } from '../../../tests/table.ts';
import { squaresOnFile } from './position.ts';

test('the third file has nine squares, from 3a at the top to 3i', () => {
  expect(squaresOnFile(3)).toEqual([...'abcdefghi'].map((rank) => sq(`3${rank}`)));
});
