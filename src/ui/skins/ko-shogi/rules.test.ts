import { expect, test } from 'vitest';
import { refusals } from '#games/ko-shogi/codes.ts';
import { hasCommand } from '#games/ko-shogi/command.ts';
import { koShogiFormats } from '#games/ko-shogi/formats.ts';
import { koShogi } from '#games/ko-shogi/game.ts';
import type { Language } from '#i18n/index.ts';
import { fragment } from '../../../../tests/ko-shogi/fragment.ts';
import { wordsIn } from '../../../../tests/ko-shogi/words.ts';
import { holdsForBoards, holdsForRules } from '../../../../tests/rules-books.ts';
import { pieceNames } from './piece-names.ts';
import { readRules } from './rules.ts';

const refusalRules = Object.keys(refusals);

const bookIn = async (language: Language) => readRules(await wordsIn(language));
const refusalsIn = async (language: Language) => (await wordsIn(language)).game.refusals;

holdsForRules({
  bookIn,
  refusalsIn,
  refusalRules,
  moreWordsThan: 15,
  reading: (language) => (language === 'ja' ? /\p{Script=Hiragana}/u : /^[\p{Script=Latin} ,]+$/u),
});

holdsForBoards({
  bookIn,
  refusalsIn,
  refusalRules,
  game: koShogi,
  isSound: (setup) => koShogiFormats.readSetup(setup).ok,
  // One sentence about how a piece moves serves all of them.
  isGeneral: (rule) => rule === 'wrong-movement',
  ends: {
    command: ['command-lost', 0],
    pair: ['command-lost', 0],
    'burned-winner': ['command-lost', 0],
    passes: ['repetition', null],
  },
});

test('every face is described in its group, and drawn', async () => {
  const { chapters } = await bookIn('en');
  const sections = chapters.flatMap((chapter) => chapter.sections);
  const groups = sections.filter(({ id }) => id.startsWith('group-'));
  expect(groups.flatMap(({ faces }) => faces.map(({ face }) => face)).sort()).toEqual(
    Object.keys(pieceNames).sort(),
  );
  for (const { faces, text } of groups) expect(text).toHaveLength(faces.length);
});

/** White's pieces in each row of the table of lost commands. */
const commands = 'G@1a;+MA@1a;MA@1a B@1b;MA@1a +B@1b TP@1d;MA@1a +SO@1b;MA@1a;B@1b;P@1a'.split(';');

test.each([
  ['en', 'in play', 'lost'],
  ['es', 'en juego', 'perdido'],
  ['ja', '続く', '負け'],
] as const)(
  'the table of commands in %s agrees with the judge on which sides are in play',
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
