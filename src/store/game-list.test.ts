import { expect, test, vi } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Game } from '#kernel/game.ts';
import { portsWith } from '../../tests/ports.ts';
import { openGameList, patch } from './game-list.ts';
import { forget } from './sittings.ts';
import { summaryOf } from './summary.ts';
import { createTable, freshSitting, type GameSummary, keptSitting } from './table.ts';

const game: Game = shogi;
const ports = portsWith();

const fresh = () => freshSitting(game, ports, game.text.position(game.start()));

const summaryAt = (id: string, changedAtMs: number): GameSummary => ({
  ...summaryOf(game, fresh()),
  id,
  changedAtMs,
});

test('a game in which a move was made comes to the top of the open list', () => {
  const table = createTable(shogiPack, ports, fresh());
  table.store.setState({ games: [summaryAt('later', 2), summaryAt('earlier', 1)] });
  patch(table, [summaryAt('earlier', 3)]);
  const ids = table.store.getState().games?.map(({ id, changedAtMs }) => [id, changedAtMs]);
  expect(ids).toEqual([
    ['earlier', 3],
    ['later', 2],
  ]);
});

test('a deleted game leaves the open list, and can be brought back', async () => {
  const gone = keptSitting(createTable(shogiPack, ports, fresh()).store.getState());
  const table = createTable(shogiPack, portsWith({ load: async () => gone }), fresh());
  table.store.setState({ games: [summaryAt(gone.id, 2), summaryAt('other', 1)] });
  await forget(table, gone.id);
  const { games, removed } = table.store.getState();
  expect(games?.map(({ id }) => id)).toEqual(['other']);
  expect(removed).toEqual({ what: 'deleted', sitting: gone });
});

test('the open list grows by the games that are read after its first screenful', async () => {
  const kept = [summaryAt('first', 3), summaryAt('second', 2), summaryAt('third', 1)];
  const list = async (after?: Pick<GameSummary, 'id'>): Promise<readonly GameSummary[]> => {
    const next = kept.findIndex(({ id }) => id === after?.id) + 1;
    return kept.slice(next, next + 1);
  };
  const table = createTable(shogiPack, portsWith({ list }), fresh());
  const close = openGameList(table);
  await vi.waitFor(() => expect(table.store.getState().games).toEqual(kept));
  close();
  expect(table.store.getState().games).toBeNull();
});
