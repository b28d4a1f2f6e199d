// @vitest-environment happy-dom

import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { handicaps } from '#games/shogi/starts.ts';
import { messages as english } from '#i18n/en/index.ts';
import { newClock } from '#match/clock.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import type { RefereeState } from '#match/terms.ts';
import { pick } from '#store/commands.ts';
import { freshSitting } from '#store/table.ts';
import { show } from '../../../../tests/show.tsx';
import { useSettings } from '../../app/app-context.tsx';
import { Status } from '../../pages/play/Status.tsx';
import { attackSwitch } from '../../table/attack-switch.ts';
import { StartScreen } from '../start/StartScreen.tsx';
import { SideMeaning } from './SideMeaning.tsx';

let seen: ReturnType<typeof useSettings>;

const Strip = () => {
  seen = useSettings();
  return <Status question={null} />;
};

test('a player who says to be new gets pieces that show their moves, and all marks, and reads how to begin', async () => {
  attackSwitch.setState({ on: true });
  await show(<Strip />);
  expect(await screen.findByText('New to shogi?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: english.teach.newcomer.show }));
  expect(seen.games).toEqual({ shogi: { pieces: 'western', ways: true } });
  expect(seen.hints).toBe('always');
  expect(attackSwitch.getState().on).toBe(false);
  expect(screen.queryByText('New to shogi?')).toBeNull();
  const told =
    'You win by mate: attack the king so that it cannot escape. Sente begins, at the bottom.';
  expect(screen.getByRole('status')).toHaveTextContent(told);
});

test('a player who may be new sees beside both names which side moves first, until they say they know the game', async () => {
  await show(
    <>
      <Strip />
      <SideMeaning seat={0} />
      <SideMeaning seat={1} />
    </>,
  );
  expect(await screen.findByText('moves first')).toBeInTheDocument();
  expect(screen.getByText('moves second')).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: english.teach.newcomer.know }));
  expect(screen.queryByText('moves first')).toBeNull();
  expect(screen.queryByText('moves second')).toBeNull();
});

test('with a handicap everyone reads beside the names which side gives it, with a clock too, until the first move', async () => {
  const table = await show(
    <>
      <SideMeaning seat={0} />
      <SideMeaning seat={1} />
    </>,
    { setup: handicaps.rook, settings: { games: { shogi: {} } } },
  );
  const meanings = () =>
    [...document.querySelectorAll('.plate-gloss')].map((one) => one.textContent);
  expect(meanings()).toEqual(['gets the handicap', 'gives the handicap']);
  const control = { kind: 'main', mainMs: 60_000 } as const;
  await act(async () =>
    table.store.setState({
      sitting: freshSitting(table.store.getState().pack.game, table.ports, handicaps.rook, {
        refereeState: agree(freeTerms, newClock([control, control], 1)),
      }),
    }),
  );
  expect(meanings()).toEqual(['gets the handicap', 'gives the handicap']);
  await act(async () => {
    pick(table, { at: 'square', square: 2 * 9 + 6 });
    pick(table, { at: 'square', square: 3 * 9 + 6 });
  });
  expect(meanings()).toEqual([]);
});

test('a player who reads Japanese keeps the kanji, with their moves beside them', async () => {
  await show(<Strip />, { language: 'ja' });
  await userEvent.click(await screen.findByRole('button', { name: '駒に動きを表示' }));
  expect(seen.games).toEqual({ shogi: { pieces: 'kanji', ways: true } });
});

test('a player who knows the game changes nothing, and is asked no more', async () => {
  await show(<Strip />);
  await userEvent.click(await screen.findByRole('button', { name: english.teach.newcomer.know }));
  expect(seen.games).toEqual({ shogi: {} });
  expect(seen.hints).toBe('fading');
  expect(screen.queryByText('New to shogi?')).toBeNull();
});

