import { expect, test } from 'vitest';
import { start } from '#games/shogi/starts.ts';
import { readTyped } from './typed.ts';

test.each([
  ['7g7f', { is: 'moves', moves: [{ words: '7g7f' }] }],
  ['76', { is: 'moves', moves: [{ words: '7g7f' }] }],
])('%s is read as a move', (typed, read) => {
  expect(readTyped(start(), typed, 'usi')).toMatchObject(read);
});

test.each([
  ['P*5e', 'not-in-hand'],
  ['5e5d', 'empty-square'],
  ['3c3d', 'not-your-turn'],
  ['2h2g', 'own-piece'],
  ['7g7e', 'wrong-movement'],
])('%s is refused as it would be for a player who points at it: %s', (typed, rule) => {
  expect(readTyped(start(), typed, 'usi')).toMatchObject({ is: 'refused', refusal: { rule } });
});

test.each(['hello', 'K*5e', '7g7g', '7j7i'])('%s is no move at all', (typed) => {
  expect(readTyped(start(), typed, 'usi')).toEqual({ is: 'unreadable' });
});
