// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../../tests/show.tsx';
import { Sheet } from './Sheet.tsx';

afterEach(() => vi.restoreAllMocks());

test('a press beside a sheet closes it, but not the second click of the double click that opened it', async () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000);
  const closed = vi.fn();
  await show(
    <Sheet title="New game" onClose={closed}>
      <p>Questions</p>
    </Sheet>,
  );
  const overlay = screen.getByRole('dialog').closest('.sheet-overlay');
  if (overlay === null) throw new Error('the sheet lies on nothing');
  now.mockReturnValue(1200);
  await userEvent.click(overlay);
  expect(closed).not.toHaveBeenCalled();
  now.mockReturnValue(1600);
  await userEvent.click(overlay);
  expect(closed).toHaveBeenCalledTimes(1);
});
