/** Helpers for tests of back-ups: browsers with and without stored games, and moving a back-up between them. */

import { packs } from '#games/index.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import 'fake-indexeddb/auto';
import { vi } from 'vitest';
import { openJournal } from '#effects/storage/journal.ts';
import type { BackupWatch, MadeBackup, Restored } from '#store/backup.ts';
import { type KeptSitting, seatedGame } from '#store/table.ts';
import {
  behind,
  fakeStorage,
  type OpenedGames,
  openGames,
  playedTable,
  sittingOf,
  tableWith,
  tapAt,
} from './stored-games.ts';

const told = { unreachable: vi.fn(), lost: vi.fn() };
/** Noon of 22 November 2026 in the local time zone. */
export const noon = new Date(2026, 10, 22, 12).getTime();

/** A browser in which nothing is kept. */
export const emptyBrowser = (): OpenedGames => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('localStorage', fakeStorage());
  return visit();
};
/** The games as a visit to the page finds them. */
export const visit = (): OpenedGames => openGames(packs, openJournal(localStorage), told);

/** A watch that ignores progress and never cancels, except for what a test passes. */
export const watch = (more: Partial<BackupWatch> = {}): BackupWatch => ({
  signal: new AbortController().signal,
  listener: () => {},
  ...more,
});

/** Makes a back-up of everything that is stored. */
export const make = async (from = visit()): Promise<MadeBackup> => {
  const made = await (await from.backup()).make(noon, watch());
  if (!made.ok) throw new Error(made.error.code);
  return made.value;
};

/** Restores a back-up into the browser. */
export const bring = async (file: Blob, onTable = '', how = watch()): Promise<Restored> => {
  const restored = await (await visit().backup()).restore(file, onTable, how);
  if (!restored.ok) throw new Error(restored.error.code);
  return restored.value;
};

/** The error with which a file cannot be restored; `restored` if it can. */
export const faultOf = async (file: Blob): Promise<unknown> => {
  const restored = await (await visit().backup()).restore(file, '', watch());
  return restored.ok ? 'restored' : restored.error;
};

/** The bytes of a file. */
export const bytesOf = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer());

/** All rows in the order of their ids, whatever they contain. */
export const everything = async (): Promise<unknown> => {
  const stores: unknown[] = [];
  await behind(async (db) => {
    for (const store of ['sittings', 'summaries', 'sources'])
      stores.push([await db.getAllKeys(store), await db.getAll(store)]);
  });
  return [stores, { ...localStorage }];
};

/** A game after a few presses. */
export const played = (...squares: readonly number[]): KeptSitting =>
  sittingOf(playedTable(...squares));

/** The same game after more presses. */
export const goneOn = (sitting: KeptSitting, ...squares: readonly number[]): KeptSitting => {
  const table = tableWith();
  table.store.setState(seatedGame(shogiPack, sitting));
  tapAt(table, ...squares);
  return sittingOf(table);
};
