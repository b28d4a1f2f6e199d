import { expect, test } from 'vitest';
import { problems } from './problems.ts';
import { start } from './starts.ts';

test('five golds and five lances are too many of each, golds first', () => {
  const position = start('4k4/ggggg4/9/9/9/9/9/LLLLL4/4K4 b - 1');
  expect(problems(position)).toEqual([
    { code: 'too-many', seat: null, kind: 'gold' },
    { code: 'too-many', seat: null, kind: 'lance' },
  ]);
});
