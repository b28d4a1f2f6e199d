import { expect, test } from 'vitest';
import { formatKitaoKawasaki } from './kitao-kawasaki.ts';
import { parseSfen } from './sfen.ts';
import { parseUsi } from './usi.ts';

const written = (sfen: string, usi: string, previousTo?: number): string => {
  const position = parseSfen(sfen);
  const move = position.ok ? parseUsi(usi, position.value) : undefined;
  if (!position.ok || !move?.ok) throw new Error(`${usi} cannot be made`);
  return formatKitaoKawasaki(move.value, position.value, previousTo);
};

const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
const open = 'lnsgkgsnl/1r5b1/pppppp1pp/6p2/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL b - 3';
const busy = '4k4/1P2+S4/9/9/9/3+N5/9/3G1G3/4K4 b P 1';

test.each([
  [even, '7g7f', '歩-76'],
  [open, '8h2b+', '角x22+'],
  [open, '8h2b', '角x22='],
  [busy, 'P*5e', '歩*55'],
  [busy, '6h5g', '金(68)-57'],
  [busy, '8b8a+', '歩-81+'],
  [busy, '6f6e', '+桂-65'],
  [busy, '5b5a', '+銀x51'],
])('in %s the move %s is written %s', (sfen, usi, words) => {
  expect(written(sfen, usi)).toBe(words);
});

test('back where the last piece went no square is named', () => {
  expect(written(open, '8h2b+', 16)).toBe('角x+');
});
