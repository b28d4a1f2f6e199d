// @vitest-environment happy-dom

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { resign } from '#store/commands.ts';
import { createTable, freshSitting, type Table } from '#store/table.ts';
import { portsWith } from '../../../tests/ports.ts';
import { startWakeLock } from './wake-lock.ts';

let visible: boolean;
let held: number;
let asked: number;
let refuse: boolean;
let locks: { readonly free: () => void }[];
let table: Table;
let stop: () => void;

/** The browser's wake lock: it is held until it is released. */
const request = async (): Promise<{ release: () => Promise<void> }> => {
  asked += 1;
  if (refuse) throw new DOMException('the battery is low', 'NotAllowedError');
  held += 1;
  let isHeld = true;
  const free = (): void => {
    if (!isHeld) return;
    isHeld = false;
    held -= 1;
  };
  locks.push({ free });
  return { release: async () => free() };
};

const show = async (shown: boolean): Promise<void> => {
  visible = shown;
  // The system takes the lock from a page that is hidden.
  if (!shown) for (const { free } of locks) free();
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
};

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const begin = async (how: 'face' | 'side'): Promise<void> => {
  const ports = portsWith();
  const seating = { how, cover: false, marks: ['settings', 'settings'] } as const;
  const sitting = freshSitting(shogi, ports, handicaps.even, { seating });
  table = createTable(shogiPack, ports, sitting, { mayHaveKept: false });
  stop = startWakeLock(table, window);
  await settle();
};

beforeEach(() => {
  [visible, held, asked, refuse, locks] = [true, 0, 0, false, []];
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() =>
    visible ? 'visible' : 'hidden',
  );
  vi.stubGlobal('navigator', { wakeLock: { request } });
});

afterEach(() => {
  stop();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('face to face the screen stays awake until the game ends', async () => {
  await begin('face');
  expect(held).toBe(1);
  resign(table, 0);
  await settle();
  expect(held).toBe(0);
});

test('a player who comes back to the page finds the screen awake again', async () => {
  await begin('face');
  await show(false);
  expect(held).toBe(0);
  await show(true);
  expect(held).toBe(1);
});

test('side by side the screen sleeps as it likes', async () => {
  await begin('side');
  await show(false);
  await show(true);
  expect(asked).toBe(0);
});

test('a refusal is silent, and asked again when the page is seen', async () => {
  refuse = true;
  await begin('face');
  expect([asked, held]).toEqual([1, 0]);
  refuse = false;
  await show(false);
  await show(true);
  expect([asked, held]).toEqual([2, 1]);
});

test('a game that goes on in another tab leaves the screen alone', async () => {
  await begin('face');
  table.store.setState({ elsewhere: true });
  await settle();
  expect(held).toBe(0);
});

test('where the browser has no such thing nothing happens', async () => {
  vi.stubGlobal('navigator', {});
  await begin('face');
  resign(table, 0);
  expect(held).toBe(0);
});
