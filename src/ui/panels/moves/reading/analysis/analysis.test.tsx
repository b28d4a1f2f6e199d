// @vitest-environment happy-dom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { toggleGuessing, uncover } from '#store/guessing.ts';
import { viewPly } from '#store/navigation.ts';
import { lineOnBoard } from '#store/selectors.ts';
import { openRecord } from '#store/sittings.ts';
import type { Table } from '#store/table.ts';
import { reading } from '../../../../../../tests/read-one.ts';
import { show } from '../../../../../../tests/show.tsx';
import { Reading } from '../Reading.tsx';
import { ScoreGraph } from './ScoreGraph.tsx';

const kif = [
  '手合割：平手',
  '   1 ２六歩(27)',
  '*A quiet start.',
  '**評価値=-35',
  '**読み筋=△８四歩▲２五歩△８五歩▲７八金△３二金▲３八銀△７二銀',
  '   2 ８四歩(83)',
  '*#詰み=後手勝ち:7手',
].join('\n');

const nothing = (): void => {};

const read = async (text = kif): Promise<Table> => {
  const table = await show(
    <>
      <Reading onOpen={nothing} />
      <ScoreGraph />
    </>,
  );
  await act(async () => openRecord(table, reading(text).record));
  await act(async () => viewPly(table, 1));
  return table;
};

test('a comment shows the words of people as they are, and evaluations in the words of the reader', async () => {
  await read();
  const box = screen.getByRole('region', { name: 'Comment' });
  const lines = await within(box).findByRole('list', { name: 'From programs' });
  expect(box).toHaveTextContent('A quiet start.');
  expect(box).not.toHaveTextContent('評価値');
  expect(lines).toHaveTextContent('−35');
  expect(lines).toHaveTextContent('Gote is ahead by 35');
});

test('a line is played from the box, and a long one is shown whole on request', async () => {
  const table = await read();
  const more = await screen.findByRole('button', { name: '1 more' });
  await act(async () => fireEvent.click(more));
  expect(screen.getByRole('button', { name: 'fewer' })).toHaveAttribute('aria-expanded', 'true');
  const play = screen.getByRole('button', { name: /^Play this line on the board/ });
  await act(async () => fireEvent.click(play));
  expect(lineOnBoard(table.store.getState())).not.toBe(null);
  // The box still shows the comment that has the line.
  expect(screen.getByRole('button', { name: /^Play this line on the board/ })).toBe(play);
});

test('while the moves to come are covered, no line gives them away', async () => {
  const table = await read();
  await screen.findByRole('list', { name: 'From programs' });
  await act(async () => toggleGuessing(table, 'moves'));
  expect(screen.queryByRole('list', { name: 'From programs' })).toBe(null);
  expect(screen.getByRole('region', { name: 'Comment' })).toHaveTextContent('A quiet start.');
  await act(async () => uncover(table));
});

test('the graph sums up who was ahead, and says the score of the move on the board', async () => {
  const table = await read();
  const graph = await screen.findByRole('slider', { name: /Evaluations of 2 positions/ });
  expect(graph).toHaveAccessibleName('Evaluations of 2 positions. Peaks: Move 2: Gote mates in 7');
  expect(graph).toHaveAttribute('aria-valuetext', 'Move 1: Gote is ahead by 35');
  await act(async () => viewPly(table, 0));
  expect(graph).toHaveAttribute('aria-valuetext', 'Move 0: no evaluation');
});

test('a record without evaluations has no graph', async () => {
  await read('手合割：平手\n1 ２六歩(27)\n*Only words.\n');
  expect(document.querySelector('[data-part="scores"]')).toBe(null);
});
