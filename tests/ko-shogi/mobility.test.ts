/** The moves of a lone piece on an empty board: from the middle, and from its own left corner. */
import { expect, test } from 'vitest';
import { legalMoves } from '#games/ko-shogi/generate.ts';
import { faceOfCode } from '#games/ko-shogi/piece.ts';
import { positionFrom } from '#games/ko-shogi/position.ts';
import { parseSquare } from '#games/ko-shogi/square.ts';

/**
 * Each row: faces; number of different ends from 10j; number of different ways from there; number of different ends
 * from 19s. A star means that a turn can end where it began.
 */
const table = `
G MA +MA      | 8 8 3
CL            | 8 8 3
SO            | 8 8 3
AC            | 7 7 3
WR            | 25* 72 9
A             | 6 6 3
S             | 5 5 2
CS            | 6 6 2
EN +EN        | 4 4 2
TP SM         | 8 8 3
AG            | 10 10 18
RG            | 10 10 1
D B           | 6 6 2
SN            | 7 7 2
M +CU         | 72 72 54
+M            | 81* 136 57
Q +AC         | 40 40 37
+Q            | 45* 56 39
CR +SN        | 40 40 20
+CR           | 45* 56 23
E             | 36 36 18
FC LB CB C SH | 4 4 1
HS +LB +CB    | 8 8 2
CA +HS        | 21* 32 7
+CA           | 41* 72 12
PU +P         | 20 20 19
+PU +V        | 54 54 36
+SU           | 54 54 36
+CS           | 45 45 36
+A            | 24 24 20
+S            | 24 24 20
+AG           | 37 37 36
+RG           | 37 37 19
+D            | 36 1024 12
+B            | 20 20 10
+FC +C CH     | 20 20 10
+CL           | 25* 72 9
+SO           | 41* 72 14
+TP +SM       | 25* 72 9
CU +CH        | 36 36 36
SU +SH        | 22 22 19
P             | 4 4 2
V             | 5 5 5`;

const rows = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [codes = '', counts = ''] = line.split('|');
    const [ends = '', ways = '', corner = ''] = counts.trim().split(/\s+/);
    const codesOf = codes.trim().split(/\s+/);
    return codesOf.map((code) => ({
      code,
      ends: Number.parseInt(ends, 10),
      ways: Number(ways),
      corner: Number(corner),
      returns: ends.endsWith('*'),
    }));
  });

/** A drum for the pawn, which needs one, on a point that is on no way of a pawn from the tested points. */
const drum = [parseSquare('1a') ?? 0, { kind: 'drum', promoted: false, seat: 0 }] as const;

const waysFrom = (code: string, name: string) => {
  const face = faceOfCode(code);
  const square = parseSquare(name);
  if (face === undefined || square === undefined) throw new Error(`${code} on ${name}`);
  const pieces = [[square, { ...face, seat: 0 }] as const, ...(code === 'P' ? [drum] : [])];
  const position = positionFrom({ pieces, turn: 0, ply: 1 });
  const ways = new Set<string>();
  const ends = new Set<number>();
  for (const { from, legs } of legalMoves(position)) {
    if (from !== square) continue;
    ways.add(legs.map(({ to }) => to).join(' '));
    ends.add(legs.at(-1)?.to ?? -1);
  }
  return { ways: ways.size, ends: ends.size, returns: ends.has(square) };
};

test('the table has every face', () => {
  expect(new Set(rows.map(({ code }) => code)).size).toBe(65);
});

test.each(rows)(
  '$code reaches $ends points from the middle in $ways ways, and $corner from its corner',
  ({ code, ...counts }) => {
    expect(waysFrom(code, '10j')).toEqual({
      ends: counts.ends,
      ways: counts.ways,
      returns: counts.returns,
    });
    expect(waysFrom(code, '19s').ends).toBe(counts.corner);
  },
);
