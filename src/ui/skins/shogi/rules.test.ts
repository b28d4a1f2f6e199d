import { describe, expect, test } from 'vitest';
import { refusalRules } from '#games/shogi/codes.ts';
import { shogi } from '#games/shogi/game.ts';
import { agreeImpasse, impasseSheet } from '#games/shogi/impasse.ts';
import type { Move } from '#games/shogi/move.ts';
import { parseSfen } from '#games/shogi/notation/sfen.ts';
import type { Position } from '#games/shogi/position.ts';
import type { Language } from '#i18n/index.ts';
import { extend, startLine } from '#kernel/line.ts';
import { wordsIn } from '../../../../tests/messages.ts';
import { holdsForRules } from '../../../../tests/rules-books.ts';
import { readRules } from './rules.ts';

const languages: readonly Language[] = ['en', 'es', 'ja'];

const bookIn = async (language: Language) => readRules(await wordsIn(language));

const fewerThan24: Readonly<Record<Language, string>> = {
  en: 'fewer than 24',
  es: 'menos de 24',
  ja: '24点に満たない',
};

holdsForRules({
  bookIn,
  refusalsIn: async (language) => (await wordsIn(language)).game.refusals,
  refusalRules,
  moreWordsThan: 40,
  reading: (language) => (language === 'ja' ? /\p{Script=Hiragana}/u : /^[a-zōūō ,-]+$/u),
});

describe.each(languages)('the rules in %s', (language) => {
  test('who declares with too few points is told to lose', async () => {
    const book = await bookIn(language);
    const sections = book.chapters.flatMap((chapter) => chapter.sections);
    const declaring = sections.find(({ id }) => id === book.sectionOf('declaration'));
    expect(declaring?.text.join(' ')).toContain(fewerThan24[language]);
  });
});

describe('the boards of the rules', async () => {
  const book = await bookIn('en');
  const { game } = await wordsIn('en');
  const sections = book.chapters.flatMap((chapter) => chapter.sections);
  const boards = sections.flatMap((section) =>
    section.boards.map((board) => ({ ...board, section })),
  );

  test.each(boards)('$id shows a sound position', ({ setup }) => {
    expect(parseSfen(setup).ok).toBe(true);
  });

  test.each(boards.filter(({ mistake }) => mistake !== null))(
    'the mistake of $id is refused for what the section is about',
    ({ id, setup, mistake, section }) => {
      const position = shogi.start(setup);
      const refusal = shogi.refuse(position, shogi.picks(position, mistake as Move));
      const rule = refusalRules.find((known) => known === refusal?.rule);
      expect(rule).toBeDefined();
      if (rule === undefined) return;
      const said = game.refusals[rule];
      // A piece's own section has no sentence: how it moves is said of all of them.
      if (section.sentences.length > 0) expect(section.sentences, id).toContain(said);
      else expect(['wrong-movement', 'moved-into-check']).toContain(rule);
    },
  );

  test.each([
    ['checkmate', 'checkmate', 0],
    ['no-move', 'no-move', 0],
    ['sennichite', 'sennichite', null],
    ['perpetual-check', 'perpetual-check', 1],
  ] as const)('the line of %s ends as it says', (id, by, winner) => {
    const board = boards.find((one) => one.id === id);
    let line = startLine<Position, Move>(shogi.start(board?.setup));
    for (const move of board?.line ?? []) {
      expect(shogi.judge(line)).toBeUndefined();
      expect(shogi.refuse(line.position, shogi.picks(line.position, move as Move))).toBeNull();
      line = extend(shogi, line, { move: move as Move });
    }
    expect(shogi.judge(line)).toMatchObject({ by, winner });
  });

  test('in the position of the impasse both kings have entered, and each side has 27 of the 54 points', () => {
    const position = shogi.start(boards.find(({ id }) => id === 'impasse')?.setup);
    expect(agreeImpasse(position)).toMatchObject({ totals: [27, 27], kingEntered: true });
    for (const seat of [0, 1] as const) expect(impasseSheet(position, seat).kingInZone).toBe(true);
  });
});
