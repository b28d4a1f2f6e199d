import { expect, test, vi } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { setComment } from '#record/edit.ts';
import { nodeAt } from '#record/record.ts';
import { portsWith } from '../../tests/ports.ts';
import { reading } from '../../tests/read-one.ts';
import { sq } from '../../tests/table.ts';
import { pick, resign } from './commands.ts';
import {
  deleteShown,
  editRecord,
  moveShown,
  promoteShown,
  redoEdit,
  startEdits,
  undoEdit,
  whyNotDelete,
  whyNotEdit,
  whyNotMove,
  whyNotPromote,
  whyNotRedoEdit,
  whyNotUndo,
} from './editing.ts';
import { step, viewNode, viewPly } from './navigation.ts';
import { shownNode } from './selectors.ts';
import { openRecord } from './sittings.ts';
import { createTable, freshSitting, type Table } from './table.ts';

/** A game of three moves that ended in resignation, and two moves beside its second one. */
const told = reading(
  [
    '手合割：平手',
    '   1 ７六歩(77)',
    '   2 ３四歩(33)',
    '   3 ２六歩(27)',
    '   4 投了',
    '変化：2手',
    '   2 ８四歩(83)',
    '変化：2手',
    '   2 ４四歩(43)',
  ].join('\n'),
).record;

const emptyTable = (given: Parameters<typeof portsWith>[0] = {}): Table => {
  const ports = portsWith(given);
  return createTable(shogiPack, ports, freshSitting(shogi, ports, handicaps.even), {
    mayHaveKept: false,
  });
};

const readingTable = async (): Promise<Table> => {
  const table = emptyTable();
  await openRecord(table, told);
  startEdits(table);
  return table;
};

const press = (table: Table, ...names: readonly string[]): void => {
  for (const name of names) pick(table, { at: 'square', square: sq(name) });
};

const sittingOf = ({ store }: Table) => store.getState().sitting;
const shownOf = (table: Table) =>
  nodeAt(sittingOf(table).match.record, shownNode(sittingOf(table)));
const secondMoves = (table: Table) => nodeAt(sittingOf(table).match.record, 1).children;

test('a board on which no record is read takes no edits', () => {
  const table = emptyTable();
  expect(whyNotEdit(table.store.getState())).toBe('unknown');
  editRecord(table, (record) => setComment(record, 0, 'no'));
  expect(nodeAt(sittingOf(table).match.record, 0).comment).toBe('');
});

test('a comment that grows letter by letter is undone as one edit, and comes back', async () => {
  const table = await readingTable();
  expect(whyNotUndo(table)).toBe('not-edited');
  for (const text of ['g', 'go', 'good'])
    editRecord(table, (record) => setComment(record, 0, text), 'comment 0');
  expect(shownOf(table).comment).toBe('good');
  undoEdit(table);
  expect(shownOf(table).comment).toBe('');
  expect(whyNotUndo(table)).toBe('not-edited');
  redoEdit(table);
  expect(shownOf(table).comment).toBe('good');
  expect(whyNotRedoEdit(table)).toBe('not-unedited');
});

test('edits from before a reload are undone, the last first, until none is left', async () => {
  const earlier = ['', 'g'].map((text) => setComment(told, 0, text));
  const table = emptyTable({
    edits: {
      count: async () => earlier.length,
      add: async () => {},
      take: async () => earlier.pop(),
    },
  });
  await openRecord(table, setComment(told, 0, 'go'));
  startEdits(table);
  await vi.waitFor(() => expect(whyNotUndo(table)).toBeNull());
  await undoEdit(table);
  expect(shownOf(table).comment).toBe('g');
  await undoEdit(table);
  expect(shownOf(table).comment).toBe('');
  expect(whyNotUndo(table)).toBe('not-edited');
});

test('a move tried on the board is an edit: undone, the board stands before it', async () => {
  const table = await readingTable();
  press(table, '2g', '2f');
  const { nodes } = sittingOf(table).match.record;
  expect(nodes).toHaveLength(told.nodes.length + 1);
  undoEdit(table);
  expect(sittingOf(table).match.record).toBe(told);
  expect(shownNode(sittingOf(table))).toBe(0);
});

test('variations change places, become the main line and are deleted, and all of it is undone', async () => {
  const table = await readingTable();
  const [main = 0, first = 0, second = 0] = secondMoves(table);
  viewNode(table, second);
  expect(whyNotMove(table.store.getState(), 1)).toBe('last-branch');
  moveShown(table, -1);
  expect(secondMoves(table)).toEqual([main, second, first]);

  promoteShown(table);
  expect(secondMoves(table)).toEqual([second, main, first]);
  expect(whyNotPromote(table.store.getState())).toBe('main-line');
  // The new main line has no end, and the game stands there.
  expect(sittingOf(table).match).toMatchObject({ head: second, tip: second, outcome: null });

  deleteShown(table);
  expect(secondMoves(table)).toEqual([main, first]);
  expect(shownNode(sittingOf(table))).toBe(1);
  expect(sittingOf(table).match.outcome).toMatchObject({ by: 'resignation' });

  for (const _ of [1, 2, 3]) undoEdit(table);
  expect(sittingOf(table).match.record).toBe(told);
  expect(whyNotUndo(table)).toBe('not-edited');
  for (const _ of [1, 2, 3]) redoEdit(table);
  expect(secondMoves(table)).toEqual([main, first]);
});

test('nothing stands before the start, and a lonely move has no place to change', async () => {
  const table = await readingTable();
  expect(whyNotDelete(table.store.getState())).toBe('at-start');
  viewPly(table, 1);
  expect(whyNotMove(table.store.getState(), -1)).toBe('no-branches');
});

test('a game that was played here stays as it was played; what was tried beside it does not', () => {
  const table = emptyTable();
  press(table, '7g', '7f', '3c', '3d');
  resign(table, 0);
  step(table, 'first');
  startEdits(table);
  step(table, 1);
  expect(whyNotDelete(table.store.getState())).toBe('as-played');
  press(table, '8c', '8d');
  expect(whyNotPromote(table.store.getState())).toBe('as-played');
  expect(whyNotMove(table.store.getState(), -1)).toBe('as-played');
  expect(whyNotDelete(table.store.getState())).toBe(null);
  deleteShown(table);
  expect(secondMoves(table)).toHaveLength(1);
  undoEdit(table);
  expect(secondMoves(table)).toHaveLength(2);
  expect(sittingOf(table).match.outcome).toMatchObject({ winner: 1 });
});

test('another record has nothing to undo', async () => {
  const table = await readingTable();
  editRecord(table, (record) => setComment(record, 0, 'kept'));
  await openRecord(table, told);
  expect(whyNotUndo(table)).toBe('not-edited');
});
