import { describe, expect, test } from 'vitest';
import { type RefusalRule, refusals } from '#games/ko-shogi/codes.ts';
import { hasCommand } from '#games/ko-shogi/command.ts';
import { koShogiFormats } from '#games/ko-shogi/formats.ts';
import { koShogi } from '#games/ko-shogi/game.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import type { Position } from '#games/ko-shogi/position.ts';
import type { Language } from '#i18n/index.ts';
import { extend, startLine } from '#kernel/line.ts';
import { fragment } from '../../../../tests/ko-shogi/fragment.ts';
import { wordsIn } from '../../../../tests/ko-shogi/words.ts';
import { holdsForRules } from '../../../../tests/rules-books.ts';
import { pieceNames } from './piece-names.ts';
import { readRules } from './rules.ts';

const isRule = (rule: string): rule is RefusalRule => Object.hasOwn(refusals, rule);
const refusalRules = Object.keys(refusals).filter(isRule);

const bookIn = async (language: Language) => readRules(await wordsIn(language));

holdsForRules({
  bookIn,
  refusalsIn: async (language) => (await wordsIn(language)).game.refusals,
  refusalRules,
  moreWordsThan: 15,
  reading: (language) => (language === 'ja' ? /\p{Script=Hiragana}/u : /^[\p{Script=Latin} ,]+$/u),
});

/** How the lines end that end a game. */
const endings: Readonly<Record<string, string>> = {
  command: 'command-lost',
  pair: 'command-lost',
  'burned-winner': 'command-lost',
  passes: 'repetition',
};

describe('the boards of the rules', async () => {
  const book = await bookIn('en');
  const { game } = await wordsIn('en');
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
      expect(koShogi.judge(line)?.by).toBe(endings[id]);
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

/** What White has in each row of the table of lost commands. */
const commands = 'G@1a;+MA@1a;MA@1a B@1b;MA@1a +B@1b TP@1d;MA@1a +SO@1b;MA@1a;B@1b;P@1a'.split(';');

test.each([
  ['en', 'in play', 'lost'],
  ['es', 'en juego', 'perdido'],
  ['ja', '続く', '負け'],
] as const)(
  'the table of what keeps a side in play in %s says what the judge says',
  async (language, inPlay, lost) => {
    const { chapters } = await bookIn(language);
    const sections = chapters.flatMap((chapter) => chapter.sections);
    const rows = sections.find(({ id }) => id === 'command')?.cases?.rows ?? [];
    expect(rows.map(([, comes]) => [comes.startsWith(inPlay), comes.startsWith(lost)])).toEqual(
      commands.map((white) => {
        const has = hasCommand(fragment('G@10s', white), 1);
        return [has, !has];
      }),
    );
  },
);
