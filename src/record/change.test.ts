import { expect, test } from 'vitest';
import { editedPart } from './change.ts';
import {
  deleteBranch,
  moveBranch,
  setArrows,
  setBookmark,
  setComment,
  setGlyph,
  setPlayers,
} from './edit.ts';
import { append, emptyRecord } from './record.ts';

const { record, id } = append(emptyRecord('toy', ''), 0, { move: {} });

test.each([
  ['a comment', setComment(record, id, 'Good.'), 'comment'],
  ['a sign', setGlyph(record, id, '!'), 'sign'],
  ['a bookmark', setBookmark(record, id, 'here'), 'bookmark'],
  ['a circle', setArrows(record, id, [{ from: { at: 'square', square: 1 } }]), 'drawing'],
  ['a deleted move', deleteBranch(record, id), 'moves'],
  ['a player', setPlayers(record, ['A', 'B']), 'about'],
] as const)('the edit of %s is recognised as such, done and undone', (_, after, part) => {
  expect(editedPart(record, after)).toBe(part);
  expect(editedPart(after, record)).toBe(part);
});

test('variations in another order are an edit of the moves', () => {
  const two = append(record, 0, { move: {} });
  expect(editedPart(two.record, moveBranch(two.record, two.id, -1))).toBe('moves');
});
