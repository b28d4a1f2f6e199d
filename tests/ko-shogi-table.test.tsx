// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openJournal } from '#effects/journal.ts';
import { koShogiPack } from '#games/ko-shogi/pack.ts';
import { parseSquare } from '#games/ko-shogi/square.ts';
import type { Packs } from '#games/pack.ts';
import { shownLine } from '#store/selectors.ts';
import type { Table } from '#store/table.ts';
import type { GameSkin } from '#ui/game-text.ts';
import { PlayPage } from '#ui/play-page/PlayPage.tsx';
import { gameSkin as koShogi } from '#ui/skins/ko-shogi/index.ts';
import { fragment } from './ko-shogi/fragment.ts';
import { layOut } from './layout.ts';
import { show } from './show.tsx';
import { fakeStorage, openGames } from './stored-games.ts';

const look: GameSkin = { ...koShogi, skin: { ...koShogi.skin, loadFaces: async () => {} } };
const game = { pack: koShogiPack, look };

beforeAll(() =>
  Promise.all([import('#ui/play-page/sheet-panels.ts'), import('#ui/play-page/play-panels.ts')]),
);
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.restoreAllMocks());

const point = (name: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(`[data-square="${name}"]`);
  if (found === null) throw new Error(`no point is called ${name}`);
  return found;
};
const pieceOn = (name: string): string => point(name).dataset['piece'] ?? '';
const marked = (mark: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`[data-mark~="${mark}"]`), ({ dataset }) =>
    String(dataset['square']),
  ).sort();
const strip = () => screen.getByRole('region', { name: 'State of the game' });

const tap = (...names: readonly string[]): Promise<void> =>
  act(async () => {
    for (const name of names) {
      const { left, top, width, height } = point(name).getBoundingClientRect();
      const at = { button: 0, clientX: left + width / 2, clientY: top + height / 2 };
      const pointer = { ...at, isPrimary: true, pointerId: 1, pointerType: 'mouse' };
      fireEvent.pointerDown(screen.getByRole('grid'), { ...pointer, buttons: 1 });
      fireEvent.pointerUp(window, { ...pointer, buttons: 0 });
    }
  });

const sit = async (black = '', white = ''): Promise<Table> => {
  const setup = koShogiPack.game.text.position(fragment(black, white));
  const table = await show(<PlayPage />, black === '' ? { game } : { game, setup });
  layOut({ columns: 19, rows: 19 });
  return table;
};
const played = (table: Table): readonly string[] => {
  const { sitting, pack } = table.store.getState();
  const moves: string[] = [];
  for (
    let line = shownLine(pack.game, sitting);
    line.turn !== null && line.before !== null;
    line = line.before
  )
    moves.unshift(koShogiPack.game.text.move(line.turn.move));
  return moves;
};
const answer = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
  });

test('a hundred and eighty pieces stand on three hundred and sixty-one points, and the opening is played by taps', async () => {
  await sit();
  expect(screen.getAllByRole('gridcell')).toHaveLength(361);
  expect(document.querySelectorAll('.sq .koma')).toHaveLength(180);
  expect(point('10s')).toHaveAccessibleName('10s, Black general');
  await tap('17p');
  expect(marked('selected')).toEqual(['17p']);
  expect(marked('target')).toEqual(['15o', '19o']);
  await tap('15o', '3d', '5e');
  expect([pieceOn('15o'), pieceOn('5e'), pieceOn('17p')]).toEqual(['HS', 'hs', '']);
});

/** An even game, or the pieces of a fragment; what is tried, and what is said. */
const refused: readonly (readonly [black: string, white: string, tried: string, said: string])[] = [
  ['', '', '10m 10g', 'It slides no farther than 5 points.'],
  ['', '', '19n 19e', 'The chariot unit on 19f is in the way.'],
  ['P@10j', '', '10j 10i', 'Without a drum your pawns do not step ahead.'],
  ['CU@5j D@19s', '+AG@10j', '5j', 'The skyward net on 10j holds this piece where it is.'],
  ['LB@10m', 'P@11i SH@11j HS@14l', '10m 11l 11j', 'The shield on 11j is safe from this shot.'],
];

test.each(refused)('of %s and %s %s is refused: %s', async (black, white, tried, said) => {
  const table = await sit(black, white);
  await tap(...tried.split(' '));
  expect(await within(strip()).findByText(said)).toBeInTheDocument();
  expect(played(table)).toEqual([]);
});

