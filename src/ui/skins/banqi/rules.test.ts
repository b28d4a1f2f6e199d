import { describe, expect, test } from 'vitest';
import { endings } from '#games/banqi/codes.ts';
import { families, takingOf } from '#games/banqi/family.ts';
import { banqi } from '#games/banqi/game.ts';
import { kinds } from '#games/banqi/piece.ts';
import type { Language } from '#i18n/index.ts';
import { languages, wordsIn } from '../../../../tests/banqi/words.ts';
import { rulesBooks } from '../../../../tests/rules-books.ts';
import { readRules } from './rules.ts';

const bookIn = async (language: Language) => readRules(await wordsIn(language));

describe.each(languages)('the rules in %s', (language) => {
  test('each piece has a section with its red and its black face, in the order of the ladder', async () => {
    const book = await bookIn(language);
    const { game } = await wordsIn(language);
    const faces = book.chapters
      .flatMap((chapter) => chapter.sections)
      .flatMap((section) => (section.faces.length > 0 ? [section.faces] : []));
    expect(faces.map((both) => both.map(({ face }) => face).join(''))).toEqual([
      'Kk',
      'Aa',
      'Bb',
      'Rr',
      'Nn',
      'Cc',
      'Pp',
    ]);
    expect(faces.map(([red]) => red?.name)).toEqual(kinds.map((kind) => game.pieces[kind].name));
  });
});

/** A family's table as its rows, a sign for each cell. */
const tableIn = async (section: string): Promise<readonly string[]> => {
  const { chapters } = await bookIn('en');
  const table = chapters
    .flatMap((chapter) => chapter.sections)
    .find(({ id }) => id === section)?.captures;
  return (table?.rows ?? []).map(
    ({ face, cells }) => `${face} ${cells.map(({ sign }) => sign).join('')}`,
  );
};

test('the capture tables say what the rules of each family let pieces capture', async () => {
  expect(await tableIn('ladder')).toEqual([
    'K ✓✓✓✓✓✓–',
    'A –✓✓✓✓✓✓',
    'B ––✓✓✓✓✓',
    'R –––✓✓✓✓',
    'N ––––✓✓✓',
    'C ↷↷↷↷↷↷↷',
    'P ✓–––––✓',
  ]);
  expect(await tableIn('hongkong')).toEqual([
    'K ✓✓✓✓✓✓–',
    'R –✓✓✓✓✓✓',
    'N ––✓✓✓✓✓',
    'C –––✓✓✓✓',
    'A ––––✓✓✓',
    'B –––––✓✓',
    'P ✓–––––✓',
  ]);
  expect(await tableIn('mainland')).toEqual([
    'K ✓✓✓✓✓✓–',
    'A –✓✓✓✓✓✓',
    'B ––✓✓✓✓✓',
    'R –––✓✓✓✓',
    'N ––––✓✓✓',
    'C –––––✓✓',
    'P ✓–––––✓',
  ]);
  // Each table has as many signs for a piece as the rules have prey for it.
  for (const family of families) {
    const rows = await tableIn(family === 'seed' ? 'ladder' : family);
    const taken = kinds.reduce((sum, kind) => sum + takingOf(family, kind).takes.length, 0);
    expect(rows.join('').replaceAll(/[^✓↷]/g, '')).toHaveLength(taken);
  }
});

test('every way in which a game ends by itself is walked to', () => {
  expect(Object.values(rulesBooks.banqi.ends).map(([by]) => by)).toEqual(endings);
});

test('the piece in the middle of a board captures what its caption says', async () => {
  const { chapters } = await bookIn('en');
  const boards = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.boards));
  const captured = (id: string): string => {
    const position = banqi.start(boards.find((board) => board.id === id)?.setup);
    const moves = [...banqi.legalMoves(position)];
    return moves
      .flatMap((move) => ('from' in move && move.takes ? (position.cells[move.to] ?? '') : []))
      .sort()
      .join('');
  };
  expect(
    ['king', 'mandarin', 'elephant', 'chariot', 'horse', 'cannon', 'soldier'].map(captured),
  ).toEqual(['acr', 'apr', 'bpr', 'npr', 'cnp', 'k', 'kp']);
  expect(['step', 'ladder', 'hongkong', 'mainland'].map(captured)).toEqual([
    'n',
    'npr',
    'ap',
    'cp',
  ]);
});
