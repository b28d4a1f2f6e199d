import { afterEach, expect, test, vi } from 'vitest';
import { packs } from '#games/index.ts';
import { portsWith } from '../../../tests/ports.ts';
import type { GameStorage } from '../storage/open-storage.ts';
import { portsOf, uuidOf } from './ports.ts';
import { steadyTime } from './steady-time.ts';

afterEach(() => vi.unstubAllGlobals());

const storage: GameStorage = {
  ports: portsWith(),
  connection: { use: () => Promise.reject(new Error('no database')) },
  beat: async () => {},
  gameToGoOnWith: async () => undefined,
  keepGamesOf: () => {},
};
const time = steadyTime(
  () => 1_000_000,
  () => 0,
);
const ports = portsOf(storage, packs, time);

test('an id is a UUID of version 4, whatever the chance', () => {
  expect(uuidOf(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
  expect(uuidOf(new Uint8Array(16).fill(255))).toBe('ffffffff-ffff-4fff-8fff-ffffffffffff');
});

test('ids differ', () => {
  expect(new Set(Array.from({ length: 100 }, ports.newId)).size).toBe(100);
});

test('an id is there where the page came over plain http', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  expect(ports.newId()).toMatch(
    /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
  );
});

test('chance falls from 0 up to but not including 1, and goes over all of that', () => {
  const falls = Array.from({ length: 1_000 }, ports.random);
  expect(falls.every((fall) => fall >= 0 && fall < 1)).toBe(true);
  expect(new Set(falls.map((fall) => Math.floor(fall * 10))).size).toBe(10);
});

test('commands are given the games, the time and the storage of this device', () => {
  expect(ports.packs).toBe(packs);
  expect(ports.now()).toBe(time.now());
  expect(ports.kept).toBe(storage.ports.kept);
});
