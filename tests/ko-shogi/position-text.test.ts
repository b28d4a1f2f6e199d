/** Positions and moves as storage writes them. A text that is neither is reported. */
import { expect, test } from 'vitest';
import { koShogi } from '#games/ko-shogi/game.ts';
import { start } from '#games/ko-shogi/starts.ts';

const rest = `/${'19/'.repeat(17)}19`;
const code = (text: string): string => {
  const read = koShogi.text.parsePosition(text);
  return read.ok ? 'read' : `${read.error.code} at ${read.error.column}`;
};

test.each([
  ['a rank of pieces and numbers', `G,+TP,15,g,+tp${rest} b 1`, 'read'],
  ['the rule of banner and drums', `19${rest} w 12 nosub`, 'read'],
  ['two numbers side by side', `G,9,9${rest} b 1`, 'two-numbers at 5'],
  ['a leading zero', `G,018${rest} b 1`, 'no-piece at 3'],
  ['nought', `G,0,18${rest} b 1`, 'no-piece at 3'],
  ['a rank that is too short', `G,17${rest} b 1`, 'rank-length at 1'],
  ['a rank that is too long', `G,19${rest} b 1`, 'rank-length at 1'],
  ['a rank too few', '19/19 b 1', 'rank-count at 1'],
  ['a face that is none', `+G,18${rest} b 1`, 'no-piece at 1'],
  ['a code in both cases', `Cl,18${rest} b 1`, 'no-piece at 1'],
  ['a code that is none', `G,XX,17${rest} b 1`, 'no-piece at 3'],
  ['no side', `19${rest} x 1`, 'no-side at 58'],
  ['no ply', `19${rest} b 0`, 'no-ply at 60'],
  ['a ply with a leading zero', `19${rest} b 01`, 'no-ply at 60'],
  ['something behind', `19${rest} b 1 sub`, 'rest at 62'],
  ['more behind', `19${rest} b 1 nosub x`, 'rest at 62'],
  ['nothing', '', 'rank-count at 1'],
])('%s', (_, text, told) => {
  expect(code(text)).toBe(told);
});

test('the ply number does not distinguish positions, but the rule of banner and drums does', () => {
  const first = start();
  expect(koShogi.key({ ...first, ply: 9 })).toBe(koShogi.key(first));
  expect(koShogi.key(start('no-substitute'))).not.toBe(koShogi.key(first));
  expect(koShogi.key({ ...first, turn: 1 })).not.toBe(koShogi.key(first));
});

test.each([
  '',
  '10m',
  '10m-',
  '10m-20l',
  '10m-10t',
  '10m10l',
  '10m-10l*',
  '10m-10l++',
  '10m-10l-10k-10j-10i-10h-10g',
])('%j is not a move', (text) => {
  expect(koShogi.text.parseMove(text, start())).toMatchObject({ ok: false });
});

test('an invalid start throws', () => {
  expect(() => start('nowhere')).toThrow();
});
