// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { shogi } from '#games/shogi/game.ts';
import { parseUsi } from '#games/shogi/notation/usi.ts';
import type { Position } from '#games/shogi/position.ts';
import { enter, pick, takeBack } from '#store/commands.ts';
import { viewPly } from '#store/navigation.ts';
import { createProgress, type ProgressStore } from '#store/progress.ts';
import { shownPosition } from '#store/selectors.ts';
import type { Help } from '#store/settings.ts';
import { openRecord, playAgain } from '#store/sittings.ts';
import type { Table } from '#store/table.ts';
import { show } from '../../../../tests/show.tsx';
import { firstTimeTipShown } from '../../table/hint-state.ts';
import { useAreMarked } from '../../table/use-are-marked.ts';
import { usePositionView, useSelectionView } from '../../table/use-position-view.ts';
import { Hints } from './Hints.tsx';

const play = async (table: Table, ...moves: readonly string[]): Promise<void> => {
  for (const usi of moves) {
    const position = shownPosition(shogi, table.store.getState().sitting) as Position;
    const move = parseUsi(usi, position);
    if (!move.ok) throw new Error(usi);
    await act(async () => enter(table, move.value));
  }
};

const open = async (
  hints: Help = 'fading',
): Promise<{ table: Table; store: ProgressStore; marked: () => boolean }> => {
  const store = createProgress({});
  let marked = false;
  const Marks = () => {
    marked = useAreMarked(usePositionView(), useSelectionView());
    return <Hints />;
  };
  const table = await show(<Marks />, { progress: store, settings: { hints } });
  return { table, store, marked: () => marked };
};

const learners = (store: ProgressStore) => store.getState().learners;

test('each player learns by their own moves', async () => {
  const { table, store } = await open();
  await play(table, '7g7f', '8b7b', '2g2f', '7b8b');
  expect(learners(store)).toEqual({ 'person 0': { P: 2 }, 'person 1': { R: 2 } });
});

test('a turn counts once, however often it is taken back', async () => {
  const { table, store } = await open();
  await play(table, '7g7f');
  await act(async () => takeBack(table));
  await play(table, '2g2f');
  await act(async () => takeBack(table));
  await play(table, '7g7f');
  expect(learners(store)).toEqual({ 'person 0': { P: 1 } });
});

test('the lamp says why it has nothing to show: no piece is chosen, or all its marks are in sight', async () => {
  const asked: unknown[] = [];
  const table = await show(<Hints onAsk={(off) => asked.push(off)} />, {
    progress: createProgress({}),
    settings: { hints: 'fading' },
  });
  const lamp = screen.getByRole('button', { name: 'Show where it can go (key: h)' });
  await userEvent.click(lamp);
  expect(asked).toEqual(['nothing-chosen']);
  await act(async () => pick(table, { at: 'square', square: 6 * 9 + 2 }));
  await userEvent.click(lamp);
  expect(asked).toEqual(['nothing-chosen', 'nothing-faded']);
  expect(lamp).toHaveAccessibleDescription('All marks of this piece are shown already.');
});

test('nobody learns from a kifu that was opened', async () => {
  const { table, store } = await open();
  await play(table, '7g7f', '3c3d');
  const before = learners(store);
  const { record } = table.store.getState().sitting.match;
  await act(async () => openRecord(table, record));
  await play(table, '2g2f');
  expect(learners(store)).toEqual(before);
});

test('a player with all marks gets a tip once for each first time, the most pressing first', async () => {
  const { table, store } = await open('always');
  const told = () => firstTimeTipShown.getState().told;
  await play(table, '7g7f', '3c3d', '8h2b+');
  expect(told()).toMatchObject({ seat: 0, what: 'choice' });
  await play(table, '3a2b');
  expect(told()).toMatchObject({ seat: 1, what: 'capture' });
  await play(table, 'B*8e');
  expect(told()).toMatchObject({ seat: 0, what: 'drop', node: 5 });
  await play(table, '6c6d', '8e4a+');
  expect(told()).toMatchObject({ seat: 1, what: 'check' });
  expect(learners(store)['person 0']).toEqual({ 'met choice': 1, 'met drop': 1 });
  expect(learners(store)['person 1']).toMatchObject({ 'met capture': 1, 'met check': 1 });
});

