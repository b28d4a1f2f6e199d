import { expect, test } from 'vitest';
import { holdOn } from '#games/ko-shogi/held.ts';
import { parseSquare } from '#games/ko-shogi/square.ts';
import { fragment } from './fragment.ts';

const on = (name: string): number => parseSquare(name) ?? -1;

test('a net holds the first piece on its lines, whichever side is to move', () => {
  for (const turn of [0, 1] as const) {
    const position = fragment('CU@5j P@4j', '+AG@10j', { turn });
    expect(holdOn(position, on('5j'))).toMatchObject({ by: 'net', from: [on('10j')] });
    expect(holdOn(position, on('4j'))).toBe(null);
    expect(holdOn(position, on('10j'))).toBe(null);
  }
});

test('a fog of the other side silences a shooter that could land near it', () => {
  const near = fragment('CB@13l WR@12l', '+TP@11f CB@13m');
  expect(holdOn(near, on('13l'))).toMatchObject({ by: 'fog', from: [on('11f')] });
  expect(holdOn(near, on('12l'))).toBe(null);
  expect(holdOn(near, on('13m'))).toBe(null);
  expect(holdOn(fragment('CB@13r', '+TP@11f'), on('13r'))).toBe(null);
  expect(holdOn(near, on('1s'))).toBe(null);
});
