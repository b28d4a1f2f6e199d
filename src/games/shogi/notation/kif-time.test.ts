import { describe, expect, test } from 'vitest';
import { readTimes } from './kif-time.ts';

describe('the times of a move', () => {
  test.each([
    ['( 0:16/00:00:16)', 16, 16],
    ['(00:16 / 00:00:16)', 16, 16],
    ['(00:16/00:00:16)', 16, 16],
    ['(10:59/01:02:03)', 659, 3723],
    ['( 0:00/00:00:00)', 0, 0],
  ])(
    'are %s in the layouts of most programs, and the same in wide digits',
    (text, spent, total) => {
      const wide = text.replace(/\d/g, (digit) =>
        String.fromCharCode(digit.charCodeAt(0) + 0xfee0),
      );
      for (const [written, from] of [
        [text, 0],
        [wide, 0],
        [`1 ７六歩(77)${text}`, 9],
      ] as const)
        expect(readTimes(written, from)).toEqual({
          spent: spent * 1000,
          total,
          end: written.length,
        });
    },
  );

  test.each([
    ['( 0:1x/00:00:16)', 'bad'],
    ['( 0:x6/00:00:16)', 'bad'],
    ['( x:16/00:00:16)', 'bad'],
    ['( 0:16/00:00:16', 16_000],
    ['( 0:16/0x:00:16)', 16_000],
    ['( 0:16)', 16_000],
  ])('are read sign by sign where one sign is different: %s', (text, spent) => {
    expect(readTimes(text, 0).spent).toBe(spent);
  });

  test('end before the + of a move with variations', () => {
    expect(readTimes('( 0:16/00:00:16)+', 0).end).toBe(17);
    expect(readTimes('( 0:16/00:00:16) 2 ３四歩(33)', 0).end).toBe(17);
  });
});
