import { expect, test } from 'vitest';
import type { GameSummary } from '#store/table.ts';
import { searcher } from './use-search.ts';

const game = (id: string, names: readonly [string, string], file: string): GameSummary => ({
  id,
  game: 'shogi',
  revision: 1,
  changedAtMs: 0,
  origin: 'opened',
  names,
  plies: 1,
  outcome: null,
  position: '',
  source: { id, name: file, game: 0 },
});

const list = [
  game('a', ['Aoki', 'Mori'], 'spring-1.kif'),
  game('b', ['Tanabe', 'Aoki'], 'spring-2.kif'),
  game('c', ['Ruiz', 'Ｏｋａｄａ'], 'final.csa'),
];

const find = searcher(({ names, source }) => [...names, source?.name ?? '']);
const found = (query: string) => find(list, query).map(({ id }) => id);

test('games are found by each word that is typed, in whatever case and width', () => {
  expect(found('aoki')).toEqual(['a', 'b']);
  expect(found('SPRING aoki tan')).toEqual(['b']);
  expect(found('okada')).toEqual(['c']);
  expect(found('.csa')).toEqual(['c']);
  expect(found('nobody')).toEqual([]);
});

test('without a word all games stay, in their order', () => {
  expect(find(list, '  ')).toBe(list);
});

test('two names do not run into one word', () => {
  expect(found('aokimori')).toEqual([]);
});