test('a player whose marks fade gets no tips, unless a teacher sits opposite', async () => {
  firstTimeTipShown.setState({ told: null });
  const { table } = await open();
  await play(table, '7g7f', '3c3d', '8h2b+');
  expect(firstTimeTipShown.getState().told).toBeNull();
  const { sitting } = table.store.getState();
  const seating = { how: 'side', marks: ['off', 'fading'], cover: false } as const;
  await act(async () => table.store.setState({ sitting: { ...sitting, seating } }));
  await play(table, '3a2b');
  expect(firstTimeTipShown.getState().told).toMatchObject({ seat: 1, what: 'capture' });
});

test('a slip of the hand is no mistake, and a move that cannot be is one', async () => {
  const { table, store, marked } = await open();
  await play(table, '7g7f', '8b7b', '2g2f', '7b8b', '9g9f', '8b7b');
  const square = (at: number) => act(async () => pick(table, { at: 'square', square: at }));
  await square(54 + 3);
  expect(marked()).toBe(false);
  await square(72 + 3);
  expect(learners(store)['person 0']).toEqual({ P: 3 });
  await act(async () => pick(table, { at: 'square', square: 72 + 3 }));
  await square(54 + 3);
  await square(40);
  expect(learners(store)['person 0']).toEqual({ P: 0 });
});

test('a typed mistake counts as one made by hand', async () => {
  const { table, store } = await open();
  await play(table, '2h3h', '8b7b', '3h2h', '7b8b');
  expect(learners(store)['person 0']).toEqual({ R: 2 });
  const position = shogi.start();
  const move = parseUsi('2h2d', position);
  if (!move.ok) throw new Error('2h2d');
  await act(async () => enter(table, move.value));
  expect(learners(store)['person 0']).toEqual({ R: 0 });
});

test('in the next game, with colours swapped, each keeps what they know', async () => {
  const { table, store } = await open();
  await play(table, '7g7f', '8b7b');
  await act(async () => playAgain(table, shogiAgreement));
  await play(table, '6g6f');
  expect(learners(store)).toEqual({ 'person 0': { P: 1 }, 'person 1': { R: 1, P: 1 } });
});

test('a drop is learned apart from the moves of its face, with the rules it kept clear of', async () => {
  const { table, store } = await open();
  const towardsDrop = ['2g2f', '3c3d', '2f2e', '4c4d', '2e2d', '2c2d', '2h2d', '9c9d'];
  await play(table, ...towardsDrop, 'P*2c');
  expect(learners(store)['person 0']).toEqual({
    P: 3,
    R: 1,
    'P*': 1,
    nifu: 1,
  });
});

test('nobody learns from what is tried while looking back', async () => {
  const { table, store } = await open();
  await play(table, '7g7f', '3c3d', '2g2f');
  const before = learners(store);
  await act(async () => viewPly(table, 1));
  await play(table, '8c8d');
  expect(learners(store)).toEqual(before);
});

test('nobody learns from what came from another tab', async () => {
  const { table, store } = await open();
  await play(table, '7g7f');
  const before = learners(store);
  await act(async () => table.store.setState({ elsewhere: true }));
  await play(table, '8c8d');
  await act(async () => table.store.setState({ elsewhere: false }));
  expect(learners(store)).toEqual(before);
});

test('where help fades, the squares of a piece that was not learned yet are marked with the press', async () => {
  const { table, marked } = await open();
  await act(async () => pick(table, { at: 'square', square: 54 + 3 }));
  expect(marked()).toBe(true);
});

test.each(['always', 'off'] as const)('with marks %s a player learns nothing', async (hints) => {
  const { table, store, marked } = await open(hints);
  await play(table, '7g7f', '8c8d', '2g2f', '8d8e');
  expect(learners(store)).toEqual({});
  await act(async () => pick(table, { at: 'square', square: 54 + 3 }));
  expect(marked()).toBe(hints === 'always');
});
