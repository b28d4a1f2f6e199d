// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick } from '#store/commands.ts';
import { step } from '#store/navigation.ts';
import { show } from '../../../../../tests/show.tsx';
import { Printed } from './Printed.tsx';

const send = (event: 'beforeprint' | 'afterprint') =>
  act(async () => void dispatchEvent(new Event(event)));

const paper = () => document.querySelector<HTMLElement>('[data-part="print"]');

test('the game stands on paper only while it is printed, with the position that is shown', async () => {
  location.hash = '#/play';
  const table = await show(<Printed />);
  // The pawn of 7g goes to 7f.
  await act(async () => {
    pick(table, { at: 'square', square: 56 });
    pick(table, { at: 'square', square: 47 });
  });
  expect(paper()).toBeNull();
  await send('beforeprint');
  const moves = within(screen.getByRole('list', { name: 'Moves' }));
  expect(moves.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['1P-7f']);
  expect(paper()?.querySelectorAll('.board-picture .koma')).toHaveLength(40);
  expect(paper()?.querySelector('[data-shown]')).not.toBeNull();
  await send('afterprint');
  expect(paper()).toBeNull();

  await act(async () => step(table, 'first'));
  await send('beforeprint');
  expect(paper()?.querySelectorAll('li')).toHaveLength(1);
  expect(paper()?.querySelector('[data-shown]')).toBeNull();
  await send('afterprint');
});

test('while the cover lies over the game the paper has only its name', async () => {
  location.hash = '#/play';
  await show(
    <>
      <dialog className="pass-device" />
      <Printed />
    </>,
  );
  await send('beforeprint');
  expect(paper()?.textContent).toContain('Shogi');
  expect(paper()?.querySelector('.koma, li')).toBeNull();
  await send('afterprint');
});