test.each([
  ['a player who has set something of the game', { games: { shogi: { pieces: 'western' } } }],
  ['a player with settings of the first version', { games: { '': { pieces: 'kanji' } } }],
  ['a player who was asked before', { games: { shogi: {} } }],
])('%s is not asked', async (_, settings) => {
  await show(<Strip />, { settings });
  expect(await screen.findByText('Sente to move')).toBeInTheDocument();
  expect(screen.queryByText('New to shogi?')).toBeNull();
});

test('a player who has set a game up is asked no more, and keeps what they have set', async () => {
  await show(
    <>
      <Strip />
      <StartScreen onClose={() => {}} onSave={() => {}} />
    </>,
    { settings: { games: { stub: { row: 'down' } } } },
  );
  await screen.findByText('New to shogi?');
  await userEvent.click(await screen.findByRole('button', { name: 'Begin' }));
  expect(seen.games).toEqual({ stub: { row: 'down' }, shogi: {} });
  expect(screen.queryByText('New to shogi?')).toBeNull();
});

test('the question is for both: neither side of a table is asked alone', async () => {
  await show(<Status own={0} question={null} />);
  expect(await screen.findByText('Your move')).toBeInTheDocument();
  expect(screen.queryByText('New to shogi?')).toBeNull();
});

test('nobody is asked before a handicap game, nor while a clock waits', async () => {
  const table = await show(<Strip />);
  const { pack, sitting } = table.store.getState();
  await screen.findByText('New to shogi?');
  const begin = (setup: string, refereeState?: RefereeState) =>
    act(async () =>
      table.store.setState({
        sitting: freshSitting(pack.game, table.ports, setup, refereeState ? { refereeState } : {}),
      }),
    );
  await begin(handicaps.rook);
  expect(screen.queryByText('New to shogi?')).toBeNull();
  await begin(sitting.match.record.setup);
  expect(screen.getByText('New to shogi?')).toBeInTheDocument();
  await begin(sitting.match.record.setup, agree({ ...freeTerms, agreedDraw: true }, null));
  expect(screen.getByText('New to shogi?')).toBeInTheDocument();
  const control = { kind: 'main', mainMs: 60_000 } as const;
  await begin(sitting.match.record.setup, agree(freeTerms, newClock([control, control], 0)));
  expect(screen.queryByText('New to shogi?')).toBeNull();
});

test('a selected piece takes the place of the question, which comes back after a first move and is then asked of the other', async () => {
  const table = await show(
    <>
      <Strip />
      <SideMeaning seat={0} />
    </>,
  );
  const press = (...squares: readonly number[]) =>
    act(async () => {
      for (const square of squares) pick(table, { at: 'square', square });
    });
  await screen.findByText('New to shogi?');
  await press(6 * 9 + 2);
  await waitFor(() => expect(screen.queryByText('New to shogi?')).toBeNull());
  await press(5 * 9 + 2);
  expect(await screen.findByText('New to shogi?')).toBeInTheDocument();
  expect(screen.getByText('moves first')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: english.teach.newcomer.show }));
  expect(screen.getByRole('status')).toHaveTextContent(/^You win by mate[^.]*\.$/);
});

test('after the opening moves nobody is asked any more', async () => {
  const table = await show(<Strip />);
  await screen.findByText('New to shogi?');
  // 2g2f, 8c8d, 2f2e, 8d8e, 7g7f
  for (const [from, to] of [
    [61, 52],
    [19, 28],
    [52, 43],
    [28, 37],
  ] as const)
    await act(async () => {
      for (const square of [from, to]) pick(table, { at: 'square', square });
    });
  expect(await screen.findByText('New to shogi?')).toBeInTheDocument();
  await act(async () => {
    for (const square of [56, 47]) pick(table, { at: 'square', square });
  });
  expect(await screen.findByText('Gote to move')).toBeInTheDocument();
  expect(screen.queryByText('New to shogi?')).toBeNull();
});

test('the question leads to where a new player learns the game', async () => {
  await show(<Strip />);
  expect(await screen.findByRole('link', { name: 'New to shogi?' })).toHaveAttribute(
    'href',
    '#/learn/shogi/next',
  );
});
