// @vitest-environment happy-dom
import { messages as english } from '#i18n/en/index.ts';
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openJournal } from '#effects/storage/journal.ts';
import type { Packs } from '#games/pack.ts';
import { firstSetUp } from '#store/set-up.ts';
import { keptSitting, type Table } from '#store/table.ts';
import { PlayPage } from '#ui/pages/play/PlayPage.tsx';
import { StartScreen } from '#ui/panels/start/StartScreen.tsx';
import { layOut } from './layout.ts';
import { show } from './show.tsx';
import { fakeStorage, openGames } from './stored-games.ts';
import { toy } from './toy-game.ts';
import { toyLook } from './toy-look.tsx';
import { toyAgreement, toyPack } from './toy-pack.ts';

const game = { pack: toyPack, look: toyLook };

beforeAll(() => import('#ui/files.chunk.ts'));
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.restoreAllMocks());

const cell = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-square="${name}"]`);
  if (found === null) throw new Error(`no square is called ${name}`);
  return found;
};
const pieceOn = (name: string): string => cell(name).dataset['piece'] ?? '';
const marked = (mark: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-mark~="${mark}"]`), ({ dataset }) =>
    String(dataset['square']),
  );
const headOf = ({ store }: Table): number => store.getState().sitting.match.head;
const lastMove = (table: Table): string => {
  const { match } = table.store.getState().sitting;
  const turn = match.record.nodes[match.head]?.turn;
  return turn ? `${toyPack.game.text.move(turn.move)}${turn.drawn ?? ''}` : '';
};

/** Presses, moves or releases the pointer at a place. */
const pointer = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', x: number, y: number): void => {
  const at = { button: 0, buttons: type === 'pointerUp' ? 0 : 1, clientX: x, clientY: y };
  const target = type === 'pointerDown' ? screen.getByRole('grid') : window;
  fireEvent[type](target, { ...at, isPrimary: true, pointerId: 1, pointerType: 'mouse' });
};
const tap = (...names: readonly string[]): Promise<void> =>
  act(async () => {
    for (const name of names) {
      const { left, top, width, height } = cell(name).getBoundingClientRect();
      pointer('pointerDown', left + width / 2, top + height / 2);
      pointer('pointerUp', left + width / 2, top + height / 2);
    }
  });

const sit = async (): Promise<Table> => {
  const table = await show(<PlayPage />, { game });
  layOut({ columns: 12, rows: 3 });
  return table;
};

