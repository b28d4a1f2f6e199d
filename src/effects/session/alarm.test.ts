// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import type { Game } from '#kernel/game.ts';
import { newClock, runClock, type TimeControl } from '#match/clock.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import { pick } from '#store/commands.ts';
import { viewNode } from '#store/navigation.ts';
import { answer, offer } from '#store/referee.ts';
import { createTable, freshSitting, type Table } from '#store/table.ts';
import { portsWith } from '../../../tests/ports.ts';
import { at } from '../../../tests/refereed-table.ts';
import { startAlarm } from './alarm.ts';
import { steadyTime } from './steady-time.ts';

const game: Game = shogi;
const hour = 3_600_000;
const tenMinutes: TimeControl = { kind: 'main', mainMs: 600_000 };

let wall: number;
let mono: number;
let hidden: boolean;
let table: Table;
let stop: () => void;

/** Time goes on as it does while the device is awake. */
const pass = (ms: number): void => {
  wall += ms;
  mono += ms;
  vi.advanceTimersByTime(ms);
};

/** The device sleeps, or its clock is changed: the wall clock alone goes on. */
const sleep = (ms: number): void => {
  wall += ms;
};

const show = (shown: boolean): void => {
  hidden = !shown;
  document.dispatchEvent(new Event('visibilitychange'));
};

const match = () => table.store.getState().sitting.match;

beforeEach(() => {
  vi.useFakeTimers();
  [wall, mono, hidden] = [1_000_000, 0, false];
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden);
  const time = steadyTime(
    () => wall,
    () => mono,
  );
  const ports = portsWith({ now: time.now, newId: () => 'game' });
  const clock = runClock(newClock([tenMinutes, tenMinutes], 0), time.now());
  const refereeState = agree({ ...freeTerms, clock: [tenMinutes, tenMinutes] }, clock);
  const sitting = freshSitting(game, ports, handicaps.even, { refereeState });
  table = createTable(shogiPack, ports, sitting, { mayHaveKept: false });
  stop = startAlarm(table, time, window, async () => {});
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the flag falls by itself', () => {
  pass(599_000);
  expect(match().outcome).toBeNull();
  pass(1_001);
  expect(match().outcome?.by).toBe('timeout');
});

test('a device that slept in sight asks what becomes of the time, and no flag falls', () => {
  pass(60_000);
  sleep(hour);
  pass(500);
  expect(match().refereeState?.paused).toEqual({ gapMs: hour, offer: null });
  expect(match().refereeState?.clock).toMatchObject({ sinceMs: null, spentMs: 60_000 });
  pass(2 * hour);
  expect(match().outcome).toBeNull();
});

test('the first player to touch the table after a sleep is asked before anything is played', () => {
  sleep(hour);
  window.dispatchEvent(new Event('pointerdown'));
  expect(match().refereeState?.paused).toMatchObject({ gapMs: hour });
});

test('time that went by while the page was hidden is thinking time, and the flag falls on coming back', () => {
  pass(60_000);
  show(false);
  sleep(hour);
  show(true);
  expect(match().outcome?.by).toBe('timeout');
  expect(match().record.ending?.spentMs).toBe(600_000);
});

test('hidden for a while without sleep, and slept in sight afterwards: the one counts, the other is asked about', () => {
  show(false);
  sleep(100_000);
  show(true);
  expect(match().outcome).toBeNull();
  sleep(200_000);
  pass(500);
  expect(match().refereeState?.paused).toMatchObject({ gapMs: 200_000 });
  expect(match().refereeState?.clock?.spentMs).toBe(100_000);
});

test('a frozen page counts as one that is not in sight', () => {
  document.dispatchEvent(new Event('freeze'));
  sleep(100_000);
  document.dispatchEvent(new Event('resume'));
  pass(500);
  expect(match().refereeState?.paused).toBeNull();
  expect(table.ports.now()).toBe(1_100_500);
});

test.each([
  ['two seconds forward', 2_000],
  ['an hour back', -hour],
])('a wall clock put %s costs nobody anything', (_, ms) => {
  sleep(ms);
  pass(1_000);
  expect(match().refereeState?.paused).toBeNull();
  expect(table.ports.now()).toBe(1_001_000);
});

test('a device that slept while an earlier move was looked at asks as well, and the look back stays', () => {
  for (const name of ['7g', '7f', '3c', '3d']) pick(table, at(name));
  const looked = () => table.store.getState().sitting.viewed;
  viewNode(table, 1);
  pass(60_000);
  sleep(hour);
  pass(2 * hour);
  expect(match().refereeState?.paused).toMatchObject({ gapMs: hour });
  expect(match().outcome).toBeNull();
  expect(looked()).toBe(1);
  offer(table, 0, 'go-on');
  expect(looked()).toBe(1);
  answer(table, 1, true);
  expect(match().refereeState).toMatchObject({ paused: null, clock: { spentMs: 60_000 } });
  expect(looked()).toBe(1);
  pass(540_001);
  expect(match().outcome?.by).toBe('timeout');
});

test('a second yes to the same question counts nothing again', () => {
  sleep(100_000);
  pass(500);
  offer(table, 0, 'count');
  answer(table, 1, true);
  const counted = match();
  answer(table, 1, true);
  answer(table, 0, true);
  expect(match()).toBe(counted);
  expect(counted.refereeState?.paused).toBeNull();
  pass(499_000);
  expect(match().outcome).toBeNull();
  pass(1_001);
  expect(match().outcome?.by).toBe('timeout');
});

test('while another tab has the game, no question comes here after a sleep, and no flag falls here', () => {
  const before = match();
  table.store.setState({ elsewhere: true });
  sleep(hour);
  pass(2 * hour);
  offer(table, 0, 'count');
  answer(table, 1, true);
  expect(match()).toBe(before);
});

test('where no clock runs, no question comes, and dates are right again with the next press', () => {
  pass(600_001);
  expect(match().outcome?.by).toBe('timeout');
  sleep(hour);
  window.dispatchEvent(new Event('pointerdown'));
  expect(match().refereeState?.paused).toBeNull();
  expect(table.ports.now()).toBe(wall);
});
