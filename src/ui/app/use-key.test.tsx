// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../../tests/show.tsx';
import { useKey } from './use-key.ts';

const Listening = ({ act }: { readonly act: () => void }) => {
  useKey('a', act);
  return (
    <>
      <input aria-label="field" />
      <input type="range" aria-label="slider" />
      <div role="alertdialog" aria-label="question">
        <button type="button">yes</button>
      </div>
    </>
  );
};

test('a key acts, but not while the user writes or answers a question', async () => {
  const pressed = vi.fn();
  await show(<Listening act={pressed} />);
  await userEvent.keyboard('a');
  expect(pressed).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('field'), 'a');
  screen.getByRole('button', { name: 'yes' }).focus();
  await userEvent.keyboard('a');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('nobody writes in a slider: the same key acts there', async () => {
  const pressed = vi.fn();
  await show(<Listening act={pressed} />);
  screen.getByLabelText('slider').focus();
  await userEvent.keyboard('a');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('a user who speaks to the machine can switch single keys off', async () => {
  const pressed = vi.fn();
  await show(<Listening act={pressed} />, { settings: { letterKeys: false } });
  await userEvent.keyboard('a');
  expect(pressed).not.toHaveBeenCalled();
});
