import { expect, test } from 'vitest';
import { tableWith } from '../../tests/stored-games.ts';
import { knownNames } from './known-names.ts';
import type { GameSummary } from './table.ts';

const game = (
  number: number,
  names: readonly [string, string],
  origin: GameSummary['origin'] = 'played',
): GameSummary => ({
  id: `game-${number}`,
  game: 'shogi',
  revision: 0,
  changedAtMs: -number,
  origin,
  names,
  plies: 1,
  outcome: null,
  position: '',
});

/** A table at which these games were kept, latest first. */
const tableOf = (games: readonly GameSummary[]) =>
  tableWith({
    list: async (after, count) => {
      const from = after === undefined ? 0 : games.findIndex(({ id }) => id === after.id) + 1;
      return games.slice(from, from + (count ?? games.length));
    },
  });

test('names come from the last set-up and from the games played here, latest first, each once', async () => {
  const table = tableOf([
    game(1, ['Ben', 'Ana ']),
    game(2, ['Habu', 'Fujii'], 'opened'),
    game(3, ['', 'Cora']),
  ]);
  expect(await knownNames(table, ['Ana', ''])).toEqual(['Ana', 'Ben', 'Cora']);
});

test('the latest twenty of many names are offered, also behind a collection of files', async () => {
  const files = Array.from({ length: 100 }, (_, i) => game(i, ['Habu', 'Fujii'], 'opened'));
  const played = Array.from({ length: 30 }, (_, i) => game(100 + i, [`A${i}`, `B${i}`]));
  const names = await knownNames(tableOf([...files, ...played]), []);
  expect(names).toHaveLength(20);
  expect(names.slice(0, 3)).toEqual(['A0', 'B0', 'A1']);
});

test('where games cannot be read, the names of the last set-up are offered', async () => {
  const table = tableWith({ list: () => Promise.reject(new Error('refused')) });
  expect(await knownNames(table, ['Ana', 'Ben'])).toEqual(['Ana', 'Ben']);
});
