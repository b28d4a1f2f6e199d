import { expect, test } from 'vitest';
import { hasCommand } from '#games/ko-shogi/command.ts';
import type { Language } from '#i18n/index.ts';
import { fragment } from '../../../../tests/ko-shogi/fragment.ts';
import { wordsIn } from '../../../../tests/ko-shogi/words.ts';
import { pieceNames } from './piece-names.ts';
import { readRules } from './rules.ts';

const bookIn = async (language: Language) => readRules(await wordsIn(language));

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
