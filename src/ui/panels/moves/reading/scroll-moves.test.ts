import { expect, test } from 'vitest';
import { reading } from '../../../../../tests/read-one.ts';
import { moveRows, rowsById } from './move-rows.ts';
import { nodeAtScroll, scrollOfNode } from './scroll-moves.ts';

const { record } = reading(
  '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 ８四歩(83)\n変化：3手\n3 ６六歩(67)\n',
);
const line = [0, 1, 2, 3, 4];

test.each([true, false])('each move has its part of the way, in two columns: %s', (wide) => {
  const rows = moveRows({ record, line, begins: 0, wide, ends: true });
  const places = rowsById(rows);
  for (const node of line) {
    const part = scrollOfNode(rows, places.get(node) ?? -1, node);
    expect(nodeAtScroll(rows, part)).toBe(node);
  }
  expect(nodeAtScroll(rows, 0)).toBe(0);
  expect(nodeAtScroll(rows, 1)).toBe(4);
});

test('a list without rows has no moves', () => {
  expect(nodeAtScroll([], 0.5)).toBe(undefined);
});
