// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { xiangqiPack } from '#games/xiangqi/pack.ts';
import { startingSetup } from '#store/selectors.ts';
import { endPreview, newGame, previewGame } from '#store/sittings.ts';
import { createTable, freshSitting } from '#store/table.ts';
import { portsWith } from '../../../tests/ports.ts';
import { keepLastGame, lastGameKey, readLastGame } from './last-game.ts';

beforeEach(() => localStorage.clear());

const table = () => {
  const ports = portsWith();
  const made = createTable(shogiPack, ports, freshSitting(shogi, ports, startingSetup(shogi)), {
    mayHaveKept: false,
  });
  keepLastGame(made, 'shogi');
  return made;
};

test('the game that came to the table is remembered before a move of it is played', () => {
  newGame(table(), startingSetup(xiangqiPack.game), xiangqiPack);
  expect(readLastGame()).toBe('xiangqi');
});

test('nothing is stored for the first game', () => {
  const at = table();
  newGame(at, startingSetup(xiangqiPack.game), xiangqiPack);
  newGame(at, startingSetup(shogi), shogiPack);
  expect(localStorage.getItem(lastGameKey)).toBeNull();
});

test('a game that is only looked at in the sheet of a new game is not remembered', async () => {
  const at = table();
  await previewGame(at, { xiangqi: async () => xiangqiPack }, 'xiangqi');
  expect(readLastGame()).toBeNull();
  endPreview(at);
  expect(readLastGame()).toBeNull();
});

test('where local storage is not allowed, nothing is remembered and nothing fails', () => {
  expect(readLastGame(null)).toBeNull();
});
