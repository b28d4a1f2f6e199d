import { expect, test } from 'vitest';
import { picks } from '../../../tests/table.ts';
import { refuse } from './refusal.ts';
import { start } from './starts.ts';

test('a pinned knight that could only go where it may promote is pinned, not blocked', () => {
  const position = start('4r4/9/9/9/4N4/9/9/9/4K3k b - 1');
  expect(refuse(position, picks('5e'))?.rule).toBe('pinned');
});
