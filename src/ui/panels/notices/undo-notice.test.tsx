// @vitest-environment happy-dom

import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { messages as english } from '#i18n/en/index.ts';
import { pick } from '#store/commands.ts';
import { step } from '#store/navigation.ts';
import { newGame, openedSitting, replaceGame } from '#store/sittings.ts';
import { gameOn, keptSitting, type Table } from '#store/table.ts';
import { show } from '../../../../tests/show.tsx';
import { sq } from '../../../../tests/table.ts';
import { GamesPage } from '../../pages/games/GamesPage.tsx';
import { Notices } from './Notices.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const move = (table: Table, ...squares: readonly string[]): Promise<void> =>
  act(async () => {
    for (const name of squares) pick(table, { at: 'square', square: sq(name) });
  });

/** A game of one move that gave way to a new one. */
const replaced = async (table: Table): Promise<Table> => {
  await move(table, '7g', '7f');
  await act(async () => newGame(table, gameOn(table).text.position(gameOn(table).start())));
  return table;
};

const notice = () => screen.queryByText(english.undo.replaced);
const wait = (ms: number) => act(async () => vi.advanceTimersByTime(ms));

test('the notice that the game before waits is shown for some seconds, and then no more', async () => {
  await replaced(await show(<Notices />));
  await wait(9_000);
  expect(notice()).not.toBeNull();
  await wait(1_000);
  expect(notice()).toBeNull();
});

test('it stays while the user points at it or has the focus on its buttons', async () => {
  await replaced(await show(<Notices />));
  const undo = screen.getByRole('button', { name: english.undo.undoNewGame });
  await act(async () => undo.focus());
  await wait(60_000);
  expect(notice()).not.toBeNull();
  await act(async () => undo.blur());
  await wait(10_000);
  expect(notice()).toBeNull();
});

test('it goes with the first move of the new game', async () => {
  const table = await replaced(await show(<Notices />));
  await move(table, '2g', '2f');
  await wait(0);
  expect(notice()).toBeNull();
});

test('it goes when the player takes up the first piece', async () => {
  const table = await replaced(await show(<Notices />));
  await move(table, '2g');
  await wait(0);
  expect(notice()).toBeNull();
});

test('it goes with the first step through an opened record', async () => {
  const table = await show(<Notices />);
  await move(table, '7g', '7f');
  const { pack, sitting } = table.store.getState();
  const opened = openedSitting(table, pack, sitting.match.record);
  await act(async () => replaceGame(table, opened, 'opened', pack));
  expect(notice()).not.toBeNull();
  await act(async () => step(table, 1));
  await wait(0);
  expect(notice()).toBeNull();
});

test('it goes with a refusal, whose reason it could lie over', async () => {
  const table = await replaced(await show(<Notices />));
  await move(table, '2g', '2e');
  await wait(0);
  expect(notice()).toBeNull();
});

test('it stays where the game before could not be kept: there is no other way back', async () => {
  const table = await replaced(await show(<Notices />));
  await act(async () => table.store.setState({ trouble: 'full' }));
  await move(table, '2g', '2f');
  await wait(60_000);
  expect(screen.getByText(/could not be kept/)).toBeInTheDocument();
});

test('under Games there is no notice of the games that wait there, but one of a removed game', async () => {
  const table = await replaced(await show(<GamesPage />));
  expect(notice()).toBeNull();
  const sitting = keptSitting(table.store.getState());
  await act(async () => table.store.setState({ removed: { what: 'deleted', sitting } }));
  expect(screen.getByText('The game was removed.')).toBeInTheDocument();
  await wait(60_000);
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('The game was removed.')).toBeNull();
});
