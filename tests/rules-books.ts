/** What holds of the rules page of every game, in each language. */
import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/index.ts';
import type { RulesBook } from '#ui/rules-page/rules-book.ts';

interface Told {
  /** The rules page in a language. */
  readonly bookIn: (language: Language) => Promise<RulesBook>;
  /** The sentence for each rule that a move can break. */
  readonly refusalsIn: (language: Language) => Promise<Readonly<Record<string, string>>>;
  readonly refusalRules: readonly string[];
  /** More words than so many are explained. */
  readonly moreWordsThan: number;
  /** What a word's reading is written with. */
  readonly reading: (language: Language) => RegExp;
}

/** Tries that a rules page says why each move is refused, that each section can be reached, and that each word is explained. */
export const holdsForRules = (told: Told): void =>
  describe.each(['en', 'es', 'ja'] as const)('the rules in %s', (language) => {
    test('every refusal leads to a section that quotes its sentence', async () => {
      const book = await told.bookIn(language);
      const refusals = await told.refusalsIn(language);
      const sections = book.chapters.flatMap((chapter) => chapter.sections);
      for (const rule of told.refusalRules) {
        const section = sections.find(({ id }) => id === book.sectionOf(rule));
        expect(refusals[rule], rule).toBeDefined();
        expect(section?.sentences, rule).toContain(refusals[rule]);
      }
    });

    test('every section has a title, words, and an address of its own', async () => {
      const book = await told.bookIn(language);
      const sections = book.chapters.flatMap((chapter) => chapter.sections);
      for (const { id, title, text } of sections) {
        expect(book.sectionOf(id)).toBe(id);
        expect(title).not.toBe('');
        expect(text.length).toBeGreaterThan(0);
      }
      expect(new Set(sections.map(({ title }) => title)).size).toBe(sections.length);
      expect(book.sectionOf('nothing')).toBeUndefined();
    });

    test('the glossary gives characters, a reading and a meaning for every word', async () => {
      const { glossary } = await told.bookIn(language);
      expect(glossary.length).toBeGreaterThan(told.moreWordsThan);
      for (const { kanji, reading, meaning } of glossary) {
        expect(kanji).toMatch(/\p{Script=Han}/u);
        expect(reading).toMatch(told.reading(language));
        expect(meaning).not.toBe('');
      }
    });
  });
