import { expect, test } from 'vitest';
import { packs } from '#games/index.ts';
import { loadGameWords, loadMessages } from '#i18n/index.ts';
import { recordBuilder } from '#record/builder.ts';
import { skinOf } from './index.ts';

const game = {
  startedAtMs: new Date(2024, 2, 9, 7, 5, 30).getTime(),
  endedAtMs: undefined,
  clock: null,
};

test.each([
  ['xiangqi', ['Date 2024.03.09', 'Time 07:05:30', 'Event club']],
  ['ko-shogi', ['Date 2024.03.09', 'Time 07:05:30', 'Event club']],
  // The records of banqi have a day and no hour.
  ['banqi', ['Date 2024.03.09', 'Event club']],
] as const)('a file of %s tells when the game was played, before its headers', async (id, told) => {
  const { played } = await (await skinOf(id)).gameText.files();
  const { game: rules } = await packs[id]();
  const setup = rules.text.position(rules.start());
  const headers = [['Event', 'club']] as const;
  const record = { ...recordBuilder(id).build(setup, [], null), headers };
  expect(played(record, game).headers.map((header) => header.join(' '))).toEqual(told);
  const dated = { ...record, headers: [['Date', '1999.01.01']] as const };
  expect(played(dated, game).headers.map(([key]) => key)).toEqual(
    id === 'banqi' ? ['Date'] : ['Time', 'Date'],
  );
});

test.each(['shogi', 'xiangqi', 'banqi', 'ko-shogi'])(
  'a fault of a position that %s does not know is said as a text that is no position',
  async (id) => {
    const { problem } = await (await skinOf(id)).gameText.files();
    const words = await loadGameWords<{
      readonly record: string;
      readonly recordExplained: string;
      readonly files: { readonly unreadablePosition: string };
    }>('en', id);
    const text = { ...(await loadMessages('en')), game: words };
    expect(problem({ code: 'unreadable', seat: null }, text)).toBe(words.files.unreadablePosition);
  },
);