test('a long move is made landing by landing, Escape takes one back, and Done ends it', async () => {
  const table = await sit('WR@10j', 'P@11i HS@12h');
  await tap('10j', '11i');
  expect([pieceOn('11i'), pieceOn('10j')]).toEqual(['WR', '']);
  expect(marked('selected')).toEqual(['11i']);
  expect(marked('capture')).toEqual(['12h']);
  const told = 'sumo wrestler took pawn on 11i: go on or Done';
  expect(await within(strip()).findByText(told)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(async () => fireEvent.keyDown(point('11i'), { key: 'Escape' }));
  expect([pieceOn('11i'), pieceOn('10j')]).toEqual(['p', 'WR']);
  await tap('11i');
  await answer('Done');
  expect(played(table)).toEqual(['10jx11i']);
});

test('a piece takes and comes back to where it began, and another takes two on its way', async () => {
  const table = await sit('WR@10j CA@5m', 'P@11i HS@6k S@7i E@17b');
  await tap('10j', '11i', '10j');
  await tap('17b', '16c');
  await tap('5m', '6k', '7i');
  expect(played(table)).toEqual(['10jx11i-10j', '17b-16c', '5mx6kx7i']);
});

test('a fog jumps twice and shoots twice', async () => {
  const table = await sit('+TP@10j', 'P@9i S@11f');
  await tap('10j', '10h', '9i', '10f', '11f');
  expect(played(table)).toEqual(['10j-10h*9i-10f*11f']);
});

test('a thunderclap makes five steps and asks nothing', async () => {
  const table = await sit('+D@10j TP@2s', 'P@10i P@10h');
  await tap('10j', '10i', '10h', '10g', '10f');
  expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
  expect(await within(strip()).findByText('thunderclap landed on 10f: go on')).toBeVisible();
  await tap('10e');
  expect(played(table)).toEqual(['10jx10ix10h-10g-10f-10e']);
});

test('in the zone both faces are offered by name', async () => {
  const table = await sit('CA@10h', 'SH@11f');
  await tap('10h', '11f');
  await answer('Done');
  await answer('Promote · Winged horse');
  expect(played(table)).toEqual(['10hx11f+']);
  expect(pieceOn('11f')).toBe('+CA');
});

test('a game is played by keys alone, and heard', async () => {
  const table = await sit();
  point('10m').focus();
  const user = userEvent.setup();
  await act(() => user.keyboard('{Enter}{ArrowUp}{ArrowUp}{Enter}'));
  expect(played(table)).toEqual(['10m-10k']);
  expect(point('10k')).toHaveAccessibleName('10k, Black vanguard, last move');
});

test('who loses the last commander has lost, and the card says why; what took it has promoted unasked', async () => {
  const table = await sit('M@10j G@10s', 'G@10c P@2b');
  await tap('10j', '10c');
  expect(table.store.getState().sitting.match.outcome).toMatchObject({ by: 'command-lost' });
  expect(await within(strip()).findByText(/no general and no governor left/)).toBeVisible();
  expect(pieceOn('10c')).toBe('+M');
});

test('a fog is drawn as one area, and a net by its lines', async () => {
  await sit('CB@13l', '+TP@11f HS@12h +AG@3q');
  await act(async () => {
    fireEvent.pointerOver(point('13l'));
    fireEvent.focusIn(point('13l'));
  });
  await vi.waitFor(() => expect(document.querySelector('.hinted .area')).not.toBeNull(), 9_000);
  const area = document.querySelector('.hinted .area');
  expect(area?.getAttribute('data-as')).toBe('fogged');
  // Eleven points each way, and an edge for each on all four sides.
  expect(area?.getAttribute('d')?.match(/M/g)).toHaveLength(44);
  expect(document.querySelectorAll('.hinted .ray').length).toBeGreaterThan(0);
});

test('a bow that lands in the fog has moved, and is told why it has no shot', async () => {
  const table = await sit('CB@13l', '+TP@11f HS@12h');
  await act(async () => {
    fireEvent.pointerOver(point('13l'));
  });
  await vi.waitFor(() => expect(document.querySelector('.hinted .area')).not.toBeNull(), 9_000);
  await tap('13l', '12k');
  expect(played(table)).toEqual(['13l-12k']);
  const told = 'The five-li fog on 11f is within five points: no shot.';
  expect(await screen.findByText(told)).toBeInTheDocument();
});

test('a move under way goes on after a refusal with Done beside it, a button takes a leg back, and Enter ends it', async () => {
  const table = await sit('WR@10j', 'P@11i HS@12h');
  await tap('10j', '11i', '3c');
  expect(await within(strip()).findByText(/steps once or twice any way/)).toBeVisible();
  await within(strip()).findByRole('button', { name: 'Done' });
  await answer('Back one leg');
  expect([pieceOn('11i'), pieceOn('10j')]).toEqual(['p', 'WR']);
  await tap('11i');
  point('11i').focus();
  await within(strip()).findByRole('button', { name: 'Done' });
  await act(async () => {
    fireEvent.keyDown(point('11i'), { key: 'Enter' });
  });
  expect(played(table)).toEqual(['10jx11i']);
});

test('Enter ends a move on the point that was shot last, and the strip says what was done', async () => {
  const table = await sit('+TP@10j', 'P@9i S@11f');
  await tap('10j', '10h', '9i');
  const told = 'five-li fog shot pawn on 9i: go on or Done';
  expect(await within(strip()).findByText(told)).toBeVisible();
  await act(async () => {
    fireEvent.keyDown(point('9i'), { key: 'Enter' });
  });
  expect(played(table)).toEqual(['10j-10h*9i']);
});

/** Points at something: what is drawn around the board comes then. */
const wake = (name: string): Promise<void> =>
  act(async () => {
    fireEvent.pointerOver(point(name));
  });

const outlooks = (as: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`.outlook [data-${as}]`), ({ dataset }) =>
    String(dataset[as]),
  ).sort();

