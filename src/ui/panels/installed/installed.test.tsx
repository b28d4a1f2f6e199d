// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { show } from '../../../../tests/show.tsx';
import { NewVersionAtFoot } from '../notices/NewVersion.tsx';
import { Installed } from './Installed.tsx';

// The part that opens a kifu is fetched before any test waits for it.
beforeAll(() => import('../../files.chunk.ts'));

const offered = () => screen.queryByText(/A new version is available/);

/** Shows the app and offers it a newer version immediately. */
const withNewer = async () => {
  const load = vi.fn();
  let offer = (): void => {};
  const table = await show(
    <>
      <Installed />
      <NewVersionAtFoot />
    </>,
    {
      browser: {
        keepOffline: async (told) => {
          offer = () => told(load);
        },
      },
    },
  );
  const again = (): void => act(() => offer());
  again();
  return { load, again, table };
};

test('a newer version is loaded with a press and not before', async () => {
  const { load } = await withNewer();
  expect(offered()).not.toBeNull();
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Update now' }));
  expect(load).toHaveBeenCalledOnce();
});

test('a newer version that is put off is offered again when the next one comes', async () => {
  const { load, again } = await withNewer();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(offered()).toBeNull();
  expect(load).not.toHaveBeenCalled();
  again();
  expect(offered()).not.toBeNull();
});

test('while the game could not be kept, no newer version is offered', async () => {
  const { table } = await withNewer();
  act(() => table.store.setState({ trouble: 'full' }));
  expect(offered()).toBeNull();
  act(() => table.store.setState({ trouble: null }));
  expect(offered()).not.toBeNull();
});

test('a kifu that the system hands over is read, and the game before it waits', async () => {
  location.hash = '#/rules';
  const file = new File(['position startpos moves 7g7f 3c3d'], 'game.usi');
  const table = await show(<Installed />, { browser: { hearOfFiles: (give) => give([file]) } });
  const before = table.store.getState().sitting.id;
  await waitFor(() => expect(table.store.getState().sitting.id).not.toBe(before));
  const { match } = table.store.getState().sitting;
  expect(match.record.nodes).toHaveLength(3);
  expect(location.hash).toBe('#/play');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a hand-over without a kifu is answered by a sentence that there is none', async () => {
  await show(<Installed />, { browser: { hearOfFiles: (give) => give([]) } });
  expect(await screen.findByRole('alert')).not.toBeNull();
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('There is no game file in it.'),
  );
});

test('the games of the table are made to last', async () => {
  const startPersistence = vi.fn();
  const table = await show(<Installed />, { browser: { startPersistence } });
  await waitFor(() => expect(startPersistence).toHaveBeenCalledExactlyOnceWith(table));
});
