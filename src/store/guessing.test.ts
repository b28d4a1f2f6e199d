import { afterEach, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { portsWith } from '../../tests/ports.ts';
import { reading } from '../../tests/read-one.ts';
import { sq } from '../../tests/table.ts';
import { pick } from './commands.ts';
import { guessingStore, showNext, toggleGuessing, uncover, uncoveredLine } from './guessing.ts';
import { shownNode } from './selectors.ts';
import { openRecord } from './sittings.ts';
import { createTable, freshSitting, keptSitting, type Table } from './table.ts';

const { record } = reading(
  '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n変化：1手\n1 ２六歩(27)\n',
);

const ports = portsWith({});
const table: Table = createTable(shogiPack, ports, freshSitting(shogi, ports, record.setup), {
  mayHaveKept: false,
});
const press = (...names: readonly string[]): void => {
  for (const name of names) pick(table, { at: 'square', square: sq(name) });
};
const sitting = () => keptSitting(table.store.getState());

afterEach(() => uncover(table));

test('moves of the line are hits; others are misses that leave the record as it is', async () => {
  await openRecord(table, record);
  toggleGuessing(table, 'moves');
  press('2g', '2f');
  expect(guessingStore.getState()).toMatchObject({ last: 'beside', hits: 0, missed: 1 });
  press('9g', '9f');
  // Two wrong guesses at one move are one move that was missed.
  expect(guessingStore.getState()).toMatchObject({ last: 'miss', hits: 0, missed: 1 });
  expect(shownNode(sitting())).toBe(0);
  expect(sitting().match.record).toBe(record);
  expect(sitting().picked).toEqual([]);
  press('7g', '7f');
  expect(guessingStore.getState()).toMatchObject({ last: 'hit', hits: 0, missed: 1 });
  press('3c', '3d');
  expect(guessingStore.getState()).toMatchObject({ hits: 1, missed: 1 });
  showNext(table);
  expect(guessingStore.getState()).toMatchObject({ hits: 1, missed: 2 });
  expect(shownNode(sitting())).toBe(3);
});

test('a move on the board is played again, not guessed, once guessing is turned off', async () => {
  await openRecord(table, record);
  toggleGuessing(table, 'moves');
  toggleGuessing(table, 'moves');
  press('9g', '9f');
  expect(sitting().match.record.nodes).toHaveLength(record.nodes.length + 1);
});

test('a line ends at the position on the board, unless nothing is covered', () => {
  expect(uncoveredLine([0, 1, 2, 3], 1, 'answer')).toEqual([0, 1]);
  expect(uncoveredLine([0, 1, 2, 3], 1, 'nothing')).toEqual([0, 1, 2, 3]);
});
