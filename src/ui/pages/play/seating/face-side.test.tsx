// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { messages as en } from '#i18n/en/index.ts';
import { newClock, runClock } from '#match/clock.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import type { RefereeState } from '#match/terms.ts';
import { flip, pick, resign } from '#store/commands.ts';
import { step } from '#store/navigation.ts';
import { goOn } from '#store/referee.ts';
import { freshSitting, type Table, type TableState } from '#store/table.ts';
import { even, minute } from '../../../../../tests/refereed-table.ts';
import { show } from '../../../../../tests/show.tsx';
import { PlayPage } from '../PlayPage.tsx';

/** Gote's king stands in the zone with 10 pieces and 30 points; sente's stands at home. */
const ENTERED = '9/4K4/9/9/9/9/+rr+bbgggs1/ssnnnl2k/9 w - 1';

// Loads the late files first: how long they take is no matter of these tests.
beforeAll(() =>
  Promise.all([import('../../../skins/shogi/inspector.ts'), import('../../../files.chunk.ts')]),
);

/** Two players who sit face to face with a minute each, and have agreed to draws and to takebacks by consent. */
const sitFaceToFace = async (setup: string, now: Partial<RefereeState> = {}): Promise<Table> => {
  const table = await show(<PlayPage />, { setup });
  const { ports, store } = table;
  const { game } = store.getState().pack;
  const clock = runClock(newClock([minute, minute], game.turn(game.start(setup))), 0);
  const terms = {
    ...freeTerms,
    clock: [minute, minute],
    takebacks: 'ask',
    agreedDraw: true,
  } as const;
  const sitting = freshSitting(game, ports, setup, {
    refereeState: { ...agree(terms, clock), ...now },
    seating: { how: 'face', marks: ['settings', 'settings'], cover: false },
  });
  await act(async () => store.setState({ sitting }));
  await screen.findAllByRole('button', { name: 'Hold to resign' });
  return table;
};

const sideOf = (seat: 0 | 1): HTMLElement => {
  const side = document.querySelector<HTMLElement>(`[data-own="${seat}"]`);
  if (side === null) throw new Error(`seat ${seat} has no side`);
  return side;
};

test.each([0, 1] as const)(
  'while the game is paused seat %i can neither resign nor propose anything, and is told why',
  async (seat) => {
    const table = await sitFaceToFace(even, { paused: 'consent' });
    const side = within(sideOf(seat));
    expect(side.getByRole('alert')).toHaveTextContent(en.offers.paused.consent);
    const resigning = side.getByRole('button', { name: 'Hold to resign' });
    expect(resigning).toHaveAttribute('aria-disabled', 'true');
    expect(resigning).toHaveAccessibleDescription(en.offers.off.paused);
    fireEvent.click(resigning);
    expect(table.store.getState().sitting.match.outcome).toBeNull();
    for (const name of ['Pause']) {
      const proposing = side.getByRole('button', { name });
      expect(proposing).toHaveAttribute('aria-disabled', 'true');
      expect(proposing).toHaveAccessibleDescription(en.offers.off.paused);
      fireEvent.click(proposing);
    }
    expect(table.store.getState().sitting.match.refereeState?.offer).toBeNull();
    await act(async () => goOn(table));
    expect(side.getByRole('button', { name: 'Hold to resign' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const name of ['Pause'])
      expect(side.getByRole('button', { name })).not.toHaveAttribute('aria-disabled', 'true');
  },
);

const clockOf = (seat: 0 | 1): HTMLElement => {
  const press = document.querySelector<HTMLElement>(`[data-clock="${seat}"] ~ .clock-press`);
  if (press === null) throw new Error(`the clock of seat ${seat} cannot be pressed`);
  return press;
};

test.each([0, 1] as const)('pressing the clock of seat %i proposes a pause', async (seat) => {
  const table = await sitFaceToFace(even);
  await act(async () => void fireEvent.click(clockOf(seat)));
  expect(table.store.getState().sitting.match.refereeState?.offer).toEqual({ seat, what: 'pause' });
});

test.each<[string, Partial<RefereeState>, Partial<TableState>]>([
  ['while the game is paused', { paused: 'consent' }, {}],
  ['while a move is sealed', { sealing: true }, {}],
  ['while a draw is proposed', { offer: { seat: 1, what: 'draw' } }, {}],
  ['after the pause was declined', { declined: [{ seat: 0, what: 'pause' }] }, {}],
  ['in a second tab', {}, { elsewhere: true }],
])('%s the clock is not to be pressed, and proposes nothing', async (_, now, state) => {
  const table = await sitFaceToFace(even, now);
  await act(async () => table.store.setState(state));
  const refereeState = () => table.store.getState().sitting.match.refereeState;
  const before = refereeState();
  expect(clockOf(0)).toBeDisabled();
  await act(async () => void fireEvent.click(clockOf(0)));
  expect(refereeState()).toBe(before);
});

test('when a game is over each side says who won and how, and what may come next; a player who reviews it has the steps there', async () => {
  const table = await sitFaceToFace(even);
  await act(async () => resign(table, 1));
  for (const seat of [0, 1] as const) {
    const side = within(sideOf(seat));
    expect(await side.findByText('Sente wins')).toBeVisible();
    expect(side.getByRole('region', { name: /State of the game/ })).toHaveTextContent(
      'Sente wins by resignation',
    );
    // Only the side that resigned can undo it.
    const own = seat === 1 ? en.result.undoResign : en.actions.save;
    for (const name of [en.commands.rematch, en.result.lookBack, own, 'More'])
      expect(await side.findByRole('button', { name })).toBeEnabled();
    expect(side.queryByRole('button', { name: 'Hold to resign' })).toBeNull();
  }
});

test('a player who looks back at a game face to face steps on their own side, and returns to it', async () => {
  const table = await sitFaceToFace(even);
  await act(async () => pick(table, { at: 'square', square: 60 }));
  await act(async () => pick(table, { at: 'square', square: 51 }));
  await act(async () => step(table, -1));
  const side = within(sideOf(1));
  const press = async (name: string) =>
    act(async () => void fireEvent.click(await side.findByRole('button', { name })));
  expect(document.querySelector('[data-at-ply]')).toHaveAttribute('data-at-ply', '0');
  await press('Next');
  expect(table.store.getState().sitting.viewed).toBeNull();
  await act(async () => step(table, -1));
  await press(en.steps.returnToGame);
  expect(table.store.getState().sitting.viewed).toBeNull();
});

test('a declaration is turned to the side it was opened on, however the board lies', async () => {
  const table = await sitFaceToFace(ENTERED);
  const opened = async (): Promise<Element | null> => {
    const more = within(sideOf(1)).getByRole('button', { name: 'More' });
    await act(async () => void fireEvent.click(more));
    const declare = await screen.findByRole('button', { name: /Declare/ });
    await act(async () => void fireEvent.click(declare));
    const dialog = await screen.findByRole('alertdialog');
    return dialog.closest('.turned');
  };
  expect(await opened()).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await act(async () => flip(table));
  expect(await opened()).toBeNull();
});
