// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { lookAt, pick } from '#store/commands.ts';
import { offer } from '#store/referee.ts';
import { show } from '../../../tests/place.tsx';
import { picks } from '../../../tests/table.ts';
import { PlayPage } from '../match/PlayPage.tsx';

beforeAll(() => Promise.all([import('../match/parts.ts'), import('../match/agreed-parts.ts')]));

const totals = (): string | null | undefined => document.querySelector('.talk-totals')?.textContent;

test('under an offered impasse the points of the game are counted, whatever is looked at', async () => {
  const table = await show(<PlayPage />, { setup: 'K7r/8R/9/9/9/9/9/9/4k4 b - 1' });
  await act(async () => {
    for (const one of picks('1b 1a')) pick(table, one);
    pick(table, { at: 'choice', choice: 'keep' });
    offer(table, 0, 'impasse');
  });
  await waitFor(() => expect(totals()).toMatch(/10/));
  const counted = totals();
  await act(async () => lookAt(table, 0));
  expect(table.store.getState().sitting.looking).toBe(0);
  expect(totals()).toBe(counted);
});
