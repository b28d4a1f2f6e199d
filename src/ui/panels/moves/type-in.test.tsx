// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { pick } from '#store/commands.ts';
import { viewNode } from '#store/navigation.ts';
import { show } from '../../../../tests/show.tsx';
import { picks } from '../../../../tests/table.ts';
import { useLockedBoard } from '../../table/use-locked-board.ts';
import { TypeIn } from './TypeIn.tsx';

const Field = () => {
  const locking = useLockedBoard();
  return (
    <>
      <TypeIn onClose={() => {}} locking={locking} />
      <p>{locking.locked === null ? 'nothing was pressed' : `locked: ${locking.locked.lock}`}</p>
    </>
  );
};

test('a move that is chosen among several after a look back began is not played, and the text stays', async () => {
  const table = await show(<Field />);
  await act(async () => {
    for (const one of picks('7g 7f 3c 3d')) pick(table, one);
  });
  const field = screen.getByRole('textbox');
  fireEvent.change(field, { target: { value: '5h' } });
  fireEvent.submit(field);
  const [first] = await screen.findAllByRole('button', { name: /^(?!Play$|Close$)/ });
  if (first === undefined) throw new Error('several pieces go to 5h');
  await act(async () => viewNode(table, 0));
  fireEvent.click(first);
  expect(await screen.findByText('locked: looking')).toBeDefined();
  expect(field).toHaveProperty('value', '5h');
  expect(table.store.getState().sitting.match.record.nodes).toHaveLength(3);
});
