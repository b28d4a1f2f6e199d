/** Tests that hold for the rules page of every game, in each language, and for its boards. */
import { describe, expect, test } from 'vitest';
import type { Language } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import type { Game } from '#kernel/game.ts';
import { extend, startLine } from '#kernel/line.ts';
import type { RulesBook, RulesSection } from '#ui/game/rules-book.ts';

interface Told {
  /** The rules page in a language. */
  readonly bookIn: (language: Language) => Promise<RulesBook>;
  /** The sentence for each rule that a move can break. */
  readonly refusalsIn: (language: Language) => Promise<Readonly<Record<string, string>>>;
  readonly refusalRules: readonly string[];
  /** The glossary explains more words than this number. */
  readonly moreWordsThan: number;
  /** The pattern that the reading of a word must match. */
  readonly reading: (language: Language) => RegExp;
}

/**
 * Tests that a rules page says why each move is refused, that each section has an address, and that each word is
 * explained.
 */
export const holdsForRules = (told: Told): void =>
  describe.each(languages)('the rules in %s', (language) => {
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

interface Boards extends Pick<Told, 'bookIn' | 'refusalsIn' | 'refusalRules'> {
  readonly game: Game;
  /** Whether a position of a board is one that the game knows. */
  readonly isSound: (setup: string) => boolean;
  /** Whether a refusal on the board of a section holds for all pieces, and so is explained outside that section. */
  readonly isGeneral: (rule: string, section: RulesSection) => boolean;
  /** How the lines of boards end and who wins, by board id. The lines of all other boards end nothing. */
  readonly ends: Readonly<Record<string, readonly [by: string, winner: 0 | 1 | null]>>;
}

/**
 * Tests that each board shows a sound position, that its mistake is refused for the subject of its section, and that
 * its line ends as stated.
 */
export const holdsForBoards = ({ game, ends, ...told }: Boards): void => {
  describe('the boards of the rules', async () => {
    const book = await told.bookIn('en');
    const refusals = await told.refusalsIn('en');
    const boards = book.chapters
      .flatMap((chapter) => chapter.sections)
      .flatMap((section) => section.boards.map((board) => ({ ...board, section })));

    test.each(boards)('$id shows a position that the game knows', ({ setup }) => {
      expect(told.isSound(setup)).toBe(true);
    });

    test.each(boards.filter(({ mistake }) => mistake !== null))(
      'the mistake of $id is refused for what the section is about',
      ({ id, setup, mistake, section }) => {
        const position = game.start(setup);
        const refusal = game.refuse(position, game.picks(position, mistake ?? {}));
        const rule = refusal?.rule ?? '';
        expect(told.refusalRules).toContain(rule);
        if (!told.isGeneral(rule, section)) expect(section.sentences, id).toContain(refusals[rule]);
      },
    );

    test('every board whose line ends a game is there', () => {
      expect(boards.map(({ id }) => id)).toEqual(expect.arrayContaining(Object.keys(ends)));
    });

    test.each(boards.filter(({ line }) => line.length > 0))(
      'the line of $id can be played, and ends as it says',
      ({ id, setup, line: moves }) => {
        let line = startLine<object, object>(game.start(setup));
        for (const move of moves) {
          expect(game.judge(line)).toBeUndefined();
          expect(game.refuse(line.position, game.picks(line.position, move))).toBeNull();
          const draws = game.draws(line.position, move);
          // Only the last move of a line may turn up one of several faces: moves after it would depend on the result.
          if (line.ply + 1 < moves.length) expect(draws.length).toBeLessThan(2);
          const [drawn] = draws;
          line = extend(game, line, drawn === undefined ? { move } : { move, drawn: drawn.drawn });
        }
        const [by, winner] = ends[id] ?? [];
        const outcome = game.judge(line);
        expect([outcome?.by, outcome?.winner]).toEqual([by, winner]);
      },
    );
  });
};
