// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { type ReactNode, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loading, unnoticed } from '#loading/chunk.ts';
import { show } from '../../../tests/show.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { ErrorBoundary, lazyFile } from './lazy.ts';

const Board = () => <p>the board</p>;
const Card = () => <p>the card</p>;

beforeEach(() => {
  loading.setState({ missing: [], tries: 0 });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

/** A file that fails to load the given number of times. */
const fileFailing = (times: number) => {
  let left = times;
  return async () => {
    if (left-- > 0) throw new Error('the net is gone');
    return { Card };
  };
};

const showBeside = (part: ReactNode) =>
  show(
    <>
      <Board />
      <Suspense fallback="it comes">{part}</Suspense>
      <LoadFailure />
    </>,
  );

const sentence = () => screen.findByText(/could not be loaded/);

// Inside an `act` that is not awaited, a promise would never resolve.
const tryAgain = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());

test('a part that cannot be fetched is missed in a sentence, the board stays, and trying again brings it', async () => {
  const Late = lazyFile(fileFailing(1)).component(({ Card }) => Card);
  await showBeside(<Late />);
  expect(await sentence()).toBeInTheDocument();
  expect(screen.getByText('the board')).toBeInTheDocument();
  await tryAgain();
  expect(await screen.findByText('the card')).toBeInTheDocument();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('after a vain try the page can be loaded again', async () => {
  const Late = lazyFile(fileFailing(9)).component(({ Card }) => Card);
  await showBeside(<Late />);
  await sentence();
  expect(screen.queryByRole('button', { name: 'Reload' })).toBeNull();
  await tryAgain();
  expect(await screen.findByRole('button', { name: 'Reload' })).toBeInTheDocument();
});

test('decoration is missed without a word', async () => {
  const Late = lazyFile(fileFailing(9)).component(({ Card }) => Card, unnoticed);
  await showBeside(<Late />);
  await vi.waitFor(() => expect(screen.queryByText('it comes')).toBeNull());
  expect(screen.getByText('the board')).toBeInTheDocument();
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
});

test('a part that fails to be drawn takes nothing with it, and is drawn again with the next try', async () => {
  let broken = true;
  const Broken = () => {
    if (broken) throw new Error('it cannot be drawn');
    return <p>drawn</p>;
  };
  await showBeside(
    <ErrorBoundary instead="instead">
      <Broken />
    </ErrorBoundary>,
  );
  expect(await sentence()).toBeInTheDocument();
  expect(screen.getByText('instead')).toBeInTheDocument();
  broken = false;
  await tryAgain();
  expect(screen.getByText('drawn')).toBeInTheDocument();
});

test('a part fetched ahead is drawn with the rest, and one that did not come then is asked for again', async () => {
  const there = lazyFile(fileFailing(0));
  there.ahead();
  await act(async () => {});
  const Late = there.component(({ Card }) => Card);
  await showBeside(<Late />);
  expect(screen.queryByText('it comes')).toBeNull();
  expect(screen.getByText('the card')).toBeInTheDocument();

  const gone = lazyFile(fileFailing(1));
  gone.ahead();
  await act(async () => {});
  expect(screen.queryByText(/could not be loaded/)).toBeNull();
  const Later = gone.component(({ Card }) => Card);
  await showBeside(<Later />);
  expect(await screen.findAllByText('the card')).toHaveLength(2);
});

test('a file on its way ahead is waited for when it is wanted, and not asked for twice', async () => {
  let bring = (_: { readonly Card: typeof Card }): void => {};
  const load = vi.fn(
    () =>
      new Promise<{ readonly Card: typeof Card }>((resolve) => {
        bring = resolve;
      }),
  );
  const file = lazyFile(load);
  file.ahead();
  const wanted = file.fetch();
  bring({ Card });
  expect(await wanted).toEqual({ Card });
  expect(load).toHaveBeenCalledOnce();
});
