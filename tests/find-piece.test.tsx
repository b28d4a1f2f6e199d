// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { PlayPage } from '#ui/pages/play/PlayPage.tsx';
import { knownPieces, piecesCalled } from '#ui/panels/find-piece/known-pieces.ts';
import { gameSkin as koShogi } from '#ui/skins/ko-shogi/index.ts';
import { gameSkin as shogi } from '#ui/skins/shogi/index.ts';
import { sit, wake } from './ko-shogi/on-screen.tsx';
import { point } from './points.ts';
import { show } from './show.tsx';

beforeAll(() =>
  Promise.all([
    import('#ui/files.chunk.ts'),
    knownPieces('ko-shogi', koShogi, 'en'),
    knownPieces('shogi', shogi, 'en'),
  ]),
);
beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()));

test.each(['弓', 'yumi', 'ゆみ', 'Longbow', 'arco largo', 'lb'])(
  'the longbow is found by %s',
  async (typed) => {
    const [first] = piecesCalled(await knownPieces('ko-shogi', koShogi, 'en'), typed);
    expect([first?.face, first?.name, first?.section]).toEqual(['LB', 'longbow', 'group-shooters']);
  },
);

test.each([
  ['escribano', 'CL'],
  ['empleado', 'CL'],
  ['escolta', 'S'],
  ['personal', 'S'],
  ['jefe de estado mayor', 'CS'],
  ['jefe de personal', 'CS'],
  ['abanderado', '+B'],
  ['agitador de banderas', '+B'],
  ['carruaje de armas', '+C'],
  ['milenario', 'M'],
  ['centuria', 'CR'],
])(
  'a Spanish reader of ko shogi finds a piece by %s, its name here or elsewhere',
  async (typed, face) => {
    const found = piecesCalled(await knownPieces('ko-shogi', koShogi, 'es'), typed);
    expect(found.map((piece) => piece.face)).toContain(face);
  },
);

test('every face of ko shogi is found by its own code, accents or none', async () => {
  const pieces = await knownPieces('ko-shogi', koShogi, 'en');
  expect(pieces).toHaveLength(65);
  for (const { face } of pieces) expect(piecesCalled(pieces, face)[0]?.face).toBe(face);
  expect(piecesCalled(pieces, 'sho')[0]?.face).toBe('G');
  expect(piecesCalled(pieces, 'nothing of the kind')).toEqual([]);
});

const rings = () =>
  Array.from(document.querySelectorAll<HTMLElement>('[data-sought]'), ({ dataset }) =>
    String(dataset['sought']),
  );

/** Opens the search by its key and types. */
const search = async (typed: string) => {
  const user = userEvent.setup();
  await act(() => user.keyboard('/'));
  const field = await screen.findByRole('searchbox', { name: 'Name, kanji or code' });
  await act(() => user.type(field, typed));
  return user;
};

test('a player who finds a piece is led to the first of its kind, all are marked, and Escape removes the marks', async () => {
  await sit();
  point('10m').focus();
  await wake('10m');
  await vi.waitFor(() => expect(document.querySelector('.board-tools')).not.toBeNull());
  const user = await search('frankish');
  const rules = await screen.findByRole('link', { name: 'Frankish cannon: the rules' });
  expect(rules).toHaveAttribute('href', '#/rules/ko-shogi/group-shooters');
  await act(() => user.click(screen.getByRole('button', { name: /Frankish cannon/ })));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(rings()).toEqual(['10c', '10q']);
  await vi.waitFor(() => expect(point('10c')).toHaveFocus());
  expect(screen.getByText(/^Frankish cannon: 2 pieces marked/)).toBeInTheDocument();
  await act(() => user.keyboard('{Escape}'));
  expect(rings()).toEqual([]);
});

test('a piece that does not stand on the board is found in the rules', async () => {
  await sit();
  await wake('10m');
  await search('dokka');
  const found = await screen.findByRole('button', { name: /Poison flame/i });
  expect(found).toHaveAttribute('aria-disabled', 'true');
  expect(within(found).getByText('not on the board')).toBeInTheDocument();
});

test('in shogi too', async () => {
  await show(<PlayPage />);
  await wake('8h');
  const user = await search('かく');
  await act(async () => user.click(await screen.findByRole('button', { name: /Bishop/i })));
  expect(rings()).toEqual(['2b', '8h']);
});
