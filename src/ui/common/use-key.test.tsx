// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { changeSettings } from '#store/settings.ts';
import { show } from '../../../tests/place.tsx';
import type { Place } from '../table-context.tsx';
import { usePlace } from '../table-context.tsx';
import { useKey } from './use-key.ts';

let place: Place | undefined;

const Listening = ({ act }: { readonly act: () => void }) => {
  place = usePlace();
  useKey('a', act);
  return (
    <>
      <input aria-label="field" />
      <div role="alertdialog" aria-label="question">
        <button type="button">yes</button>
      </div>
    </>
  );
};

test('a key does something, but not while one writes or answers a question', async () => {
  const pressed = vi.fn();
  await show(<Listening act={pressed} />);
  await userEvent.keyboard('a');
  expect(pressed).toHaveBeenCalledTimes(1);
  await userEvent.type(screen.getByLabelText('field'), 'a');
  screen.getByRole('button', { name: 'yes' }).focus();
  await userEvent.keyboard('a');
  expect(pressed).toHaveBeenCalledTimes(1);
});

test('who speaks to the machine can switch single keys off', async () => {
  const pressed = vi.fn();
  await show(<Listening act={pressed} />);
  await act(async () => {
    if (place) changeSettings(place.settings, { letterKeys: false });
  });
  await userEvent.keyboard('a');
  expect(pressed).not.toHaveBeenCalled();
});
