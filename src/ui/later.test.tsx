// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { later } from './later.ts';

const Board = () => <p>the board</p>;

test('what cannot be fetched is missed, and the board stays', async () => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => {});
  const Lens = later(
    (): Promise<{ Lens: typeof Board }> => Promise.reject(new Error('the net is gone')),
  ).part(({ Lens }) => Lens);
  render(
    <>
      <Board />
      <Suspense fallback="it comes">
        <Lens />
      </Suspense>
    </>,
  );
  await vi.waitFor(() => expect(screen.queryByText('it comes')).toBeNull());
  expect(screen.getByText('the board')).toBeInTheDocument();
  quiet.mockRestore();
});
