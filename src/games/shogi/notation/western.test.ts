import { expect, test } from 'vitest';
import { start } from '../starts.ts';
import { parseUsi } from './usi.ts';
import { formatWestern } from './western.ts';

test.each([
  ['even', '7g7f', 'P-7f'],
  ['9/9/6p2/9/9/9/9/1B7/9 b - 1', '8h3c+', 'Bx3c+'],
  ['9/9/6p2/9/9/9/9/1B7/9 b - 1', '8h3c', 'Bx3c='],
  ['9/9/9/9/9/9/9/9/9 b P 1', 'P*5e', 'P*5e'],
  ['9/9/9/9/9/9/9/3R4R/9 b - 1', '6h5h', 'R6h-5h'],
  ['9/9/9/9/9/9/9/3R5/9 b - 1', '6h5h', 'R-5h'],
  ['9/9/9/9/4+R4/9/9/9/9 b - 1', '5e4d', '+R-4d'],
  ['even', '6i5h', 'G6i-5h'],
  ['lnsgkgsnl/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1', '3c3d', 'P-3d'],
])('%s %s is %s', (sfen, usi, expected) => {
  const position = start(sfen);
  const read = parseUsi(usi, position);
  expect(read.ok && formatWestern(read.value, position)).toBe(expected);
});
