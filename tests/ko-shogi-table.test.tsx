// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { answer, marked, played, sit } from './ko-shogi/on-screen.tsx';
import { pieceOn, point, strip, tap } from './points.ts';

beforeAll(() => import('#ui/files.chunk.ts'));
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.restoreAllMocks());

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

/** The pieces of a fragment (the even game if both are empty), the move tried, and the refusal. */
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

test('a side without its last commander has lost, the card says why, and the taker promotes without a question', async () => {
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
  await vi.waitFor(() => expect(document.querySelector('.hinted .area')).not.toBeNull());
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
  await vi.waitFor(() => expect(document.querySelector('.hinted .area')).not.toBeNull());
  await tap('13l', '12k');
  expect(played(table)).toEqual(['13l-12k']);
  const told = 'The five-li fog on 11f is within five points: no shot.';
  expect(await screen.findByText(told)).toBeInTheDocument();
});
