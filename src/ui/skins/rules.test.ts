/** The rules page of every game: each refusal is explained, each word has a reading, and each board is sound. */
import { describe, expect, test } from 'vitest';
import { languages } from '#i18n/languages.ts';
import { extend, startLine } from '#kernel/line.ts';
import { rulesBooks } from '../../../tests/rules-books.ts';

const games = Object.entries(rulesBooks).map(([id, told]) => ({ id, ...told }));

describe.each(games.flatMap((game) => languages.map((language) => ({ ...game, language }))))(
  'the rules of $id in $language',
  ({ language, ...told }) => {
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
  },
);

describe.each(games)('the boards of the rules of $id', async ({ game, ends, ...told }) => {
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
