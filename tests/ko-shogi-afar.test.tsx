// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { koShogiPack } from '#games/ko-shogi/pack.ts';
import { languages } from '#i18n/languages.ts';
import { PlayPage } from '#ui/pages/play/PlayPage.tsx';
import { toldFromAfar } from '#ui/skins/ko-shogi/long-range-words.ts';
import { fragment } from './ko-shogi/fragment.ts';
import { game, wake } from './ko-shogi/on-screen.tsx';
import { wordsIn } from './ko-shogi/words.ts';
import { layOut } from './layout.ts';
import { show } from './show.tsx';

beforeAll(() => import('#ui/files.chunk.ts'));
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

const position = fragment('CU@5j CB@13l G@10s', '+AG@10j +TP@11f +EN@3d HS@12h G@1a');

/** The part of the sheet that has a name, with its sentences. */
const part = (name: string) => screen.getByRole('region', { name });
const toldIn = (name: string) =>
  within(part(name))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a key opens the list of everything that acts from afar, drawn or not, and its switches', async () => {
  const options = { 'ko-shogi': { nets: false } };
  const setup = koShogiPack.game.text.position(position);
  await show(<PlayPage />, { game, setup, settings: { games: options } });
  layOut({ columns: 19, rows: 19 });
  await wake('13l');
  await vi.waitFor(() => expect(document.querySelector('.board-tools')).not.toBeNull());
  const user = userEvent.setup();
  await act(() => user.keyboard('o'));
  expect(await screen.findByRole('dialog', { name: 'Long-range effects' })).toBeInTheDocument();
  expect(toldIn('Show how far fogs and lights reach')).toEqual([
    'five-li fog on 11f keeps bows and guns of Black silent within five points.',
  ]);
  expect(toldIn('Show the lines of nets')).toEqual([
    'skyward net on 10j holds chariot unit on 5j.',
  ]);
  expect(toldIn('Show where flames burn')).toEqual([
    'poison flame on 3d burns whatever lands beside it.',
  ]);
  expect(toldIn('Show who could shoot whom, and who is silenced')).toHaveLength(2);
  expect(toldIn('Show the commanders of both sides')).toHaveLength(4);
  const nets = within(part('Show the lines of nets')).getByRole('checkbox');
  expect(nets).not.toBeChecked();
  expect(document.querySelector('.hinted .ray')).toBeNull();
  await act(() => user.click(nets));
  expect(nets).toBeChecked();
  await vi.waitFor(() => expect(document.querySelector('.hinted .ray')).not.toBeNull());
  await act(() => user.keyboard('{Escape}'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a power with no piece on the board is said to be absent', async () => {
  const setup = koShogiPack.game.text.position(fragment('P@10m', ''));
  await show(<PlayPage />, { game, setup });
  await wake('10m');
  await vi.waitFor(() => expect(document.querySelector('.board-tools')).not.toBeNull());
  await act(() => userEvent.setup().keyboard('o'));
  await screen.findByRole('dialog', { name: 'Long-range effects' });
  const flames = within(part('Show where flames burn'));
  expect(flames.getByText('None on the board.')).toBeInTheDocument();
});

test.each(languages)(
  'each thing that acts from afar has words of its own in %s',
  async (language) => {
    const text = await wordsIn(language);
    const parts = ['fogs', 'nets', 'flames', 'shooters', 'command'];
    const told = parts.flatMap((one) =>
      toldFromAfar({ position, settings: { [one]: true }, sides: ['B', 'W'] }, 'points', text),
    );
    expect(told).toHaveLength(9);
    expect(new Set(told).size).toBe(9);
    for (const square of ['11f', '10j', '5j', '3d', '13l', '10s'])
      expect(told.join(' ')).toContain(square);
  },
);
