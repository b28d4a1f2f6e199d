/** Helpers for tests of storage: a separate local storage, and games as they are written there. */

import { openDB } from 'idb';
import { vi } from 'vitest';
import { type GameDatabase, openGameDatabase } from '#effects/storage/game-database.ts';
import { openJournal } from '#effects/storage/journal.ts';
import type { StoredGames } from '#effects/storage/kept-games.ts';
import type { SittingText } from '#effects/storage/sitting-read.ts';
import { writeSitting } from '#effects/storage/sitting-write.ts';
import { packs } from '#games/index.ts';
import type { Packs } from '#games/pack.ts';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import { pick } from '#store/commands.ts';
import type { KeptGames, Ports } from '#store/ports.ts';
import {
  createTable,
  freshSitting,
  type KeptSitting,
  keptSitting,
  type Table,
} from '#store/table.ts';
import { portsWith } from './ports.ts';

/** The part of local storage that the app uses. `room` is how many characters fit. */
export const fakeStorage = (room = Number.POSITIVE_INFINITY): Storage => {
  const rows: Record<string, string> = {};
  const hidden = { enumerable: false, configurable: true };
  return Object.defineProperties(rows, {
    getItem: { ...hidden, value: (key: string) => rows[key] ?? null },
    setItem: {
      ...hidden,
      value: (key: string, text: string) => {
        const others = Object.entries(rows).filter(([name]) => name !== key);
        const used = others.reduce((sum, [, other]) => sum + other.length, 0);
        if (used + text.length > room) throw new DOMException('full', 'QuotaExceededError');
        rows[key] = text;
      },
    },
    removeItem: { ...hidden, value: (key: string) => delete rows[key] },
  }) as unknown as Storage;
};

/** Gives the test an empty database, and returns an empty local storage. */
export const emptyBrowser = (): Storage => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  return fakeStorage();
};

let ids = 0;

/** A table at the even game with the given ports. Otherwise it stores nothing. */
export const tableWith = (given: Partial<Ports & KeptGames> = {}): Table => {
  const ports = portsWith({
    now: () => 1_000 + ids,
    newId: () => `game-${ids++}`,
    ...given,
  });
  return createTable(shogiPack, ports, freshSitting(shogi, ports, handicaps.even));
};

/** Presses squares one after the other. */
export const tapAt = (table: Table, ...squares: readonly number[]): void => {
  for (const square of squares) pick(table, { at: 'square', square });
};

/** A game after a few presses. */
export const playedTable = (...squares: readonly number[]): Table => {
  const table = tableWith();
  tapAt(table, ...squares);
  return table;
};

/** The game on a table. */
export const sittingOf = (table: Table): KeptSitting => keptSitting(table.store.getState());

/** The game on a table as it is stored. */
export const textOf = (table: Table): SittingText => writeSitting(shogi, sittingOf(table));

/** Changes the stored rows without the app. */
export const behind = async (
  act: (db: Awaited<ReturnType<typeof openDB>>) => Promise<unknown>,
): Promise<void> => {
  const db = await openDB('shogi-table');
  await act(db);
  db.close();
};

/** A document that is visible. */
export const visiblePage = Object.assign(new EventTarget(), {
  visibilityState: 'visible',
}) as unknown as Document;

/** The stored rows. */
export const rowsOf = async (): Promise<readonly { readonly id: string }[]> => {
  let rows: readonly { readonly id: string }[] = [];
  await behind(async (db) => {
    rows = await db.getAll('sittings');
  });
  return rows;
};

/** A database of games together with the functions that read them. */
export type OpenedGames = StoredGames & GameDatabase;

/** Opens the database as the page does. */
export const openGames = (...how: Parameters<typeof openGameDatabase>): OpenedGames => {
  const database = openGameDatabase(...how);
  return { ...database.kept, ...database };
};

/** The games as a visit to the page finds them, with this local storage and these packs. */
export const visitWith = (storage: Storage | null, known: Packs = packs): OpenedGames =>
  openGames(known, openJournal(storage), { unreachable: () => {}, lost: () => {} });
