import type { Packs } from '#games/pack.ts';
import type { Ports } from '#store/ports.ts';
import type { GameStorage } from '../storage/open-storage.ts';
import type { SteadyTime } from './steady-time.ts';

/**
 * A UUID of version 4 from sixteen random bytes. Its fourth group may begin with one of four digits; the first of them
 * is always used.
 */
export const uuidOf = (random: Uint8Array): string =>
  Array.from(random, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-');

/** The ports of commands: these games, this storage, and the time and chance of this device. */
export const portsOf = (storage: GameStorage, packs: Packs, { now }: SteadyTime): Ports => ({
  ...storage.ports,
  packs,
  now,
  // `Math.random` would let players compute its next numbers, and so which hidden piece is turned up next.
  random: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
  // `crypto.randomUUID` is missing over plain http, as when a phone at home opens a page served by a computer.
  newId: () => uuidOf(crypto.getRandomValues(new Uint8Array(16))),
});
