import { expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { portsWith } from '../../tests/ports.ts';
import { even, sittingOn, tap } from '../../tests/refereed-table.ts';
import { step, stepToSibling, viewPly } from './navigation.ts';
import { shownNode } from './selectors.ts';
import { createTable, freePlayIn, freshSitting, type Table } from './table.ts';

/** Free play in which ７六歩 ３四歩 were played (nodes 1 and 2), and then ２六歩 instead of the first move (node 3). */
const withVariation = (): Table => {
  const ports = portsWith();
  const table = createTable(
    shogiPack,
    ports,
    freshSitting(shogi, ports, even, freePlayIn(shogiPack)),
  );
  tap(table, '7g', '7f', '3c', '3d');
  step(table, 'first');
  tap(table, '2g', '2f');
  return table;
};

const nodeOn = (table: Table): number => shownNode(sittingOn(table));

test('a player whose game went on in a variation steps back and on along the variation', () => {
  const table = withVariation();
  step(table, -1);
  expect(nodeOn(table)).toBe(0);
  step(table, 1);
  expect(nodeOn(table)).toBe(3);
  viewPly(table, 0);
  viewPly(table, 1);
  expect(nodeOn(table)).toBe(3);
});

test('a player who looks at the first of two moves has none before it to step aside to', () => {
  const table = withVariation();
  stepToSibling(table, -1);
  expect(nodeOn(table)).toBe(1);
  stepToSibling(table, -1);
  expect(nodeOn(table)).toBe(1);
});