test('what a flame would burn is shown before it lands: of all its goals at once, of one that is pointed at alone', async () => {
  await sit('+EN@10j P@9h A@11h', 'HS@10h M@9i +SU@11j');
  await wake('10j');
  await tap('10j');
  await vi.waitFor(() => expect(outlooks('goes')).toEqual(['10h', '11h', '11j', '9h', '9i']));
  expect(point('10k')).toHaveAccessibleDescription('burns 1: heavenly fortress on 11j');
  expect(within(strip()).getByText(/burns on 10i, 11i, 10k, 9i|burns on/)).toBeVisible();
  await act(async () => {
    fireEvent.pointerOver(point('10k'), { pointerType: 'mouse' });
  });
  expect(outlooks('goes')).toEqual(['11j']);
  expect(await within(strip()).findByText(/10k: burns 1: heavenly fortress on 11j/)).toBeVisible();
});

test('a goal tells of a flame that burns who lands there, and of a promotion that nobody is asked about', async () => {
  await sit('S@10l', '+EN@8j WR@11k P@9k');
  await wake('10l');
  await tap('10l');
  await vi.waitFor(() => expect(outlooks('outlook')).toEqual(['11k', '9k']));
  expect(point('11k')).toHaveAccessibleDescription('promotes');
  expect(point('9k')).toHaveAccessibleDescription('a flame burns it there');
  expect(point('10k')).not.toHaveAccessibleDescription();
  expect(within(strip()).getByText(/promotes on 11k · is burned on 9k/)).toBeVisible();
});

const packs: Packs = { 'ko-shogi': async () => koShogiPack };
const visit = () =>
  openGames(packs, openJournal(fakeStorage()), { unreachable: () => {}, lost: () => {} });

test('another visit finds a long move at the leg that it had come to, and goes on with it', async () => {
  const table = await sit('+TP@10j', 'P@9i S@11f');
  await tap('10j', '10h', '9i');
  const { sitting } = table.store.getState();
  await visit().keep(sitting, 'strict');
  const found = await visit().load(sitting.id);
  expect(found?.picked).toHaveLength(3);
  if (found === undefined) return;
  await act(async () => table.store.setState({ sitting: { ...sitting, picked: [] } }));
  expect(pieceOn('10j')).toBe('+TP');
  await act(async () => table.store.setState({ sitting: found }));
  expect([pieceOn('10h'), pieceOn('9i')]).toEqual(['+TP', '']);
  await tap('10f', '11f');
  expect(played(table)).toEqual(['10j-10h*9i-10f*11f']);
});

test.each([
  ['a leg that the piece does not make', ['10j', '10b']],
  ['a shot at nothing', ['10j', '10h', '8h', '8f', '8d']],
  ['a point on which nothing stands', ['4d']],
  ['a piece of the other side', ['9i']],
])('%s is no move in hand, and is let go without a word', async (_, names) => {
  const table = await sit('+TP@10j', 'P@9i S@11f');
  const { sitting } = table.store.getState();
  const picked = names.map((name) => ({ at: 'square', square: parseSquare(name) ?? -1 }) as const);
  await visit().keep({ ...sitting, picked }, 'strict');
  expect((await visit().load(sitting.id))?.picked).toEqual([]);
});
