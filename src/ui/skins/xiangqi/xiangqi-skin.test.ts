import { expect, test } from 'vitest';
import { start } from '#games/xiangqi/starts.ts';
import { sq } from '../../../../tests/xiangqi/table.ts';
import { wordsIn } from '../../../../tests/xiangqi/words.ts';
import { fileNumbers } from './file-numbers.ts';
import { inspectPiece } from './inspect-piece.ts';
import { readTyped } from './typed.ts';
import { xiangqiSkin } from './xiangqi-skin.ts';

const look = { pieces: 'traditional', coordinates: 'iccs', notation: 'wxf' };

test('a set is named with what is special about it, and known alone', () => {
  expect(xiangqiSkin.look({ ...look, ways: false, turned: false }).pieceSet).toBe('traditional');
  expect(xiangqiSkin.look({ ...look, ways: true, turned: true })).toMatchObject({
    pieceSet: 'traditional ways turned',
    plainSet: 'traditional',
  });
});

test('points are lettered from Red’s left and numbered from Red’s side', () => {
  expect(xiangqiSkin.columnLabels('iccs').join('')).toBe('abcdefghi');
  expect(xiangqiSkin.rowLabels('iccs').join('')).toBe('9876543210');
  expect(xiangqiSkin.spokenSquare(sq('h2'), 'iccs')).toBe('h2');
  for (const style of ['files', 'none']) expect(xiangqiSkin.columnLabels(style)).toEqual([]);
});

test('each edge counts its own player’s files from that player’s right', () => {
  const [black, red] = fileNumbers(false);
  expect(black.join('')).toBe('123456789');
  expect(red.join('')).toBe('九八七六五四三二一');
  const [upper, lower] = fileNumbers(true);
  expect(upper.join('')).toBe('一二三四五六七八九');
  expect(lower.join('')).toBe('987654321');
});

test.each([
  ['C2=5', 'h2e2'],
  ['炮二平五', 'h2e2'],
  ['H2-E2', 'h2e2'],
  ['h2e2', 'h2e2'],
])('%s is typed for %s', (typed) => {
  const read = readTyped(start(), typed, 'wxf');
  expect(read).toMatchObject({ is: 'moves', moves: [{ words: 'C2=5' }] });
});

test('the name of a point is typed for moves that go there, or for the piece there', () => {
  expect(readTyped(start(), 'a4', 'iccs')).toMatchObject({
    is: 'moves',
    moves: [{ words: 'A3-A4' }],
  });
  expect(readTyped(start(), 'e9', 'iccs')).toEqual({
    is: 'piece',
    pick: { at: 'square', square: sq('e9') },
  });
  expect(readTyped(start(), 'e5', 'iccs')).toEqual({ is: 'nothing-there', square: 'e5' });
  expect(readTyped(start(), 'b0d1', 'iccs')).toMatchObject({
    is: 'refused',
    refusal: { rule: 'horse-leg' },
  });
  expect(readTyped(start(), 'E5-E6', 'iccs')).toMatchObject({
    is: 'refused',
    refusal: { rule: 'empty-square' },
  });
  expect(readTyped(start(), 'hello', 'iccs')).toEqual({ is: 'unreadable' });
});

test('an asked piece tells its character, how that is read, and where it goes', async () => {
  const facts = inspectPiece(start(), { at: 'square', square: sq('b0') }, await wordsIn('en'));
  expect(facts?.here).toMatchObject({ kanji: '傌', reading: 'mǎ', name: 'horse' });
  expect(facts?.here.ways.steps).toHaveLength(8);
  expect(facts?.other).toBeNull();
  expect(facts?.otherFace).toMatch(/does not jump/);
  expect(inspectPiece(start(), { at: 'square', square: sq('e5') }, await wordsIn('en'))).toBeNull();
});

test('a soldier is told to go aside only where it has crossed the river', async () => {
  const text = await wordsIn('en');
  const position = start('3k5/9/9/p8/4P4/9/P8/9/9/4K4 w');
  const stepsOn = (name: string) =>
    inspectPiece(position, { at: 'square', square: sq(name) }, text)?.here.ways.steps.length;
  expect(stepsOn('a3')).toBe(1);
  expect(stepsOn('e5')).toBe(3);
});
