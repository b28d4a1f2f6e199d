import { expect, test } from 'vitest';
import { attackMap } from './attack-map.ts';
import { formatSquare, parseSquare } from './square.ts';
import { start } from './starts.ts';

const names = (squares: readonly number[]): readonly string[] => squares.map(formatSquare).sort();
const at = (name: string): number => parseSquare(name) ?? -1;

test('at the start nothing hangs, and every pawn but two is guarded by something', () => {
  const map = attackMap(start());
  expect(map.hanging).toEqual([]);
  expect(map.pins).toEqual([]);
  expect(map.counts[0][at('7f')]).toBe(1);
  expect(map.counts[0][at('5h')]).toBe(4);
  expect(map.counts[1][at('5b')]).toBe(4);
});

test('a piece that is attacked and not guarded hangs, a guarded one does not', () => {
  const map = attackMap(start('4k4/9/9/4p4/9/9/4R4/9/4K4 b - 1'));
  expect(names(map.hanging)).toEqual(['5d']);
  const guarded = attackMap(start('4k4/9/4g4/4p4/9/9/4R4/9/4K4 b - 1'));
  expect(names(guarded.hanging)).toEqual([]);
});

test('pins and checks name their pieces and lines', () => {
  const pinned = attackMap(start('4k4/4g4/9/9/9/9/4R4/9/4K4 b - 1'));
  expect(pinned.pins).toEqual([{ pinned: at('5b'), pinner: at('5g'), king: at('5a') }]);
  expect(pinned.checks).toEqual([]);
  const checked = attackMap(start('4k4/9/3N5/9/9/9/4R4/9/4K4 w - 1'));
  expect(checked.checks).toEqual([
    { from: at('5g'), to: at('5a') },
    { from: at('6c'), to: at('5a') },
  ]);
  expect(checked.pins).toEqual([]);
});

test('a piece that stands behind another does not count', () => {
  const map = attackMap(start('4k4/9/9/9/4p4/4R4/4R4/9/4K4 b - 1'));
  expect(map.counts[0][at('5e')]).toBe(1);
});
