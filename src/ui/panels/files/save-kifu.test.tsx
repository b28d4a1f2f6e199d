// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { moveInUsi } from '#games/shogi/notation/usi.ts';
import { playLine } from '#store/played-line.ts';
import { openRecord } from '#store/sittings.ts';
import type { BrowserPorts } from '#ui/app/app-context.tsx';
import { reading } from '../../../../tests/read-one.ts';
import { show } from '../../../../tests/show.tsx';
import { SaveKifu } from './SaveKifu.tsx';

test('the position that is copied is the one on the board, also in the line of a program', async () => {
  const copy = vi.fn<BrowserPorts['copy']>(async () => true);
  const table = await show(<SaveKifu onClose={() => {}} />, { browser: { copy } });
  const move = moveInUsi('2g2f');
  if (move === undefined) throw new Error('2g2f is a move');
  await act(async () => {
    await openRecord(table, reading('手合割：平手\n1 ７六歩(77)\n').record);
    playLine(table, 0, [{ move }]);
  });
  const button = await screen.findByRole('button', { name: 'Copy position as SFEN' });
  await act(() => userEvent.click(button));
  expect(copy.mock.lastCall?.[0]).toContain('/7P1/PPPPPPP1P/');
});
