// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { messages as english } from '#i18n/en/index.ts';
import type { Language } from '#i18n/index.ts';
import { loadMessages } from '#i18n/index.ts';
import { languages } from '#i18n/languages.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import type { RefereeState } from '#match/terms.ts';
import { pick, resign } from '#store/commands.ts';
import { viewNode } from '#store/navigation.ts';
import type { Sitting, Table } from '#store/table.ts';
import { show } from '../../../../tests/show.tsx';
import { sq } from '../../../../tests/table.ts';
import { PlayPage } from './PlayPage.tsx';

const by = { takebacks: 'ask' } as const;

/** A game of three moves in which takebacks need consent. */
const sit = async (
  refereeState: Partial<RefereeState> | null = {},
  more: Partial<Sitting> = {},
  language: Language = 'en',
  free?: true,
): Promise<Table> => {
  const table = await show(<PlayPage />, { language });
  table.store.setState(({ sitting }) => ({
    sitting: {
      ...sitting,
      ...more,
      match: {
        ...sitting.match,
        ...(free && { free }),
        ...(refereeState && {
          refereeState: { ...agree({ ...freeTerms, ...by }, null), ...refereeState },
        }),
      },
    },
  }));
  for (const name of ['7g', '7f', '3c', '3d', '2g', '2f'])
    await act(async () => pick(table, { at: 'square', square: sq(name) }));
  return table;
};

const lookBack = (table: Table, node: number): Promise<void> =>
  act(async () => viewNode(table, node));

const plate = (side: string): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('.plate')].find(({ textContent }) =>
    textContent?.startsWith(side),
  );
  if (!found) throw new Error(`${side} has no plate`);
  return found;
};

const pressBoard = (name = '5e'): Promise<void> =>
  act(async () => {
    const cell = document.querySelector(`[data-square="${name}"]`);
    if (cell) fireEvent.keyDown(cell, { key: 'Enter' });
  });

test('a player who looks back in a game sees whose turn it is in the game, and how far back they are', async () => {
  const table = await sit();
  expect(plate('Gote')).toHaveTextContent('to move');
  await lookBack(table, 0);
  expect(plate('Gote')).toHaveTextContent('to move');
  expect(plate('Sente')).not.toHaveTextContent('to move');
  expect(await screen.findByText('Move 0 of 3 · the game is running')).toBeInTheDocument();
  await lookBack(table, 3);
  expect(screen.queryByText(/the game is running/)).toBeNull();
});

test('a locked board says why it is, and the way back is there', async () => {
  const table = await sit();
  await lookBack(table, 1);
  await pressBoard();
  const told = await screen.findByText(english.looking.locked.looking);
  expect(told.closest('[role="alert"]')).not.toBeNull();
  const note = within(told.closest<HTMLElement>('.board-note') ?? told);
  await act(async () => note.getByRole('button', { name: english.steps.returnToGame }).click());
  expect(table.store.getState().sitting.viewed).toBeNull();
  expect(screen.queryByText(/You are looking back/)).toBeNull();
});

test('the note on a locked board goes with Escape, with a press elsewhere, and with the next step', async () => {
  const table = await sit();
  await lookBack(table, 1);
  const answer = () => screen.queryByText(/You are looking back/);
  await pressBoard();
  expect(answer()).not.toBeNull();
  await act(async () => void fireEvent.keyDown(document.body, { key: 'Escape' }));
  expect(answer()).toBeNull();
  await pressBoard();
  await act(async () => void fireEvent.pointerDown(document.body));
  expect(answer()).toBeNull();
  await pressBoard();
  await lookBack(table, 2);
  expect(answer()).toBeNull();
});

test('where moves may be tried, the state of the game says who makes one, and the plates who moves in the game', async () => {
  const table = await sit(null, {}, 'en', true);
  await lookBack(table, 2);
  expect(screen.getByRole('region', { name: english.status.label })).toHaveTextContent(
    'Looking back at move 2 · Sente to move',
  );
  expect(plate('Gote')).toHaveTextContent('to move');
  await pressBoard('2g');
  expect(table.store.getState().selection.picked).toHaveLength(1);
});

test.each([
  ['en', 'Move 2 begins a variation. The other line is kept.'],
  ['es', 'La jugada 2 inicia una variante. La otra línea se conserva.'],
  ['ja', '2手目から変化に入りました。元の手順は残っています。'],
] as const)(
  'in free play a move beside the line is shown and announced as a variation: %s',
  async (language, words) => {
    const table = await sit(null, {}, language, true);
    await lookBack(table, 1);
    for (const name of ['8c', '8d'])
      await act(async () => pick(table, { at: 'square', square: sq(name) }));
    const [eyes, ears] = ['.status', '[aria-live="polite"].unseen'].map((of) =>
      [...document.querySelectorAll(of)].map(({ textContent }) => textContent).join(' '),
    );
    expect(eyes).toContain(words);
    expect(ears).toContain(words);
    // The next move goes on in the variation.
    for (const name of ['2g', '2f'])
      await act(async () => pick(table, { at: 'square', square: sq(name) }));
    expect(document.querySelector('.status')?.textContent).not.toContain(words);
  },
);

test('a paused game says that it stands still', async () => {
  const table = await sit();
  await act(async () =>
    table.store.setState(({ sitting }) => ({
      sitting: {
        ...sitting,
        match: {
          ...sitting.match,
          refereeState: { ...agree({ ...freeTerms, ...by }, null), paused: 'consent' as const },
        },
      },
    })),
  );
  await pressBoard();
  expect(await screen.findByText(/The game is paused\. Press Continue/)).toBeInTheDocument();
  await lookBack(table, 1);
  expect(await screen.findByText('Move 1 of 3 · the game is paused')).toBeInTheDocument();
});

test('a game that is over says so, and a player who looks back in it is not told that it is running', async () => {
  const table = await sit();
  await act(async () => resign(table, 1));
  await pressBoard();
  expect(await screen.findByText(/The game is over\. Step back/)).toBeInTheDocument();
  await lookBack(table, 1);
  expect(screen.queryByText(/the game is running/)).toBeNull();
});

test('a record that is read does not say that a game is running', async () => {
  const table = await sit(null, { origin: 'opened' });
  await lookBack(table, 1);
  expect(plate('Gote')).toHaveTextContent('to move');
  expect(screen.queryByText(/the game is running/)).toBeNull();
});

test('a board whose game another tab has says so', async () => {
  const table = await sit();
  await act(async () => table.store.setState({ elsewhere: true }));
  await pressBoard();
  const note = document.querySelector<HTMLElement>('.board-note');
  expect(note).toHaveTextContent(english.otherTab.message);
});

test('face to face both sides say which move a player looks at', async () => {
  const table = await sit({}, { seating: { how: 'face', cover: false, marks: ['off', 'off'] } });
  await lookBack(table, 1);
  expect(await screen.findAllByText('Move 1 of 3 · the game is running')).toHaveLength(2);
});

describe.each(languages.filter((language) => language !== 'en'))('in %s', (language) => {
  test('the board says which move is shown and why it is locked', async () => {
    const { looking } = await loadMessages(language);
    const table = await sit({}, {}, language);
    await lookBack(table, 0);
    expect(
      await screen.findByText(looking.meanwhile(looking.at(0, 3), looking.running)),
    ).toBeInTheDocument();
    await pressBoard();
    expect(await screen.findByText(looking.locked.looking)).toBeInTheDocument();
  });
});
