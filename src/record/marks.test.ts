import { expect, test } from 'vitest';
import { glyphOf } from './marks.ts';

test.each(['!', '!!', '?', '??', '!?', '?!'])('a move can have the sign %s', (sign) => {
  expect(glyphOf(sign)).toBe(sign);
});

test.each(['', '!!!', '-'])('a move has no sign like "%s"', (text) => {
  expect(glyphOf(text)).toBeUndefined();
});
