// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick, resign, takeBack } from '#store/commands.ts';
import { newGame } from '#store/sittings.ts';
import { show } from '../../../tests/show.tsx';
import { picks } from '../../../tests/table.ts';
import { PlayPage } from '../pages/play/PlayPage.tsx';

const eyes = (): string => document.querySelector('.status')?.textContent ?? '';
const ears = (): string =>
  [...document.querySelectorAll('.unseen[aria-live], .unseen [aria-live], [aria-live].unseen *')]
    .map(({ textContent }) => textContent)
    .join(' ');

test.each([
  ['en', 'The result was taken back'],
  ['es', 'El resultado se ha anulado'],
  ['ja', '終局を取り消しました'],
] as const)(
  'eyes and ears are told that a resignation was taken back, until the next move: %s',
  async (language, words) => {
    const table = await show(<PlayPage />, { language });
    const move = (names: string): Promise<void> =>
      act(async () => {
        for (const one of picks(names)) pick(table, one);
      });
    await move('7g 7f');
    await act(async () => resign(table, 1));
    expect(eyes()).not.toContain(words);
    await act(async () => takeBack(table));
    expect(eyes()).toContain(words);
    expect(ears()).toContain(words);
    await move('3c 3d');
    expect(eyes()).not.toContain(words);
  },
);

test('taking a move back, or beginning another game, is not reported as a result taken back', async () => {
  const table = await show(<PlayPage />);
  await act(async () => {
    for (const one of picks('7g 7f')) pick(table, one);
  });
  await act(async () => takeBack(table));
  expect(eyes()).not.toContain('taken back');
  await act(async () => resign(table, 0));
  await act(async () => newGame(table, table.store.getState().sitting.match.record.setup));
  expect(eyes()).not.toContain('taken back');
});