test('a runner is moved by taps, leg by leg, and the board shows how far it has come', async () => {
  const table = await sit();
  await tap('a3', 'a2');
  expect(pieceOn('a2')).toBe('R');
  expect(pieceOn('a3')).toBe('');
  expect(headOf(table)).toBe(0);
  await tap('b2');
  expect(pieceOn('b2')).toBe('R');
  expect(screen.getByRole('button', { name: 'Stop here' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stop here' }));
  expect(lastMove(table)).toBe('a3-a2-b2');
});

test('a wrong leg is refused in the game’s own words, and the legs before it stay', async () => {
  const table = await sit();
  await tap('a3', 'a2', 'e2');
  expect(screen.getByRole('region', { name: english.status.label })).toHaveTextContent(
    'That is not one step.',
  );
  expect(pieceOn('a2')).toBe('R');
  await tap('a2');
  expect(lastMove(table)).toBe('a3-a2');
});

test('Escape takes back leg by leg, and finally lets go of the piece', async () => {
  const table = await sit();
  await tap('a3', 'a2', 'b2');
  const oneBack = () => act(async () => void fireEvent.keyDown(cell('b2'), { key: 'Escape' }));
  await oneBack();
  expect(pieceOn('a2')).toBe('R');
  await oneBack();
  expect(pieceOn('a3')).toBe('R');
  expect(marked('selected')).toEqual(['a3']);
  await oneBack();
  expect(marked('selected')).toEqual([]);
  expect(headOf(table)).toBe(0);
});

test('a move is made by keys alone, there and back to where it began', async () => {
  const table = await sit();
  cell('a3').focus();
  const user = userEvent.setup();
  await act(() => user.keyboard('{Enter}{ArrowUp}{Enter}{ArrowDown}{Enter}{Enter}'));
  expect(lastMove(table)).toBe('a3-a2-a3');
});

test('the first leg is dragged, and the piece lies where it was put', async () => {
  const table = await sit();
  const from = cell('c3').getBoundingClientRect();
  const to = cell('c2').getBoundingClientRect();
  const [x, y] = [from.left + from.width / 2, from.top + from.height / 2];
  await act(async () => {
    pointer('pointerDown', x, y);
  });
  await act(async () => {
    pointer('pointerMove', x, y - 10);
    pointer('pointerMove', x, to.top + to.height / 2);
    pointer('pointerUp', x, to.top + to.height / 2);
  });
  expect(pieceOn('c2')).toBe('R');
  await tap('c2');
  expect(lastMove(table)).toBe('c3-c2');
});

test('a cell is turned up with one tap, shows the drawn piece, and the move list names it', async () => {
  const table = await sit();
  await tap('f2');
  await act(async () => {});
  expect(lastMove(table)).toBe('f2=R');
  expect(pieceOn('f2')).toBe('R');
  const moves = await screen.findByRole('navigation', { name: 'Moves' });
  expect(await within(moves).findByRole('button', { name: /f2=R/ })).toBeInTheDocument();
});

test('a warning of the game appears beside the board, and is announced', async () => {
  await sit();
  const warned = 'This has been seen before.';
  await tap('a3', 'a2', 'a3', 'a3');
  expect(screen.queryByText(warned)).toBeNull();
  await tap('a1', 'a2', 'a1', 'a1');
  expect(screen.getByRole('region', { name: english.status.label })).toHaveTextContent(warned);
  await vi.waitFor(() =>
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toContain(warned),
  );
});

test('a drawn piece is stored with the game, and found again by another visit', async () => {
  const table = await sit();
  await tap('f2');
  await act(async () => {});
  await tap('l1');
  const packs: Packs = { toy: async () => toyPack };
  const visit = () =>
    openGames(packs, openJournal(fakeStorage()), {
      unreachable: () => {},
      lost: () => {},
    });
  const sitting = keptSitting(table.store.getState());
  await visit().keep(sitting, 'strict');
  expect(await visit().load(sitting.id)).toEqual(sitting);
});

test('a typed move ends in the same place', async () => {
  const table = await sit();
  const user = userEvent.setup();
  await act(() => user.click(screen.getByRole('grid')));
  await act(async () =>
    user.click(await screen.findByRole('button', { name: english.typeIn.label })),
  );
  const field = await screen.findByRole('textbox', { name: english.typeIn.label });
  await act(() => user.type(field, 'b3-b2{Enter}'));
  await vi.waitFor(() => expect(lastMove(table)).toBe('b3-b2'));
});

test('the start screen asks the options of the game’s own list, and the game begins with the answers', async () => {
  const table = await show(<StartScreen onClose={() => {}} onSave={() => {}} />, {
    game,
    setUps: { read: () => firstSetUp(toyAgreement) },
  });
  const user = userEvent.setup();
  const click = (thing: Element): Promise<void> => act(() => user.click(thing));
  await click(await screen.findByRole('button', { name: / – change$/ }));
  await click(screen.getByRole('radio', { name: 'Who has none' }));
  const steps = screen.getByRole('spinbutton', { name: 'Steps of a runner' });
  await act(() => user.clear(steps));
  await act(() => user.type(steps, '1{Tab}'));
  await click(screen.getByRole('button', { name: 'Begin' }));
  const { match } = table.store.getState().sitting;
  expect(match).toMatchObject({ gameId: 'toy', rules: { aim: 'lose', repetitions: 3, steps: 1 } });
  // An agreed option that changes which moves are legal is part of the position. The move generator looks at nothing
  // else.
  const moves = [...toy.legalMoves(toy.start(match.record.setup))];
  const legs = moves.flatMap((move) => ('legs' in move ? [move.legs.length] : []));
  expect(new Set(legs)).toEqual(new Set([1]));
});
