// @vitest-environment happy-dom

import { act, fireEvent, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { agree, freeTerms } from '#match/referee-state.ts';
import { cancel, flip, pick, takeBack } from '#store/commands.ts';
import { viewNode } from '#store/navigation.ts';
import { offer } from '#store/referee.ts';
import { newGame } from '#store/sittings.ts';
import type { Table } from '#store/table.ts';
import { gameOn } from '#store/table.ts';
import { layOut, onto } from '../../../tests/layout.ts';
import { show } from '../../../tests/show.tsx';
import { sq } from '../../../tests/table.ts';
import { PlayPage } from '../pages/play/PlayPage.tsx';
import { shogiSkin } from '../skins/shogi/shogi-skin.ts';

// These squares need no zoom. On smaller ones a finger opens the loupe.
beforeEach(() => layOut({ columns: 9, rows: 9 }, 40));
afterEach(() => vi.restoreAllMocks());

const cell = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-square="${name}"]`);
  if (found === null) throw new Error(`no square is called ${name}`);
  return found;
};

const mouse = { button: 0, buttons: 1, isPrimary: true, pointerId: 1, pointerType: 'mouse' };

// Parts of the screen load with the first press, so wait for React.
const send = (
  to: Element | Window,
  event: 'pointerDown' | 'pointerMove' | 'pointerUp',
  at: object,
) =>
  act(async () => {
    fireEvent[event](to, { ...mouse, ...at });
  });
const press = (thing: Element, more: object = {}) =>
  send(thing, 'pointerDown', { ...onto(thing), ...more });
const pull = (to: Element, more: object = {}) =>
  send(window, 'pointerMove', { ...onto(to), ...more });
const release = (over: Element, more: object = {}) =>
  send(window, 'pointerUp', { buttons: 0, ...onto(over), ...more });

const drag = async (from: string, to: string): Promise<void> => {
  await press(cell(from));
  await pull(cell(to));
  await release(cell(to));
};

const state = (table: Table) => table.store.getState();
const plies = (table: Table): number => state(table).sitting.match.record.nodes.length - 1;
const chosen = (table: Table) => state(table).selection.picked[0] ?? null;
const on = (name: string) => ({ at: 'square', square: sq(name) }) as const;
const ghost = () => document.querySelector<HTMLElement>('.ghost');

const sit = (setup?: string): Promise<Table> => show(<PlayPage />, setup ? { setup } : {});

test('a press chooses immediately; a press on the chosen piece lets it go on release', async () => {
  const table = await sit();
  await press(cell('7g'));
  expect(chosen(table)).toEqual(on('7g'));
  await release(cell('7g'));
  expect(chosen(table)).toEqual(on('7g'));
  await press(cell('7g'));
  expect(chosen(table)).toEqual(on('7g'));
  await release(cell('7g'));
  expect(chosen(table)).toBeNull();
});

test('a board that is there can be pressed immediately, before the page has done anything else', async () => {
  const AtOnce = () => {
    useLayoutEffect(() => {
      fireEvent.pointerDown(cell('7g'), { ...mouse, ...onto(cell('7g')) });
    }, []);
    return <PlayPage />;
  };
  expect(chosen(await show(<AtOnce />, {}))).toEqual(on('7g'));
});

test('a piece that is pressed and pulled is dragged, and put down where it is released', async () => {
  const table = await sit();
  await press(cell('7g'));
  await pull(cell('7f'));
  expect(cell('7g').hasAttribute('data-lifted')).toBe(true);
  expect(cell('7f').hasAttribute('data-over')).toBe(true);
  expect(ghost()?.hidden).toBe(false);
  await release(cell('7f'));
  expect(plies(table)).toBe(1);
  expect(cell('7f').dataset['piece']).toBe('P');
  expect(cell('7g').hasAttribute('data-lifted')).toBe(false);
  expect(ghost()?.hidden).toBe(true);
});

test('the place of the pointer decides, not what happens to be drawn under it', async () => {
  const table = await sit();
  await send(cell('6h'), 'pointerDown', onto(cell('7g')));
  await send(cell('6f'), 'pointerMove', onto(cell('7f')));
  await send(cell('6f'), 'pointerUp', { buttons: 0, ...onto(cell('7f')) });
  expect(cell('7f').dataset['piece']).toBe('P');
  expect(plies(table)).toBe(1);
});

test('on a board that is turned a piece lands under the pointer too', async () => {
  const table = await sit();
  await act(async () => flip(table));
  await drag('7g', '7f');
  expect(cell('7f').dataset['piece']).toBe('P');
});

test('a piece of a hand is dragged to a square; over a hand or beside the board it stays chosen', async () => {
  const table = await sit('4k4/9/9/9/9/9/9/9/4K4 b Pp 1');
  const [far, near] = document.querySelectorAll('.held');
  if (!far || !near) throw new Error('both hold a pawn');
  await press(near);
  await pull(far);
  await release(far);
  expect(plies(table)).toBe(0);
  expect(chosen(table)).toEqual({ at: 'hand', seat: 0, kind: 'pawn' });
  await press(near);
  await pull(cell('5e'));
  await release(cell('5e'), { clientX: -1 });
  expect(plies(table)).toBe(0);
  expect(chosen(table)).toEqual({ at: 'hand', seat: 0, kind: 'pawn' });
  await press(near);
  await pull(cell('5e'));
  await release(cell('5e'));
  expect(cell('5e').dataset['piece']).toBe('P');
});

test('a second finger, the right button and the side button of a pen choose nothing', async () => {
  const table = await sit();
  await press(cell('7g'), { isPrimary: false, pointerId: 2, pointerType: 'touch' });
  await press(cell('7g'), { button: 2, buttons: 2 });
  await press(cell('7g'), { pointerType: 'pen', buttons: 3 });
  await press(cell('7g'), { pointerType: 'pen', button: 5, buttons: 32 });
  expect(chosen(table)).toBeNull();
});

test('a pen drags as a finger does', async () => {
  const table = await sit();
  const pen = { pointerType: 'pen', pointerId: 9 };
  await press(cell('7g'), pen);
  await pull(cell('7f'), pen);
  await release(cell('7f'), pen);
  expect(plies(table)).toBe(1);
});

test('a drag that the system takes away is cancelled', async () => {
  const table = await sit();
  await press(cell('7g'));
  await pull(cell('7f'));
  await act(async () => void fireEvent.pointerCancel(window, mouse));
  await release(cell('7f'));
  expect(plies(table)).toBe(0);
  expect(chosen(table)).toBeNull();
});

const hide = (): void => {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

/** Events that may come between the press and the release. After any of them the release moves no piece. */
const interruptions: readonly (readonly [string, (table: Table) => unknown])[] = [
  ['a second finger on the board', () => press(cell('3c'), { isPrimary: false, pointerId: 2 })],
  ['a second finger beside it', () => press(document.body, { isPrimary: false, pointerId: 2 })],
  ['a second button of the mouse', () => pull(cell('7f'), { buttons: 3 })],
  ['a release that the window never saw', () => pull(cell('7f'), { buttons: 0 })],
  ['a window that is resized or turned', () => fireEvent(window, new Event('resize'))],
  ['a page that scrolls', () => fireEvent.scroll(document)],
  ['a window that goes behind another', () => fireEvent(window, new Event('blur'))],
  ['a tab that is hidden', hide],
  ['a context menu', () => fireEvent.contextMenu(cell('7f'))],
  [
    'a sheet that opens and takes the focus',
    () => screen.getByRole('button', { name: 'Resign' }).focus(),
  ],
  ['a board that is turned', flip],
  ['the same board turned twice', (table) => [flip(table), flip(table)]],
  ['Escape', cancel],
  ['a move taken back', takeBack],
  ['a look back', (table) => viewNode(table, 0)],
  ['a new game', (table) => newGame(table, gameOn(table).text.position(gameOn(table).start()))],
  ['another tab that takes the game over', ({ store }) => store.setState({ elsewhere: true })],
  ['another piece chosen by key', (table) => pick(table, on('2g'))],
  ['a proposal of the other side', (table) => offer(table, 1, 'adjourn')],
  [
    'a game that is over',
    ({ store }) =>
      store.setState(({ sitting }) => ({
        sitting: {
          ...sitting,
          match: { ...sitting.match, outcome: { winner: 1, by: 'timeout', next: 'over' } },
        },
      })),
  ],
];

test.each(interruptions)('%s ends a drag, and nothing is moved by it', async (_, interrupt) => {
  const table = await sit();
  table.store.setState(({ sitting }) => ({
    sitting: { ...sitting, match: { ...sitting.match, refereeState: agree(freeTerms, null) } },
  }));
  for (const name of ['7g', '7f', '3c', '3d'])
    await act(async () => pick(table, { at: 'square', square: sq(name) }));
  await press(cell('2g'));
  await pull(cell('2f'));
  expect(ghost()?.hidden).toBe(false);
  await act(async () => void (await interrupt(table)));
  expect(ghost()?.hidden).toBe(true);
  expect(document.querySelector('[data-over], [data-lifted]')).toBeNull();
  const before = plies(table);
  await pull(cell('2f'));
  await release(cell('2f'));
  expect(plies(table)).toBe(before);
});

test('a piece of the other side is not lifted, and moves no other that is chosen', async () => {
  const table = await sit();
  await press(cell('2h'));
  await release(cell('2h'));
  await press(cell('8b'));
  await pull(cell('5h'));
  expect(ghost()?.hidden).toBe(true);
  await release(cell('5h'));
  expect(plies(table)).toBe(0);
  expect(chosen(table)).toEqual(on('2h'));
});

test('a piece that has no move is lifted, refused where it is put down, and moves no other that was chosen', async () => {
  const table = await sit();
  await press(cell('2h'));
  await release(cell('2h'));
  expect(chosen(table)).toEqual(on('2h'));
  // The knight on 8i has its own pawns before it.
  await press(cell('8i'));
  await pull(cell('5h'));
  expect(ghost()?.hidden).toBe(false);
  await release(cell('5h'));
  expect(plies(table)).toBe(0);
  expect(chosen(table)).toEqual(on('8i'));
  expect(state(table).refused?.refusal.rule).toBe('wrong-movement');
});

test('a piece dropped on another of one’s own is refused there, and stays chosen', async () => {
  const table = await sit();
  await drag('2h', '2g');
  expect(chosen(table)).toEqual(on('2h'));
  expect(state(table).refused?.refusal.rule).toBe('own-piece');
  // A tap there selects the other piece.
  await press(cell('2g'));
  expect(chosen(table)).toEqual(on('2g'));
});

test('the focus goes with a dragged piece, also when it was the last of a hand', async () => {
  await sit('4k4/9/9/9/9/9/9/9/4K4 b P 1');
  const held = document.querySelector<HTMLElement>('.held');
  if (held === null) throw new Error('a pawn is held');
  await press(held);
  await act(async () => held.focus());
  await pull(cell('5e'));
  await release(cell('5e'));
  expect(document.activeElement).toBe(cell('5e'));
});

test('a press adds no listeners, and draws neither hands nor edges again', async () => {
  await sit();
  await press(cell('7g'));
  await release(cell('7g'));
  const listened = vi.spyOn(window, 'addEventListener');
  const drawn = [vi.spyOn(shogiSkin, 'handCount'), vi.spyOn(shogiSkin, 'columnLabels')];
  await press(cell('2g'));
  expect(cell('2g').dataset['mark']).toBe('selected');
  expect(listened).not.toHaveBeenCalled();
  for (const asked of drawn) expect(asked).not.toHaveBeenCalled();
});
