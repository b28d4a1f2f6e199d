// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { newClock, runClock } from '#match/clock.ts';
import { type Agreed, agree, freeTerms } from '#match/terms.ts';
import { flip } from '#store/commands.ts';
import { goOn, referee } from '#store/referee.ts';
import { freshSitting, type Table } from '#store/table.ts';
import { show } from '../../../tests/place.tsx';
import { even, minute } from '../../../tests/sit.ts';
import { PlayPage } from '../match/PlayPage.tsx';

/** Gote's king stands in the zone with 10 pieces and 30 points; sente's stands at home. */
const ENTERED = '9/4K4/9/9/9/9/+rr+bbgggs1/ssnnnl2k/9 w - 1';

// What comes late has come: how long it takes is no matter of these tests.
beforeAll(() =>
  Promise.all([
    import('../match/parts.ts'),
    import('../match/agreed-parts.ts'),
    import('../skins/shogi/proofs.ts'),
    import('../talk/ClaimSheet.tsx'),
  ]),
);

/** Two who sit face to face with a minute each, who agreed to draws and to takebacks by consent. */
const sitFaceToFace = async (setup: string, now: Partial<Agreed> = {}): Promise<Table> => {
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
    agreed: { ...agree(terms, clock), ...now },
    seating: { how: 'face', marks: ['settings', 'settings'], cover: false },
  });
  await act(async () => store.setState({ sitting, referee }));
  await screen.findAllByText(/Hold to resign/);
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
    expect(side.getByRole('alert')).toHaveTextContent('The game is paused.');
    const resigning = side.getByRole('button', { name: 'Hold to resign' });
    expect(resigning).toHaveAttribute('aria-disabled', 'true');
    expect(resigning).toHaveAccessibleDescription('The game stands still.');
    fireEvent.click(resigning);
    expect(table.store.getState().sitting.match.outcome).toBeNull();
    for (const name of ['Offer a draw', 'Pause', 'Adjourn'])
      expect(side.queryByRole('button', { name })).toBeNull();
    await act(async () => goOn(table));
    expect(side.getByRole('button', { name: 'Hold to resign' })).not.toHaveAttribute(
      'aria-disabled',
      'true',
    );
    for (const name of ['Offer a draw', 'Pause', 'Adjourn'])
      expect(side.getByRole('button', { name })).toBeEnabled();
  },
);

test('what a player declares is turned to the side it was opened on, however the board lies', async () => {
  const table = await sitFaceToFace(ENTERED);
  const opened = async (): Promise<Element | null> => {
    const declare = await within(sideOf(1)).findByRole('button', { name: /Declare/ });
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
