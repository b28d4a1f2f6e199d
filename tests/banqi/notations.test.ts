import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeTurn } from '#games/banqi/notation/turn-text.ts';
import { holds } from '../law.ts';
import { lines, times } from './arbitraries.ts';
import { lineOf, stagesOf, turnOf } from './table.ts';

const squareOf = (name: string): string =>
  `${'abcdefgh'.charAt(Number(name.charAt(1)) - 1)}${'abcd'.indexOf(name.charAt(0)) + 1}`;

/** A move of a Taiwanese program in our notation: `c3=R`, or `c3c4` without a sign; undefined if it is not one. */
const fromTaiwanese = (word: string): string | undefined => {
  const [, up, face, from, to] =
    /^(?:([a-d][1-8])\(([KABRNCP])\)|([a-d][1-8])-([a-d][1-8]))$/i.exec(word) ?? [];
  if (up !== undefined && face !== undefined) return `${squareOf(up)}=${face}`;
  return from === undefined || to === undefined ? undefined : `${squareOf(from)}${squareOf(to)}`;
};

test.each([
  ['c3=R', 'c3=R', 'c3=R', 'c3(R)'],
  ['h4=p', 'h4=p', 'h4=p', 'd8(p)'],
  ['a4=k', 'a4=k', 'a4=k', 'd1(k)'],
  ['d2xe2', 'd2xe2', 'd2xe2:n', 'b4-b5'],
  ['d2-d1', 'd2-d1', 'd2-d1', 'b4-a4'],
])('the turn %s is written %s, %s and %s', (word, plain, full, taiwanese) => {
  const { position } = lineOf('x6x/2x5/3Rn3/8 1 r Rkp 0', []);
  const turn = turnOf(position, word);
  expect(writeTurn('plain', turn, position)).toBe(plain);
  expect(writeTurn('full', turn, position)).toBe(full);
  expect(writeTurn('taiwanese', turn, position)).toBe(taiwanese);
});

test('the notation of Taiwanese programs names the same turns', () => {
  holds(
    fc.property(lines, (line) => {
      for (const { turn, before } of stagesOf(line)) {
        if (turn === null || before === null) continue;
        const word = fromTaiwanese(writeTurn('taiwanese', turn, before.position)) ?? '';
        expect(turnOf(before.position, word)).toEqual(turn);
      }
    }),
    times(20),
  );
});

test('a full text of a capture is read, and the taken piece it names is checked', () => {
  const { position } = lineOf('8/8/3Rn3/8 1 r - 0', []);
  expect(turnOf(position, 'd2xe2:n')).toEqual(turnOf(position, 'd2xe2'));
  expect(() => turnOf(position, 'd2xe2:c')).toThrow('taken-differs');
});

test.each(['e1(K)', 'a9(K)', 'a1(Q)', 'a1', 'a1-', 'a1-e2', 'a1(K)x'])(
  'a word that is not in their notation is refused: %s',
  (word) => {
    expect(fromTaiwanese(word)).toBeUndefined();
  },
);
