// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { parseUsi } from '#games/shogi/notation/usi.ts';
import { play } from '#games/shogi/play.ts';
import { handicaps, start } from '#games/shogi/starts.ts';
import { recordBuilder } from '#record/builder.ts';
import type { GameRecord } from '#record/record.ts';
import { step } from '#store/navigation.ts';
import { shownNode } from '#store/selectors.ts';
import { openRecord } from '#store/sittings.ts';
import { show } from '../../../../tests/show.tsx';
import { useSitting } from '../../app/app-context.tsx';
import { MoveList } from './MoveList.tsx';

/** A game of `plies` moves in which rooks go to and fro. */
const longGame = (plies: number): GameRecord => {
  const builder = recordBuilder('shogi');
  const moves = ['2h3h', '8b7b', '3h2h', '7b8b'];
  let position = start();
  for (let ply = 0; ply < plies; ply += 1) {
    const move = parseUsi(moves[ply % moves.length] ?? '', position);
    if (!move.ok) throw new Error(move.error.code);
    builder.add(ply, { move: move.value });
    position = play(position, { move: move.value });
  }
  return builder.build(handicaps.even, [], null);
};

const Shown = () => <MoveList shown={shownNode(useSitting())} />;

test('in a game of 2,000 plies only the moves in sight are drawn, and each says where it stands', async () => {
  const table = await show(<Shown />);
  await act(async () => openRecord(table, longGame(2_000)));
  const list = within(await screen.findByRole('navigation', { name: 'Moves' })).getByRole('list');
  expect(list.childElementCount).toBeLessThan(60);

  await act(async () => step(table, 'last'));
  const last = await screen.findByRole('button', { name: /^2000/, current: 'step' });
  expect(last.closest('li')).toHaveAttribute('aria-posinset', '2001');
  expect(last.closest('li')).toHaveAttribute('aria-setsize', '2001');
  expect(list.childElementCount).toBeLessThan(60);
});

test('the focus goes along with the current move, which alone is a tab stop', async () => {
  const table = await show(<Shown />);
  await act(async () => openRecord(table, longGame(500)));
  const start = await screen.findByRole('button', { name: /Start/ });
  await act(async () => start.focus());
  await act(async () => step(table, 'last'));
  expect(await screen.findByRole('button', { name: /^500/ })).toHaveFocus();
  await act(() => userEvent.keyboard('{ArrowLeft}'));
  expect(screen.getByRole('button', { name: /^499/ })).toHaveFocus();
  const stops = document.querySelectorAll('.move-rows button:not([tabindex="-1"])');
  expect(stops).toHaveLength(1);
});
