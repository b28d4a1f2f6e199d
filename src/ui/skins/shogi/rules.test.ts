import { describe, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { agreeJishogi, jishogiSheet } from '#games/shogi/jishogi.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Language } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { wordsIn } from '../../../../tests/messages.ts';
import { readRules } from './rules.ts';

const bookIn = async (language: Language) => readRules(await wordsIn(language));

const fewerThan24: Readonly<Record<Language, string>> = {
  en: 'fewer than 24',
  es: 'menos de 24',
  ja: '24点に満たない',
};

describe.each(languages)('the rules in %s', (language) => {
  test('the rules say that a player who declares with too few points loses', async () => {
    const book = await bookIn(language);
    const sections = book.chapters.flatMap((chapter) => chapter.sections);
    const declaring = sections.find(({ id }) => id === book.sectionOf('declaration'));
    expect(declaring?.text.join(' ')).toContain(fewerThan24[language]);
  });
});

test('in the position of the impasse both kings have entered, and each side has 27 of the 54 points', async () => {
  const { chapters } = await bookIn('en');
  const boards = chapters.flatMap(({ sections }) => sections.flatMap((section) => section.boards));
  const position = shogi.start(boards.find(({ id }) => id === 'impasse')?.setup);
  expect(agreeJishogi(position)).toMatchObject({ totals: [27, 27], kingEntered: true });
  for (const seat of [0, 1] as const) expect(jishogiSheet(position, seat).kingInZone).toBe(true);
});

test('all that a lesson practises has a place in the rules, which a level leads back to', async () => {
  const book = await bookIn('en');
  const { practised = [] } = shogiPack;
  expect(practised.filter((thing) => book.sectionOf(thing) === undefined)).toEqual([]);
  expect(book.sectionOf('+P')).toBe('pawn');
  expect(book.sectionOf('G*')).toBe('drop');
});
