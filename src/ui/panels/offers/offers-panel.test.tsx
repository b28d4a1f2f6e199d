// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { agree, freeTerms } from '#match/referee-state.ts';
import { pick } from '#store/commands.ts';
import { viewNode } from '#store/navigation.ts';
import { offer } from '#store/referee.ts';
import { show } from '../../../../tests/show.tsx';
import { picks } from '../../../../tests/table.ts';
import { PlayPage } from '../../pages/play/PlayPage.tsx';

const totals = (): string | null | undefined =>
  document.querySelector('.offers-totals')?.textContent;

test('under an offered impasse the points of the game as it stands are counted, whatever is looked at', async () => {
  const table = await show(<PlayPage />, { setup: 'K7r/8R/9/9/9/9/9/9/4k4 b - 1' });
  await act(async () => {
    for (const one of picks('1b 1a')) pick(table, one);
    pick(table, { at: 'choice', choice: 'keep' });
    offer(table, 0, 'impasse');
  });
  await waitFor(() => expect(totals()).toMatch(/10/));
  const counted = totals();
  await act(async () => viewNode(table, 0));
  expect(table.store.getState().sitting.viewed).toBe(0);
  expect(totals()).toBe(counted);
});

test('the board has the focus when the card that had it was answered', async () => {
  const table = await show(<PlayPage />, {});
  await act(async () => {
    for (const one of picks('7g 7f')) pick(table, one);
    table.store.setState(({ sitting }) => ({
      sitting: {
        ...sitting,
        match: { ...sitting.match, refereeState: { ...agree(freeTerms, null), paused: 'aside' } },
      },
    }));
  });
  const button = await screen.findByRole('button', { name: 'Continue' });
  await act(() => userEvent.click(button));
  await waitFor(() => expect(button.isConnected).toBe(false));
  await waitFor(() => expect(document.activeElement?.getAttribute('role')).toBe('gridcell'));
});
