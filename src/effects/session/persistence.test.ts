// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { resign } from '#store/commands.ts';
import { summaryOf } from '#store/summary.ts';
import { createTable, freshSitting, keptSitting, type Table } from '#store/table.ts';
import { portsWith } from '../../../tests/ports.ts';
import { tapAt } from '../../../tests/stored-games.ts';
import { startPersistence } from './persistence.ts';

/** Whether the browser grants lasting storage when it is asked. */
let grants: boolean;
let isLasting: boolean;
let table: Table;
/** The local storage of this browser. */
let kept: Map<string, string>;

const persist = vi.fn(async () => {
  isLasting = grants;
  return grants;
});
const persisted = async (): Promise<boolean> => isLasting;

/** A visit of a player to whom such a browser shows the table. */
const visit = (browser: object = { storage: { persist, persisted } }): void => {
  vi.stubGlobal('navigator', browser);
  const ports = portsWith();
  const sitting = freshSitting(shogi, ports, handicaps.even);
  table = createTable(shogiPack, ports, sitting, { mayHaveKept: false });
  startPersistence(table, window, {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
  });
};

/** Sends what a player does with a pointer or a key, and waits until the browser has answered. */
const does = async (...events: readonly string[]): Promise<void> => {
  for (const event of events) window.dispatchEvent(new Event(event));
  await new Promise((resolve) => setTimeout(resolve));
};
const taps = (): Promise<void> => does('pointerdown', 'pointerup');

const endGame = (): void => {
  tapAt(table, 56, 47);
  resign(table, 1);
};

/** A visit in which a game ends, and a press after it. */
const playAndPress = async (): Promise<void> => {
  visit();
  endGame();
  await taps();
};

beforeEach(() => {
  [grants, isLasting, kept] = [true, false, new Map()];
  persist.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test('a player is not asked before a first game has ended, and then in the next press', async () => {
  visit();
  tapAt(table, 56, 47);
  await taps();
  await does('keydown');
  expect(persist).not.toHaveBeenCalled();
  resign(table, 1);
  await does();
  expect(persist).not.toHaveBeenCalled();
  await taps();
  expect(persist).toHaveBeenCalledOnce();
  await taps();
  await does('keydown');
  expect(persist).toHaveBeenCalledOnce();
});

test('a key is a press, too', async () => {
  visit();
  endGame();
  await does('keydown');
  expect(persist).toHaveBeenCalledOnce();
});

test('the release of the press that ended the game asks nothing', async () => {
  visit();
  await does('pointerdown');
  endGame();
  await does('pointerup');
  expect(persist).not.toHaveBeenCalled();
  await does('pointerdown');
  expect(persist).not.toHaveBeenCalled();
  await does('pointerup');
  expect(persist).toHaveBeenCalledOnce();
});

test('a kept game that was finished earlier is enough, an unfinished one is not', async () => {
  visit();
  const open = summaryOf(shogi, keptSitting(table.store.getState()));
  table.store.setState({ games: [open] });
  await taps();
  expect(persist).not.toHaveBeenCalled();
  table.store.setState({ games: [open, { ...open, origin: 'opened' }] });
  await taps();
  expect(persist).toHaveBeenCalledOnce();
});

test('where storage is lasting already, a later visit does not ask', async () => {
  await playAndPress();
  await playAndPress();
  expect(persist).toHaveBeenCalledOnce();
});

test('a refusal is not asked about again in a later visit', async () => {
  grants = false;
  await playAndPress();
  await playAndPress();
  expect(persist).toHaveBeenCalledOnce();
});

test('an error of the browser is no refusal: the next visit asks again', async () => {
  persist.mockRejectedValueOnce(new DOMException('not now', 'SecurityError'));
  await playAndPress();
  await playAndPress();
  expect(persist).toHaveBeenCalledTimes(2);
});

test.each([
  ['has no lasting storage', {}],
  ['cannot ask for lasting storage', { storage: { persisted } }],
])('where the browser %s nothing happens', async (_, browser) => {
  visit(browser);
  endGame();
  await taps();
  expect(persist).not.toHaveBeenCalled();
});

test('a browser that cannot say whether storage is lasting is asked to make it so', async () => {
  visit({ storage: { persist } });
  endGame();
  await taps();
  expect(persist).toHaveBeenCalledOnce();
});
