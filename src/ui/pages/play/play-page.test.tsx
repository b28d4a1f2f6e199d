// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test } from 'vitest';
import { handicaps } from '#games/shogi/starts.ts';
import { messages as english } from '#i18n/en/index.ts';
import { words as englishShogi } from '#i18n/en/shogi/words.ts';
import type { Language } from '#i18n/index.ts';
import { pick, resign } from '#store/commands.ts';
import type { Table } from '#store/table.ts';
import { show } from '../../../../tests/show.tsx';
import { PlayPage } from './PlayPage.tsx';

// Loads the sheets of the screen first, so that no test waits for a busy machine to read them.
beforeAll(() => import('../../files.chunk.ts'));

/**
 * Presses and types. These load parts of the screen, so each waits for React: a press alone would leave the parts undrawn.
 */
const hands = () => {
  const user = userEvent.setup();
  return {
    click: (thing: Element) => act(() => user.click(thing)),
    type: (thing: Element, text: string) => act(() => user.type(thing, text)),
    keyboard: (text: string) => act(() => user.keyboard(text)),
  };
};

const sit = async (setup?: string, language?: Language) => ({
  table: await show(<PlayPage />, { ...(setup && { setup }), ...(language && { language }) }),
  user: hands(),
});

/** The field for moves as text. */
const typeIn = async (user: ReturnType<typeof hands>): Promise<HTMLElement> => {
  await user.click(screen.getByRole('grid'));
  await user.click(await screen.findByRole('button', { name: english.typeIn.label }));
  return screen.findByRole('textbox', { name: english.typeIn.label });
};

const tap = async (table: Table, ...squares: readonly number[]): Promise<void> => {
  await act(async () => {
    for (const square of squares) pick(table, { at: 'square', square });
  });
};

test('the screen says whose turn it is, and each move is listed and spoken', async () => {
  const { table } = await sit();
  const state = screen.getByRole('region', { name: english.status.label });
  // A player who may be new to the game is asked about that first.
  await userEvent.click(screen.getByRole('button', { name: english.teach.newcomer.know }));
  expect(state).toHaveTextContent('Sente to move');
  await tap(table, 56, 47);
  const moves = await screen.findByRole('navigation', { name: 'Moves' });
  expect(await within(moves).findByRole('button', { name: /pawn to 7f/ })).toHaveAttribute(
    'aria-current',
    'step',
  );
  const heard = await screen.findByText('Sente: pawn to 7f.', { selector: '[aria-live] *' });
  expect(heard.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

test('a refusal is said in one sentence, and announced immediately', async () => {
  const { table } = await sit();
  await tap(table, 56, 38);
  expect(screen.getByRole('region', { name: english.status.label })).toHaveTextContent(
    englishShogi.reasons.movement.pawn,
  );
  const [alert] = await screen.findAllByRole('alert');
  expect(alert).toHaveTextContent(englishShogi.reasons.movement.pawn);
});

test('a typed move is played, and a text that is no move is named', async () => {
  const { table, user } = await sit();
  const field = await typeIn(user);
  await user.type(field, '7g7f{Enter}');
  expect(await screen.findByRole('button', { name: /pawn to 7f/ })).toBeInTheDocument();
  expect(field).toHaveValue('');
  await user.type(field, 'xyz{Enter}');
  expect(await screen.findByText(/“xyz” is not a move/)).toBeInTheDocument();
  expect(table.store.getState().sitting.match.head).toBe(1);
});

test('a square that several pieces can reach offers them all', async () => {
  const { table, user } = await sit();
  await user.type(await typeIn(user), '58{Enter}');
  await user.click(await screen.findByRole('button', { name: 'K-5h' }));
  expect(table.store.getState().sitting.match.head).toBe(1);
});

test('the result is a card with who won, how and why, and is announced once', async () => {
  const { table } = await sit();
  await act(async () => resign(table, 0));
  const card = await screen.findByRole('region', { name: 'Result' });
  expect(card.dataset).toMatchObject({ outcome: 'resignation', winner: '1' });
  expect(card).toHaveTextContent('Gote wins by resignation');
  expect(card).not.toHaveTextContent('Sente resigned.');
  const told = await screen.findByText('Sente resigned. Gote wins.');
  expect(told.closest('[role="alert"]')).not.toBeNull();
  expect(within(card).queryByRole('alert')).toBeNull();
});

test('a new game is set up first, and Enter is enough of an answer', async () => {
  const { table, user } = await sit();
  await tap(table, 56, 47);
  await user.click(screen.getByRole('button', { name: 'New game' }));
  expect(await screen.findByRole('button', { name: 'Begin' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(table.store.getState().sitting.match.head).toBe(0);
});

test('resigning asks once, in words', async () => {
  const { table, user } = await sit();
  // On an untouched board there is nothing to resign.
  const resigning = screen.getByRole('button', { name: 'Resign' });
  expect(resigning).toHaveAttribute('aria-disabled', 'true');
  expect(resigning).toHaveAccessibleDescription(english.offers.off['no-moves']);
  await tap(table, 56, 47);
  await user.click(screen.getByRole('button', { name: 'Resign' }));
  await user.click(await screen.findByRole('button', { name: /Sente resigns/ }));
  expect(table.store.getState().sitting.match.outcome?.by).toBe('resignation');
});

test('after a takeback the move can be made again', async () => {
  const { table, user } = await sit();
  await tap(table, 56, 47);
  await user.click(screen.getByRole('button', { name: 'Take back' }));
  expect(table.store.getState().sitting.match.head).toBe(0);
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(table.store.getState().sitting.match.head).toBe(1);
});

test('where pieces were given, the sides are uwate and shitate', async () => {
  await sit(handicaps.two, 'ja');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('下手 – 上手');
});

test('looking back says so and offers the way back', async () => {
  const { table, user } = await sit();
  await tap(table, 56, 47, 24, 33);
  await user.click(await screen.findByRole('button', { name: 'Previous' }));
  expect(screen.getByRole('region', { name: english.status.label })).toHaveTextContent(
    'Looking back at move 1',
  );
  await user.click(screen.getByRole('button', { name: english.steps.returnToGame }));
  expect(table.store.getState().sitting.viewed).toBeNull();
});

test('either player can resign, also out of turn, and each button says who would win', async () => {
  const { table, user } = await sit();
  await tap(table, 56, 47);
  await user.click(screen.getByRole('button', { name: 'Resign' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Resign' });
  expect(
    within(asked)
      .getAllByRole('button')
      .map((one) => one.textContent),
  ).toEqual(['Sente resigns Gote wins', 'Gote resigns Sente wins', 'Keep playing']);
  await user.click(within(asked).getByRole('button', { name: 'Sente resigns Gote wins' }));
  expect(table.store.getState().sitting.match.outcome).toMatchObject({
    winner: 1,
    by: 'resignation',
  });
});
