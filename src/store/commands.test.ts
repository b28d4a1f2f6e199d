import { beforeEach, expect, test, vi } from 'vitest';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { parseSquare } from '#games/shogi/square.ts';
import type { Game } from '#kernel/game.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import { append, emptyRecord } from '#record/record.ts';
import { portsWith } from '../../tests/ports.ts';
import { isChoosing } from '../../tests/refereed-table.ts';
import { cancel, flip, pick, resign, takeBack } from './commands.ts';
import { returnToGame, showProof, step, stepToSibling, viewPly } from './navigation.ts';
import { shownLine, shownNode } from './selectors.ts';
import {
  claimSitting,
  dismissNews,
  newGame,
  openRecord,
  playAgain,
  resumeSitting,
  showKept,
  undoRemoval,
} from './sittings.ts';
import {
  createTable,
  freePlayIn,
  freshSitting,
  type KeptSitting,
  keptSitting,
  type Table,
} from './table.ts';

const game: Game = shogi;
const even = game.text.position(game.start());
let table: Table;
let kept: Map<string, KeptSitting>;
let now: number;

const set = (setup: string): void => {
  kept = new Map();
  now = 0;
  const ports = portsWith({
    now: () => now,
    keep: async (sitting) => void kept.set(sitting.id, sitting),
    load: async (id) => kept.get(id),
    forget: async (id) => void kept.delete(id),
  });
  table = createTable(shogiPack, ports, freshSitting(game, ports, setup, freePlayIn(shogiPack)));
};
beforeEach(() => set(even));

const state = () => table.store.getState();
const sitting = () => keptSitting(state());
const at = (name: string): number => parseSquare(name) ?? Number.NaN;
const tap = (...names: readonly string[]): void => {
  for (const name of names) pick(table, { at: 'square', square: at(name) });
};
const shown = (): string => game.text.position(shownLine(game, sitting()).position);
const chosen = (): unknown => sitting().picked[0];

test('two taps move a piece', () => {
  tap('7g', '7f');
  expect(shown()).toContain('PP1PPPPPP');
  expect(sitting().picked).toEqual([]);
});

test('the picks that a press has followed are not asked of the game again to make the move', () => {
  const picks = vi.fn(shogi.picks);
  const pack = { ...shogiPack, game: { ...shogi, picks } };
  table = createTable(pack, portsWith(), freshSitting(pack.game, portsWith(), even));
  tap('7g');
  picks.mockClear();
  tap('7f');
  expect(sitting().match.head).toBe(1);
  expect(picks).not.toHaveBeenCalled();
});

test('the same square again lets go of the piece', () => {
  tap('7g', '7g');
  expect(sitting().picked).toEqual([]);
});

test('another own piece is taken up instead', () => {
  tap('7g', '2g');
  expect(chosen()).toEqual({ at: 'square', square: at('2g') });
});

test('an illegal goal is refused with its rule, and the piece stays chosen', () => {
  tap('7g', '7e');
  expect(state().refused?.refusal.rule).toBe('wrong-movement');
  expect(chosen()).toEqual({ at: 'square', square: at('7g') });
  tap('7f');
  expect(state().refused).toBeNull();
  expect(sitting().match.head).toBe(1);
});

test('pointing at a piece of the other side asks about it, and so does pointing at an own piece that cannot move', () => {
  tap('3c');
  expect(state().refused).toMatchObject({
    asks: true,
    refusal: { rule: 'not-your-turn', evidence: [] },
  });
  tap('8h');
  expect(state().refused).toMatchObject({ asks: true, refusal: { rule: 'own-piece' } });
  expect(chosen()).toEqual({ at: 'square', square: at('8h') });
  tap('3c');
  expect(state().refused).toMatchObject({ asks: false, refusal: { rule: 'blocked' } });
  tap('7g', '7e');
  expect(state().refused?.refusal.rule).toBe('wrong-movement');
  expect(state().refused?.asks).toBe(false);
  tap('7g');
  expect(sitting().picked).toEqual([]);
});

test('where both faces are possible the move waits for the choice, and pressing beside it keeps the piece', () => {
  tap('7g', '7f', '3c', '3d', '8h', '2b');
  expect(isChoosing(table)).toBe(true);
  tap('5e');
  expect(isChoosing(table)).toBe(false);
  expect(chosen()).toEqual({ at: 'square', square: at('8h') });
  tap('2b');
  pick(table, { at: 'choice', choice: 'promote' });
  expect(shown()).toContain('+B');
});

test('Escape lets go of the piece first, and of the refusal with it', () => {
  tap('7g', '7e');
  cancel(table);
  expect(sitting().picked).toEqual([]);
  expect(state().refused).toBeNull();
});

test('looking back leaves the game where it is', () => {
  tap('7g', '7f', '3c', '3d');
  step(table, -1);
  expect(sitting().match.head).toBe(2);
  expect(shownNode(sitting())).toBe(1);
  step(table, 'first');
  expect(shownNode(sitting())).toBe(0);
  step(table, 1);
  viewPly(table, 99);
  expect(sitting().viewed).toBeNull();
});

test('a move made while looking back starts a variation, and stepping aside walks between the two', () => {
  tap('7g', '7f', '3c', '3d');
  step(table, 'first');
  tap('2g', '2f');
  expect(sitting().match.record.nodes[0]?.children).toEqual([1, 3]);
  stepToSibling(table, -1);
  expect(shownNode(sitting())).toBe(1);
  returnToGame(table);
  expect(shownNode(sitting())).toBe(3);
});

