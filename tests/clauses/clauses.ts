/**
 * Ties each clause of a rules page to a test that plays it. A clause without a test, or one whose text changed, fails.
 */
import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import type { RulesBook, RulesSection } from '#ui/game/rules-book.ts';

/**
 * A sentence of a rules page in English, word for word, and a test in which the judge or the referee decides as it
 * says.
 */
export type Clause = readonly [sentence: string, play: () => void];

interface Told {
  /** The rules page in a language. */
  readonly bookIn: (language: Language) => Promise<RulesBook>;
  /** Chapters in which every section has its clauses below. */
  readonly chapters: readonly string[];
  /** Clauses by the id of their section, in the order of the page. */
  readonly clauses: Readonly<Record<string, readonly Clause[]>>;
}

/** The sentences of a paragraph, in any of the three languages. */
const sentencesOf = (paragraph: string): readonly string[] =>
  paragraph.split(/(?<=[.!?])\s+|(?<=。)/).filter((sentence) => sentence !== '');

/** A table of cases is read as one sentence a row. */
const clausesOf = ({ text, cases }: RulesSection): readonly string[] => [
  ...text.flatMap(sentencesOf),
  ...(cases?.rows.map(([it, is]) => `${it}: ${is}`) ?? []),
];

const sectionsOf = (book: RulesBook): readonly RulesSection[] =>
  book.chapters.flatMap(({ sections }) => sections);

/**
 * Runs the test of every clause of these sections. Also tests that the page says nothing there that has no test, in any
 * language.
 */
export const playsEveryClause = ({ bookIn, chapters, clauses }: Told): void => {
  test.each(chapters)('each section of the chapter “%s” is played', async (chapter) => {
    const { chapters: all } = await bookIn('en');
    const sections = all.find(({ id }) => id === chapter)?.sections ?? [];
    expect(sections).not.toHaveLength(0);
    expect(Object.keys(clauses)).toEqual(expect.arrayContaining(sections.map(({ id }) => id)));
  });

  describe.each(Object.entries(clauses))('%s', (id, played) => {
    test('the page says what is played here, and nothing else', async () => {
      const section = sectionsOf(await bookIn('en')).find((one) => one.id === id);
      expect(section && clausesOf(section)).toEqual(played.map(([sentence]) => sentence));
    });

    test.each(languages.filter((language) => language !== 'en'))(
      'in %s it has as many clauses',
      async (language) => {
        const [first, other] = await Promise.all([bookIn('en'), bookIn(language)]);
        const counts = [first, other].map((book) =>
          sectionsOf(book)
            .find((one) => one.id === id)
            ?.text.map((paragraph) => sentencesOf(paragraph).length),
        );
        expect(counts[1]).toEqual(counts[0]);
      },
    );

    test.each(played)('%s', (_, play) => play());
  });
};
