// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages as english } from '#i18n/en/index.ts';
import { nodeAt } from '#record/record.ts';
import { viewPly } from '#store/navigation.ts';
import { shownNode } from '#store/selectors.ts';
import { openRecord } from '#store/sittings.ts';
import type { Table } from '#store/table.ts';
import { reading } from '../../../../../tests/read-one.ts';
import { show } from '../../../../../tests/show.tsx';
import { useSitting } from '../../../app/app-context.tsx';
import { MergeKifu } from '../../files/MergeKifu.tsx';
import { About } from './About.tsx';
import { Reading } from './Reading.tsx';
import { TimeChart } from './views/TimeChart.tsx';

const kif = [
  '棋戦：Spring league',
  '先手：Aoki',
  '後手：Mori',
  '手合割：平手',
  '*A quiet start.',
  '   1 ７六歩(77)',
  '   2 ３四歩(33)',
  '   3 ２六歩(27)',
  '変化：2手',
  '   2 ８四歩(83)',
].join('\n');

const nothing = (): void => {};

// A wide window: elsewhere the map and the times are on a sheet.
vi.mock('../../../table/use-is-wide-window.ts', () => ({ useIsWideWindow: () => true }));

const shown = ({ store }: Table) => {
  const { sitting } = store.getState();
  return nodeAt(sitting.match.record, shownNode(sitting));
};

/** Reads that game with the editor open. */
const edit = async (): Promise<Table> => {
  const table = await show(<Reading onOpen={nothing} />);
  await act(async () => openRecord(table, reading(kif).record));
  const pencil = await screen.findByRole('button', { name: 'Edit the kifu' });
  await act(async () => fireEvent.click(pencil));
  await screen.findByRole('textbox', { name: 'Comment' });
  return table;
};

test('the comment of the move on the board is edited, kept when the field is left, and undone', async () => {
  const table = await edit();
  const field = screen.getByRole('textbox', { name: 'Comment' });
  expect(field).toHaveValue('A quiet start.');
  fireEvent.change(field, { target: { value: 'Not so quiet.' } });
  await act(async () => fireEvent.blur(field));
  expect(shown(table).comment).toBe('Not so quiet.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Undo edit' })));
  expect(shown(table).comment).toBe('A quiet start.');
  expect(screen.getByRole('button', { name: 'Undo edit' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a comment typed for one move is kept for it when another move is looked at', async () => {
  const table = await edit();
  fireEvent.change(screen.getByRole('textbox', { name: 'Comment' }), {
    target: { value: 'First' },
  });
  await act(async () => viewPly(table, 1));
  expect(nodeAt(table.store.getState().sitting.match.record, 0).comment).toBe('First');
  expect(shown(table).comment).toBe('');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
});

test('a move gets a sign and a bookmark, and loses the sign when it is pressed again', async () => {
  const table = await edit();
  expect(screen.queryByRole('group', { name: 'Sign' })).toBe(null);
  await act(async () => viewPly(table, 1));
  const sign = screen.getByRole('button', { name: 'Interesting move' });
  await act(async () => fireEvent.click(sign));
  expect(shown(table).glyph).toBe('!?');
  expect(sign).toHaveAttribute('aria-pressed', 'true');
  await act(async () => fireEvent.click(sign));
  expect(shown(table).glyph).toBe(undefined);

  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Bookmark' })));
  const bookmark = screen.getByRole('textbox', { name: 'Bookmark' });
  fireEvent.change(bookmark, { target: { value: 'opening' } });
  await waitFor(() => expect(shown(table).bookmark).toBe('opening'));
});

test('a variation is made the main line, and deleted', async () => {
  const table = await edit();
  const [, other = 0] = nodeAt(table.store.getState().sitting.match.record, 1).children;
  await act(async () =>
    table.store.setState(({ sitting }) => ({ sitting: { ...sitting, viewed: other } })),
  );
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: english.reading.edit.promote })),
  );
  expect(nodeAt(table.store.getState().sitting.match.record, 1).children[0]).toBe(other);
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: english.reading.edit.remove })),
  );
  expect(nodeAt(table.store.getState().sitting.match.record, 1).children).toHaveLength(1);
  expect(shown(table).id).toBe(1);
});

const AboutWhatIsRead = () => {
  const { viewed } = useSitting();
  return viewed === null ? null : <About onClose={nothing} />;
};