test('a takeback while looking back takes back the game’s last move and shows it', () => {
  tap('7g', '7f', '3c', '3d');
  step(table, 'first');
  takeBack(table);
  expect(sitting().viewed).toBeNull();
  expect(shownNode(sitting())).toBe(1);
});

test('a new game sets the present one aside, and can be undone', () => {
  tap('7g', '7f');
  const before = sitting();
  newGame(table, even);
  expect(sitting().match.record.nodes).toHaveLength(1);
  undoRemoval(table);
  expect(sitting()).toEqual(before);
  expect(state().removed).toBeNull();
});

test('a new game instead of an untouched one leaves nothing to bring back', () => {
  newGame(table, even);
  expect(state().removed).toBeNull();
});

test('after a resignation the same game can be played again with names and board swapped', async () => {
  const record = emptyRecord('shogi', even, [], ['Ana', 'Ben']);
  await openRecord(table, record);
  resign(table, 0);
  expect(sitting().match.outcome?.winner).toBe(1);
  playAgain(table, shogiAgreement);
  expect(sitting().match.record.players).toEqual(['Ben', 'Ana']);
  expect(sitting().flipped).toBe(true);
  expect(sitting().match.outcome).toBeNull();
});

test('an opened record is shown from its start and steps to its end', async () => {
  const move = game.text.parseMove('7g7f', game.start());
  if (!move.ok) throw new Error('7g7f');
  await openRecord(table, append(emptyRecord('shogi', even), 0, { move: move.value }).record);
  expect(shownNode(sitting())).toBe(0);
  step(table, 'last');
  expect(shownNode(sitting())).toBe(1);
});

test('a kept game is taken up again, and one that is not there says so', async () => {
  tap('7g', '7f');
  const first = sitting();
  kept.set(first.id, first);
  newGame(table, even);
  expect(await resumeSitting(table, first.id)).toBe(true);
  expect(sitting()).toEqual(first);
  expect(await resumeSitting(table, 'nowhere')).toBe(false);
});

test('news from storage stays until it is dismissed', () => {
  table.store.setState({ storageNews: { what: 'lost' } });
  tap('7g', '7f');
  expect(state().storageNews).toEqual({ what: 'lost' });
  dismissNews(table);
  expect(state().storageNews).toBeNull();
});

test('an address that the player has left already changes nothing, and is not called unknown', async () => {
  tap('7g', '7f');
  const before = state();
  expect(await showKept(table, 'nowhere', undefined, () => true)).toBe(true);
  expect(await showKept(table, 'nowhere', undefined, () => false)).toBe(false);
  expect(state()).toBe(before);
});

test.each([
  ['without a move', undefined, 2],
  ['with a move', '1', 1],
  ['with something else instead of a move', '0x1', 2],
])('an address %s shows a kept game at its end, or at that move', async (_, ply, node) => {
  tap('7g', '7f', '3c', '3d');
  const { id } = sitting();
  expect(await showKept(table, id, ply, () => false)).toBe(true);
  expect(shownNode(sitting())).toBe(node);
});

test('an address that the player leaves while its game is read leads to no move of it', async () => {
  tap('7g', '7f', '3c', '3d');
  const { id } = sitting();
  let asked = 0;
  expect(await showKept(table, id, '1', () => asked++ > 0)).toBe(true);
  expect(shownNode(sitting())).toBe(2);
});

test('while another tab has the game, nothing can be moved here', () => {
  table.store.setState({ elsewhere: true });
  tap('7g');
  expect(state().selection.picked).toEqual([]);
  tap('7f');
  takeBack(table);
  expect(sitting().match.head).toBe(0);
  flip(table);
  expect(sitting().flipped).toBe(true);
});

test('a game that was left in another tab waits here like one that was set aside', async () => {
  const { match, ...rest } = sitting();
  const refereeState = { ...agree(freeTerms, null), paused: 'left' } as const;
  kept.set(rest.id, { ...rest, match: { ...match, refereeState } });
  table.store.setState({ elsewhere: true });
  await claimSitting(table, rest.id, true);
  expect(sitting().match.refereeState?.paused).toBe('aside');
});

test('a game that is over takes no more moves at its end', () => {
  tap('7g', '7f');
  resign(table, 1);
  tap('3c');
  expect(sitting().picked).toEqual([]);
  expect(state().refused).toBeNull();
});

test.each<readonly [how: string, change: () => unknown]>([
  ['a new game', () => newGame(table, even)],
  ['a game brought back', () => undoRemoval(table)],
  ['a game taken up again', () => resumeSitting(table, 'game-0')],
  ['what another tab kept', () => claimSitting(table, sitting().id, true)],
])('%s has nothing drawn on it that proves how another ended', async (_, change) => {
  tap('7g', '7f');
  kept.set('game-0', sitting());
  newGame(table, even);
  table.store.setState({ elsewhere: true });
  showProof(table, [{ show: 'file', index: 5 }]);
  await change();
  expect(state().proof).toEqual([]);
});

test('a game knows when it ended, which what is tried in it afterwards does not change', () => {
  set(even);
  expect(table.store.getState().sitting.endedAtMs).toBeUndefined();
  now = 5_000;
  resign(table, 0);
  expect(table.store.getState().sitting.endedAtMs).toBe(5_000);
  now = 9_000;
  flip(table);
  expect(sitting()).toMatchObject({ endedAtMs: 5_000, changedAtMs: 9_000 });
  takeBack(table);
  expect(table.store.getState().sitting.endedAtMs).toBeUndefined();
});
