// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moveInUsi } from '#games/shogi/notation/usi.ts';
import { flip, pick } from '#store/commands.ts';
import { toggleGuessing, uncover } from '#store/guessing.ts';
import { step, viewNode, viewPly } from '#store/navigation.ts';
import { playLine } from '#store/played-line.ts';
import { openRecord } from '#store/sittings.ts';
import type { Table } from '#store/table.ts';
import { reading } from '../../../../../tests/read-one.ts';
import { show } from '../../../../../tests/show.tsx';
import { Printed } from './Printed.tsx';

const send = (event: 'beforeprint' | 'afterprint') =>
  act(async () => void dispatchEvent(new Event(event)));

const paper = () => document.querySelector<HTMLElement>('[data-part="print"]');

test('the game stands on paper only while it is printed, with the position that is shown', async () => {
  location.hash = '#/play';
  const table = await show(<Printed />);
  // The pawn of 7g goes to 7f.
  await act(async () => {
    pick(table, { at: 'square', square: 56 });
    pick(table, { at: 'square', square: 47 });
  });
  expect(paper()).toBeNull();
  await send('beforeprint');
  const moves = within(screen.getByRole('list', { name: 'Moves' }));
  expect(moves.getAllByRole('listitem').map((row) => row.textContent)).toEqual(['1P-7f']);
  expect(paper()?.querySelectorAll('.board-picture .koma')).toHaveLength(40);
  expect(paper()?.querySelector('[data-shown]')).not.toBeNull();
  await send('afterprint');
  expect(paper()).toBeNull();

  await act(async () => step(table, 'first'));
  await send('beforeprint');
  expect(paper()?.querySelectorAll('li')).toHaveLength(1);
  expect(paper()?.querySelector('[data-shown]')).toBeNull();
  await send('afterprint');
});

test('the paper shows the board from the side from which the table shows it', async () => {
  location.hash = '#/play';
  const table = await show(<Printed />);
  const paperHas = () => ({
    players: [...(paper()?.querySelectorAll('.printed-player strong') ?? [])].map(
      (name) => name.textContent,
    ),
    files: paper()?.querySelector('.printed-files')?.textContent,
    // The first piece from the left above points down.
    down: paper()?.querySelector('.koma use')?.getAttribute('href'),
  });
  await send('beforeprint');
  expect(paperHas()).toEqual({ players: ['Gote', 'Sente'], files: '987654321', down: '#koma-1' });
  await send('afterprint');
  await act(async () => flip(table));
  await send('beforeprint');
  expect(paperHas()).toEqual({ players: ['Sente', 'Gote'], files: '123456789', down: '#koma-1' });
  await send('afterprint');
});

test('while the cover lies over the game the paper has only its name', async () => {
  location.hash = '#/play';
  await show(
    <>
      <dialog className="pass-device" />
      <Printed />
    </>,
  );
  await send('beforeprint');
  expect(paper()?.textContent).toContain('Shogi');
  expect(paper()?.querySelector('.koma, li')).toBeNull();
  await send('afterprint');
});

const resigned = '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ２六歩(27)\n4 投了\n';

/** Opens a record for printing, at one of its plies. */
const read = async (ply: number, kif = resigned): Promise<Table> => {
  location.hash = '#/play';
  const table = await show(<Printed />);
  await act(async () => openRecord(table, reading(kif).record));
  await act(async () => viewPly(table, ply));
  return table;
};

/** Prints once, and says what moves and what result are on the paper. */
const print = async () => {
  await send('beforeprint');
  const moves = [...(paper()?.querySelectorAll('li') ?? [])].map((row) => row.textContent);
  const result = paper()?.querySelector('.printed-result')?.textContent ?? null;
  await send('afterprint');
  return { moves, result };
};

test('a record that is read is printed with its whole line and its result', async () => {
  await read(1);
  expect(await print()).toEqual({
    moves: ['1P-7f', '2P-3d', '3P-2f'],
    result: expect.stringContaining('Sente wins'),
  });
});

test.each(['answer', 'moves'] as const)(
  'while the moves to come are covered (%s), the paper has no covered move and no result',
  async (what) => {
    const table = await read(1);
    await act(async () => toggleGuessing(table, what));
    expect(await print()).toEqual({ moves: ['1P-7f'], result: null });
    // At the end nothing is covered any more.
    await act(async () => step(table, 'last'));
    expect(await print()).toEqual({
      moves: ['1P-7f', '2P-3d', '3P-2f'],
      result: expect.stringContaining('Sente wins'),
    });
    await act(async () => uncover(table));
  },
);

test('at the end of a variation the result of the covered game is not on the paper', async () => {
  const table = await read(1, `${resigned}\n変化：1手\n1 ２六歩(27)\n`);
  await act(async () => step(table, 'first'));
  await act(async () => {
    toggleGuessing(table, 'answer');
    const [, beside] = table.store.getState().sitting.match.record.nodes[0]?.children ?? [];
    if (beside !== undefined) viewNode(table, beside);
  });
  expect(await print()).toEqual({ moves: ['1P-2f'], result: null });
  await act(async () => uncover(table));
});

test("while a program's line is on the board, the paper has the game's own moves up to it and no result", async () => {
  const table = await read(2);
  const turns = ['6g6f', '8c8d'].flatMap((usi) => {
    const move = moveInUsi(usi);
    return move === undefined ? [] : [{ move }];
  });
  await act(async () => {
    playLine(table, 2, turns);
    step(table, 'last');
  });
  expect(await print()).toEqual({ moves: ['1P-7f', '2P-3d'], result: null });
});
