import { expect, test } from 'vitest';
import { newClock, runClock } from '#match/clock.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import type { RefereeState } from '#match/terms.ts';
import { pick, redo, resign, takeBack } from '#store/commands.ts';
import { updateSitting } from '#store/dispatch.ts';
import { returnToGame, viewNode } from '#store/navigation.ts';
import { answer, offer, reportUnseenTime } from '#store/referee.ts';
import { newGame, openRecord, replaceGame } from '#store/sittings.ts';
import { createTable, freshSitting, keptSitting, type Table } from '#store/table.ts';
import { portsWith } from '../../../../tests/ports.ts';
import { toyStart } from '../../../../tests/toy-game.ts';
import { toyPack } from '../../../../tests/toy-pack.ts';
import { announcementSince, asUnannounced, snapshotOf } from './announcements.ts';

const at = (name: string): number =>
  'abcdefghijkl'.indexOf(name.charAt(0)) + (Number(name.charAt(1)) - 1) * 12;

/** Moves a runner one step, and stops there. */
const step = (table: Table, from: string, to: string): void => {
  for (const name of [from, to, to]) pick(table, { at: 'square', square: at(name) });
};

const oneMinute = { kind: 'main', mainMs: 60_000 } as const;

/** A game after two turns: nodes 1 and 2. */
const begun = (agreed: { readonly refereeState?: RefereeState } = {}): Table => {
  const ports = portsWith();
  const sitting = freshSitting(toyPack.game, ports, toyStart, agreed);
  const table = createTable(toyPack, ports, sitting, { mayHaveKept: false });
  step(table, 'a3', 'a2');
  step(table, 'c1', 'd1');
  return table;
};

const look = ({ store }: Table) => snapshotOf(store.getState().sitting);

/** The announcement that an action causes. */
const told = async (table: Table, act: () => unknown) => {
  const before = look(table);
  await act();
  return announcementSince(before, look(table));
};

test('a move is announced as made, in the game, in a variation and when it is made once more', async () => {
  const table = begun();
  expect(await told(table, () => step(table, 'b3', 'b2'))).toEqual({ what: 'made', node: 3 });
  takeBack(table);
  expect(await told(table, () => redo(table))).toEqual({ what: 'made', node: 3 });
  resign(table, 1);
  viewNode(table, 1);
  expect(await told(table, () => step(table, 'c1', 'c2'))).toEqual({ what: 'made', node: 4 });
});

test('a takeback is announced as such, and names the first of several moves', async () => {
  const table = begun();
  const before = look(table);
  takeBack(table);
  expect(announcementSince(before, look(table))).toEqual({ what: 'undone', node: 2 });
  takeBack(table);
  expect(announcementSince(before, look(table))).toEqual({ what: 'undone', node: 1 });
});

test('a "no" is announced as the answer of the side that gave it, also after a gap in time', async () => {
  const clock = newClock([oneMinute, oneMinute], 0);
  const terms = { ...freeTerms, clock: [oneMinute, oneMinute] } as const;
  const table = begun({ refereeState: agree(terms, runClock(clock, 0)) });
  offer(table, 0, 'adjourn');
  const declined = { what: 'declined', seat: 1 };
  expect(await told(table, () => answer(table, 1, false))).toEqual(declined);
  reportUnseenTime(table, 60_000, 0);
  offer(table, 0, 'go-on');
  expect(await told(table, () => answer(table, 1, false))).toEqual(declined);
  offer(table, 0, 'go-on');
  const withdrawn = { what: 'withdrawn', seat: 0 };
  expect(await told(table, () => answer(table, 0, false))).toEqual(withdrawn);
});

test('looking back is no move, and coming back is announced', async () => {
  const table = begun();
  expect(await told(table, () => viewNode(table, 1))).toEqual({ what: 'looked', node: 1 });
  expect(await told(table, () => viewNode(table, 0))).toEqual({ what: 'looked', node: 0 });
  expect(await told(table, () => returnToGame(table))).toEqual({ what: 'returned' });
});

test('a new game, an opened record and a game that is taken up again are told apart', async () => {
  const table = begun();
  const sitting = keptSitting(table.store.getState());
  const { record } = sitting.match;
  expect(await told(table, () => newGame(table, toyStart))).toEqual({ what: 'new-game' });
  expect(await told(table, () => openRecord(table, record))).toEqual({
    what: 'opened',
    moves: 2,
    variations: 0,
    comments: 0,
  });
  expect(await told(table, () => replaceGame(table, sitting, 'opened'))).toEqual({
    what: 'taken-up',
    ply: 2,
  });
});

test('a piece taken up, a result, or a game that gets an id of its own is not announced here', async () => {
  const table = begun();
  expect(await told(table, () => pick(table, { at: 'square', square: at('b3') }))).toBeNull();
  expect(await told(table, () => updateSitting(table, { id: 'apart' }))).toBeNull();
  expect(await told(table, () => resign(table, 0))).toBeNull();
});

test('a listener who comes late hears the one move that was made, and in a longer game where it stands', () => {
  const table = begun();
  expect(announcementSince(asUnannounced(look(table)), look(table))).toEqual({
    what: 'taken-up',
    ply: 2,
  });
  takeBack(table);
  expect(announcementSince(asUnannounced(look(table)), look(table))).toEqual({
    what: 'made',
    node: 1,
  });
  takeBack(table);
  expect(announcementSince(asUnannounced(look(table)), look(table))).toBeNull();
});
