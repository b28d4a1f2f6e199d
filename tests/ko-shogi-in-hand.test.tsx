// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, fireEvent, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openJournal } from '#effects/storage/journal.ts';
import { koShogiPack } from '#games/ko-shogi/pack.ts';
import { parseSquare } from '#games/ko-shogi/square.ts';
import type { Packs } from '#games/pack.ts';
import { keptSitting, seatedGame } from '#store/table.ts';
import { PlayPage } from '#ui/pages/play/PlayPage.tsx';
import { fragment } from './ko-shogi/fragment.ts';
import { answer, game, played, sit, wake } from './ko-shogi/on-screen.tsx';
import { layOut } from './layout.ts';
import { pieceOn, point, strip, tap } from './points.ts';
import { show } from './show.tsx';
import { fakeStorage, openGames } from './stored-games.ts';

beforeAll(() => import('#ui/files.chunk.ts'));
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.restoreAllMocks());

test('an unfinished move goes on after a refusal with Done beside it, a button takes a leg back, and Enter ends it', async () => {
  const table = await sit('WR@10j', 'P@11i HS@12h');
  await tap('10j', '11i', '3c');
  expect(await within(strip()).findByText(/steps once or twice any way/)).toBeVisible();
  await within(strip()).findByRole('button', { name: 'Done' });
  await answer('Undo last step');
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

const outlooks = (as: string) =>
  Array.from(document.querySelectorAll<HTMLElement>(`.outlook [data-${as}]`), ({ dataset }) =>
    String(dataset[as]),
  ).sort();

test('the pieces a flame would burn are shown before it lands: for all its goals together, or for the one pointed at', async () => {
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

test('a goal mentions a flame that burns a piece landing there, and a promotion that happens without a question', async () => {
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
  const sitting = keptSitting(table.store.getState());
  await visit().keep(sitting, 'strict');
  const found = await visit().load(sitting.id);
  expect(found?.picked).toHaveLength(3);
  if (found === undefined) return;
  await act(async () => table.store.setState(seatedGame(koShogiPack, { ...sitting, picked: [] })));
  expect(pieceOn('10j')).toBe('+TP');
  await act(async () => table.store.setState(seatedGame(koShogiPack, found)));
  expect([pieceOn('10h'), pieceOn('9i')]).toEqual(['+TP', '']);
  await tap('10f', '11f');
  expect(played(table)).toEqual(['10j-10h*9i-10f*11f']);
});

test.each([
  ['a leg that the piece does not make', ['10j', '10b']],
  ['a shot at nothing', ['10j', '10h', '8h', '8f', '8d']],
  ['a point on which nothing stands', ['4d']],
  ['a piece of the other side', ['9i']],
])('%s is not an unfinished move, and is dropped silently', async (_, names) => {
  const table = await sit('+TP@10j', 'P@9i S@11f');
  const sitting = keptSitting(table.store.getState());
  const picked = names.map((name) => ({ at: 'square', square: parseSquare(name) ?? -1 }) as const);
  await visit().keep({ ...sitting, picked }, 'strict');
  expect((await visit().load(sitting.id))?.picked).toEqual([]);
});

test('on demand the board draws and says who could shoot whom, who is silenced by what, and what each side would lose by', async () => {
  const setup = koShogiPack.game.text.position(
    fragment('G@10s MA@9s B@8s CB@13l LB@5m', 'G@10a +MA@9a +TP@11f HS@12h P@4j'),
  );
  const options = { 'ko-shogi': { fogs: false, shooters: true, command: true } };
  await show(<PlayPage />, { game, setup, settings: { games: options } });
  layOut({ columns: 19, rows: 19 });
  await wake('13l');
  await vi.waitFor(() => expect(document.querySelector('.hinted .ray')).not.toBeNull());
  expect(document.querySelectorAll('.hinted .guard')).toHaveLength(1);
  expect(document.querySelectorAll('.hinted [data-as="commander"]')).toHaveLength(1);
  const told = Array.from(
    document.querySelectorAll('.acting-told li'),
    ({ textContent }) => textContent,
  );
  expect(told).toEqual([
    'crossbow on 13l could shoot cavalryman on 12h.',
    'crossbow on 13l is silenced on 14k and 12k by five-li fog on 11f.',
    'longbow on 5m could shoot pawn on 4j.',
    'Black is led by general on 10s.',
    'Black loses with general on 10s and middle troop on 9s; or with general on 10s and banner on 8s.',
    'White is led by general on 10a and governor on 9a.',
    'White loses with general on 10a and governor on 9a.',
  ]);
});
