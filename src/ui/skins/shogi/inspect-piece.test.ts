import { expect, test } from 'vitest';
import { kinds, otherFace } from '#games/shogi/piece.ts';
import { squareAt } from '#games/shogi/square.ts';
import { start } from '#games/shogi/starts.ts';
import { languages } from '#i18n/languages.ts';
import { wordsIn } from '../../../../tests/messages.ts';
import { inspectPiece } from './inspect-piece.ts';
import { pieceNames } from './piece-names.ts';

test('every kind has a name of its own in kanji, in kana and in Latin letters', () => {
  for (const script of ['kanji', 'kana', 'latin'] as const)
    expect(new Set(kinds.map((kind) => pieceNames[kind][script])).size).toBe(kinds.length);
});

test.each(languages)('in %s a piece tells its names and both its faces', async (language) => {
  const text = await wordsIn(language);
  const rook = { at: 'square', square: squareAt(2, 8) } as const;
  const facts = inspectPiece(start(), rook, text);
  expect(facts).toMatchObject({
    seat: 0,
    here: { face: 'R', kanji: '飛車', name: text.game.pieces.rook.name },
    other: { face: '+R', kanji: '龍王' },
    inHand: false,
  });
  expect(facts?.here.reading).toBe(language === 'ja' ? 'ひしゃ' : 'hisha');
  expect(facts?.reach.protects).toHaveLength(3);
});

test('a king and a gold have one face, and an empty square tells nothing', async () => {
  const text = await wordsIn('en');
  for (const file of [5, 6])
    expect(
      inspectPiece(start(), { at: 'square', square: squareAt(file, 9) }, text)?.other,
    ).toBeNull();
  expect(inspectPiece(start(), { at: 'square', square: squareAt(5, 5) }, text)).toBeNull();
  expect(otherFace('king')).toBeUndefined();
});

test('in hand it tells where it may be dropped', async () => {
  const text = await wordsIn('en');
  const position = start('4k4/9/9/9/9/9/9/9/4K4 b N 1');
  const facts = inspectPiece(position, { at: 'hand', seat: 0, kind: 'knight' }, text);
  // Not on the last two ranks, and not on the kings.
  expect(facts?.reach.moves).toHaveLength(81 - 18 - 1);
});

test.each(languages)('%s reads a piece aloud in one sentence', async (language) => {
  const { teach } = await wordsIn(language);
  const whole = teach.aloud({
    side: 'S',
    name: 'N',
    reading: 'R',
    other: 'O',
    moves: ['7f'],
    captures: ['7e', '7d'],
    protects: Array.from({ length: 12 }, (_, i) => `${i}`),
    inHand: false,
  });
  // Every square is named, however many there are.
  for (const word of ['S', 'N', 'R', 'O', '7f', '7e', '7d', '0', '11'])
    expect(whole).toContain(word);
  expect(whole).toMatch(/[.。]$/);
});
