// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { decode } from '#effects/files/decode.ts';
import { enter } from '#store/commands.ts';
import type { Table } from '#store/table.ts';
import type { BrowserPorts } from '#ui/app/app-context.tsx';
import { OpenKifu } from '#ui/panels/files/OpenKifu.tsx';
import { SaveKifu } from '#ui/panels/files/SaveKifu.tsx';
import { show } from './show.tsx';
import { toyStart } from './toy-game.ts';
import { toyLook } from './toy-look.tsx';
import { toyPack } from './toy-pack.ts';

const game = { pack: toyPack, look: toyLook };
const head = `A toy game\n${toyStart}`;

const lastMove = ({ store }: Table): string => {
  const { record } = store.getState().sitting.match;
  const turn = record.nodes.at(-1)?.turn;
  return turn ? `${toyPack.game.text.move(turn.move)}${turn.drawn ?? ''}` : '';
};

const openSave = async (setup = toyStart) => {
  const save = vi.fn<BrowserPorts['save']>();
  const table = await show(<SaveKifu onClose={() => {}} />, { game, setup, browser: { save } });
  const click = (name: string, role = 'button') =>
    act(() => userEvent.click(screen.getByRole(role, { name })));
  const saved = () => {
    const [name = '', bytes] = save.mock.lastCall ?? [];
    if (!(bytes instanceof Uint8Array)) throw new Error('no bytes were saved');
    return { ending: name.split('.').at(-1), ...decode(bytes) };
  };
  return { table, click, saved };
};

const openFile = async () => {
  const table = await show(<OpenKifu onClose={() => {}} />, { game });
  const paste = (text: string) =>
    act(async () => {
      const user = userEvent.setup();
      await user.click(screen.getByRole('button', { name: 'Type or paste text' }));
      await user.click(screen.getByRole('textbox', { name: 'Paste the game record here' }));
      await user.paste(text);
      await user.click(screen.getByRole('button', { name: 'Open' }));
    });
  return { table, paste };
};

test('the formats of the game are offered, and the game is saved in its own', async () => {
  const { table, click, saved } = await openSave();
  await act(async () => enter(table, { from: 24, legs: [12] }));
  const formats = within(screen.getByRole('group', { name: 'Format' }));
  expect(formats.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
    'toy',
    'brief',
  ]);
  expect(screen.getByText('Everything.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Copy position as toy text' })).toBeInTheDocument();
  await click('Save file');
  expect(saved()).toMatchObject({
    ending: 'toy',
    encoding: 'utf-8',
    text: `${head}\n${lastMove(table)}\n`.replaceAll('\n', '\r\n'),
  });
});

test('losses of a format are named in the game’s words, and it offers its own encodings', async () => {
  const { click, saved } = await openSave(toyStart.replace(' 3', ' 2'));
  expect(screen.queryByText(/^Left out/)).toBeNull();
  await click('BRIEF', 'radio');
  expect(screen.getByText('Left out in this format: where it began.')).toBeInTheDocument();
  expect(screen.getByText('The moves alone.')).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Encoding' })).toHaveValue('utf-16le');
  await click('Save file');
  expect(saved()).toMatchObject({ ending: 'brief', encoding: 'utf-16le' });
});

test('a file of the game opens on the table, and its left-out lines are named in the game’s words', async () => {
  const { table, paste } = await openFile();
  expect(screen.getByText('TOY, in any encoding')).toBeVisible();
  await paste(`${head}\na3-a2\nf2=R\nhello there`);
  expect(await screen.findByText('Entry 5: This is no move of a toy.')).toBeInTheDocument();
  expect(screen.getByText('Entry 3: move')).toBeInTheDocument();
  expect(lastMove(table)).toBe('f2=R');
  expect(table.store.getState().sitting.origin).toBe('opened');
});

test('a text of no game is refused, and the table stays as it is', async () => {
  const { table, paste } = await openFile();
  const before = table.store.getState().sitting;
  await paste('Dear Ann,\nhow are you?');
  expect(await screen.findByRole('alert')).toHaveTextContent('There is no game in this text.');
  expect(table.store.getState().sitting).toBe(before);
});
