import { expect, test } from 'vitest';
import { sq } from '../../../tests/xiangqi/table.ts';
import { attackMap } from './attack-map.ts';
import { start } from './starts.ts';

test('a cannon attacks over what it jumps', () => {
  const { counts, hanging } = attackMap(start('3k5/9/4n4/9/4p4/9/9/4C4/9/4K4 w'));
  expect(counts[0][sq('e7')]).toBe(1);
  expect(counts[0][sq('e5')]).toBe(0);
  expect(hanging).toEqual([sq('e7')]);
});

test('at the start only cannons reach across, and what they reach is guarded', () => {
  const { counts, hanging, pins, checks } = attackMap(start());
  expect(counts[0][sq('b9')]).toBe(1);
  expect(counts[1][sq('b9')]).toBe(1);
  expect(hanging).toEqual([]);
  expect(pins).toEqual([]);
  expect(checks).toEqual([]);
});

test.each([
  ['a shield on a line', '3k5/9/4r4/9/9/9/9/9/4R4/4K4 w', 'e1', 'e7'],
  ['the last piece between the kings', '4k4/9/9/9/9/9/9/9/4N4/4K4 w', 'e1', 'e9'],
  ['a horse’s leg', '3k5/9/9/9/9/9/9/3n5/3A5/4K4 w', 'd1', 'd2'],
  ['one of two screens', '3k5/9/4c4/9/4p4/9/9/9/4N4/4K4 w', 'e1', 'e7'],
])('%s is pinned', (_, fen, pinned, pinner) => {
  expect(attackMap(start(fen)).pins).toContainEqual({
    pinned: sq(pinned),
    pinner: sq(pinner),
    king: sq('e0'),
  });
});

test('a check is a line from the piece that gives it to the king', () => {
  expect(attackMap(start('3k5/9/4r4/9/9/9/9/9/R8/4K4 w')).checks).toEqual([
    { from: sq('e7'), to: sq('e0') },
  ]);
});
