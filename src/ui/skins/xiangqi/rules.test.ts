import { describe, expect, test } from 'vitest';
import { refusalRules } from '#games/xiangqi/codes.ts';
import { xiangqiFormats } from '#games/xiangqi/formats.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import type { Move } from '#games/xiangqi/move.ts';
import type { Position } from '#games/xiangqi/position.ts';
import type { Language } from '#i18n/index.ts';
import { extend, startLine } from '#kernel/line.ts';
import { languages, pageWordsIn, wordsIn } from '../../../../tests/xiangqi/words.ts';
import { readRules } from './rules.ts';

const bookIn = async (language: Language) =>
  readRules(await wordsIn(language), await pageWordsIn(language));

describe.each(languages)('the rules in %s', (language) => {
  test('every refusal leads to a section that quotes its sentence', async () => {
    const book = await bookIn(language);
    const { game } = await pageWordsIn(language);
    const sections = book.chapters.flatMap((chapter) => chapter.sections);
    for (const rule of refusalRules) {
      const section = sections.find(({ id }) => id === book.sectionOf(rule));
      expect(section?.sentences, rule).toContain(game.refusals[rule]);
    }
  });

  test('every section has a title, words, and an address of its own', async () => {
    const book = await bookIn(language);
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
    const { glossary } = await bookIn(language);
    expect(glossary.length).toBeGreaterThan(20);
    for (const { kanji, reading, meaning } of glossary) {
      expect(kanji).toMatch(/\p{Script=Han}/u);
      expect(reading).toMatch(
        language === 'ja' ? /\p{Script=Katakana}/u : /^[\p{Script=Latin} ,]+$/u,
      );
      expect(meaning).not.toBe('');
    }
  });
});

describe('the boards of the rules', async () => {
  const book = await bookIn('en');
  const { game } = await pageWordsIn('en');
  const sections = book.chapters.flatMap((chapter) => chapter.sections);
  const boards = sections.flatMap((section) =>
    section.boards.map((board) => ({ ...board, section })),
  );

  test.each(boards)('$id shows a position that a game can start from', ({ setup }) => {
    expect(xiangqiFormats.readSetup(setup).ok).toBe(true);
  });

  test.each(boards.filter(({ mistake }) => mistake !== null))(
    'the mistake of $id is refused for what the section is about',
    ({ id, setup, mistake, section }) => {
      const position = xiangqi.start(setup);
      const refusal = xiangqi.refuse(position, xiangqi.picks(position, mistake as Move));
      const rule = refusalRules.find((known) => known === refusal?.rule);
      expect(rule).toBeDefined();
      if (rule === undefined) return;
      // How a piece moves is said of all of them.
      if (rule !== 'wrong-movement') expect(section.sentences, id).toContain(game.refusals[rule]);
    },
  );

  test.each([
    ['checkmate', 'checkmate', 0],
    ['stalemate', 'stalemate', 0],
    ['repetition', 'repetition', null],
    ['perpetual-check', 'perpetual-check', 1],
    ['perpetual-chase', 'perpetual-chase', 1],
  ] as const)('the line of %s ends as it says', (id, by, winner) => {
    const board = boards.find((one) => one.id === id);
    let line = startLine<Position, Move>(xiangqi.start(board?.setup));
    for (const move of board?.line ?? []) {
      expect(xiangqi.judge(line)).toBeUndefined();
      expect(xiangqi.refuse(line.position, xiangqi.picks(line.position, move as Move))).toBeNull();
      line = extend(xiangqi, line, { move: move as Move });
    }
    expect(xiangqi.judge(line)).toMatchObject({ by, winner });
  });
});
