import { describe, expect, test } from 'vitest';
import { type RefusalRule, refusals } from '#games/ko-shogi/codes.ts';
import { koShogiFormats } from '#games/ko-shogi/formats.ts';
import { koShogi } from '#games/ko-shogi/game.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import type { Language } from '#i18n/index.ts';
import { extend, startLine } from '#kernel/line.ts';
import { languages, pageWordsIn, wordsIn } from '../../../../tests/ko-shogi/words.ts';
import { pieceNames } from './piece-names.ts';
import { readRules } from './rules.ts';

const isRule = (rule: string): rule is RefusalRule => Object.hasOwn(refusals, rule);
const refusalRules = Object.keys(refusals).filter(isRule);

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
    expect(glossary.length).toBeGreaterThan(15);
    for (const { kanji, reading, meaning } of glossary) {
      expect(kanji).toMatch(/\p{Script=Han}/u);
      expect(reading).toMatch(
        language === 'ja' ? /\p{Script=Hiragana}/u : /^[\p{Script=Latin} ,]+$/u,
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
    expect(koShogiFormats.readSetup(setup).ok).toBe(true);
  });

  test.each(boards.filter(({ mistake }) => mistake !== null))(
    'the mistake of $id is refused for what the section is about',
    ({ id, setup, mistake, section }) => {
      const position = koShogi.start(setup);
      const refusal = koShogi.refuse(position, koShogi.picks(position, mistake as Move));
      const rule = refusalRules.find((known) => known === refusal?.rule);
      expect(rule).toBeDefined();
      if (rule === undefined) return;
      // How a piece moves is said of all of them.
      if (rule !== 'wrong-movement') expect(section.sentences, id).toContain(game.refusals[rule]);
    },
  );

  test.each(boards.filter(({ line }) => line.length > 0))(
    'the line of $id can be played',
    ({ id, setup, line: moves }) => {
      let line = startLine<Position, Move>(koShogi.start(setup));
      for (const move of moves) {
        expect(
          koShogi.refuse(line.position, koShogi.picks(line.position, move as Move)),
        ).toBeNull();
        line = extend(koShogi, line, { move: move as Move });
      }
      expect(koShogi.judge(line)?.by).toBe(id === 'command' ? 'command-lost' : undefined);
    },
  );

  test('every face is told of in its group, and drawn', () => {
    const groups = sections.filter(({ id }) => id.startsWith('group-'));
    expect(groups.flatMap(({ faces }) => faces.map(({ face }) => face)).sort()).toEqual(
      Object.keys(pieceNames).sort(),
    );
    for (const { faces, text } of groups) expect(text).toHaveLength(faces.length);
  });
});
