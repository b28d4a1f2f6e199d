import { describe, expect, test } from 'vitest';
import { refusalRules } from '#games/xiangqi/codes.ts';
import { xiangqiFormats } from '#games/xiangqi/formats.ts';
import { xiangqi } from '#games/xiangqi/game.ts';
import type { Move } from '#games/xiangqi/move.ts';
import type { Position } from '#games/xiangqi/position.ts';
import type { Language } from '#i18n/index.ts';
import { extend, startLine } from '#kernel/line.ts';
import { holdsForRules } from '../../../../tests/rules-books.ts';
import { wordsIn } from '../../../../tests/xiangqi/words.ts';
import { readRules } from './rules.ts';

const bookIn = async (language: Language) => readRules(await wordsIn(language));

holdsForRules({
  bookIn,
  refusalsIn: async (language) => (await wordsIn(language)).game.refusals,
  refusalRules,
  moreWordsThan: 20,
  reading: (language) => (language === 'ja' ? /\p{Script=Katakana}/u : /^[\p{Script=Latin} ,]+$/u),
});

describe('the boards of the rules', async () => {
  const book = await bookIn('en');
  const { game } = await wordsIn('en');
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
