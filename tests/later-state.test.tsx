// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { afterFrame } from '#effects/session/after-frame.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { createTable, freshSitting, type Pace } from '#store/table.ts';
import { AppProvider, useApp, useTable } from '#ui/app/app-context.tsx';
import { portsWith } from './ports.ts';
import { show } from './show.tsx';

const Where = () => <p>{useTable((state) => (state.elsewhere ? 'elsewhere' : 'here'))}</p>;

test('a component drawn before the table had a pace shows the first change after that too', async () => {
  let pace: Pace | undefined;
  const ports = portsWith({});
  const { game } = shogiPack;
  const sitting = freshSitting(game, ports, game.text.position(game.start()));
  const table = createTable(shogiPack, ports, sitting, {
    mayHaveKept: false,
    pace: (follow, now, before) => (pace ? pace(follow, now, before) : follow()),
  });
  const OnTable = () => (
    <AppProvider value={{ ...useApp(), table }}>
      <Where />
    </AppProvider>
  );
  await show(<OnTable />);
  pace = afterFrame();
  await act(async () => table.store.setState({ elsewhere: true }));
  await vi.waitFor(() => expect(screen.getByText('elsewhere')).toBeInTheDocument());
  await act(async () => table.store.setState({ elsewhere: false }));
  await vi.waitFor(() => expect(screen.getByText('here')).toBeInTheDocument());
});