test('the map of branches shows every line, and is walked by keys', async () => {
  const table = await edit();
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: english.reading.panes.open })),
  );
  const map = await screen.findByRole('tree', { name: english.reading.panes.map });
  expect(
    within(map)
      .getAllByRole('treeitem')
      .map((item) => item.getAttribute('aria-label')),
  ).toEqual(['Start position', '1 P-7f, 1 variation, first P-8d', '2 P-3d', '2 P-8d', '3 P-2f']);
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowRight'])
    await act(async () => fireEvent.keyDown(map, { key }));
  const current = await within(map).findByRole('treeitem', { selected: true });
  expect(current).toHaveAttribute('aria-label', '2 P-8d');
  expect(map).toHaveAttribute('aria-activedescendant', current.id);
  await act(async () => fireEvent.keyDown(map, { key: 'Home' }));
  expect(shown(table).id).toBe(0);

  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Times' })));
  expect(await screen.findByText('This kifu has no thinking times.')).toBeVisible();
  await act(async () =>
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Times' }), { key: 'ArrowLeft' }),
  );
  expect(screen.getByRole('tab', { name: 'Map' })).toHaveFocus();
  await act(async () => fireEvent.click(screen.getByRole('tab', { name: 'Moves' })));
  expect(await screen.findByRole('navigation', { name: 'Moves' })).toBeVisible();
});

test('the thinking times are drawn, and given as a table', async () => {
  const table = await show(<TimeChart />);
  const timed = kif
    .replace('33)', '33)   ( 1:05/00:01:05)')
    .replace('27)', '27)   ( 0:09/00:00:09)');
  await act(async () => openRecord(table, reading(timed).record));
  expect(
    await screen.findByRole('img', {
      name: 'Thinking time by move. Aoki 0:09, Mori 1:05 in all.',
    }),
  ).toBeVisible();
  const details = screen.getByText(english.reading.panes.asTable).closest('details');
  if (details === null) throw new Error('there is no table');
  details.open = true;
  await act(async () => fireEvent(details, new Event('toggle')));
  const rows = within(await screen.findByRole('table')).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    'MoveTimeIn all',
    'Aoki: 1 P-7f–0:00',
    'Mori: 2 P-3d1:051:05',
    'Aoki: 3 P-2f0:090:09',
  ]);
});

test('players and headers are changed, added and removed', async () => {
  const table = await show(<AboutWhatIsRead />);
  await act(async () => openRecord(table, reading(kif).record));
  const sheet = within(await screen.findByRole('dialog', { name: english.reading.about.title }));
  fireEvent.change(sheet.getByRole('textbox', { name: 'Sente' }), {
    target: { value: 'Aoki 4 dan' },
  });
  fireEvent.change(sheet.getByRole('textbox', { name: '棋戦' }), {
    target: { value: 'Autumn league' },
  });
  fireEvent.click(sheet.getByRole('button', { name: 'Remove 先手' }));
  fireEvent.click(sheet.getByRole('button', { name: 'Add a line' }));
  fireEvent.change(sheet.getAllByRole('textbox', { name: 'Name' }).at(-1) ?? document.body, {
    target: { value: '場所' },
  });
  fireEvent.change(sheet.getByRole('textbox', { name: '場所' }), { target: { value: 'Berlin' } });
  await act(async () => fireEvent.click(sheet.getByRole('button', { name: 'Keep' })));
  const { players, headers } = table.store.getState().sitting.match.record;
  expect(players).toEqual(['Aoki 4 dan', 'Mori']);
  expect(headers).toContainEqual(['棋戦', 'Autumn league']);
  expect(headers).toContainEqual(['場所', 'Berlin']);
  expect(headers.map(([key]) => key)).not.toContain('先手');
});

test('another kifu of the game is added, and one from another start is not', async () => {
  const table = await show(<MergeKifu onClose={nothing} />);
  await act(async () => openRecord(table, reading(kif).record));
  const field = await screen.findByRole('textbox', { name: 'Paste the kifu here' });
  fireEvent.change(field, { target: { value: '手合割：香落ち\n   1 ３四歩(33)\n' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })));
  expect(await screen.findByText('That game begins from another position.')).toBeVisible();
  fireEvent.change(field, {
    target: { value: '手合割：平手\n   1 ７六歩(77)\n   2 ４四歩(43)\n' },
  });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add' })));
  const told = await screen.findByRole('status');
  expect(await within(told).findByText('1 new move.')).toBeVisible();
  expect(nodeAt(table.store.getState().sitting.match.record, 1).children).toHaveLength(3);
});
