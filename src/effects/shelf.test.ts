import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import type { Game } from '#kernel/game.ts';
import { newClock, runClock } from '#match/clock.ts';
import { agree, freeTerms } from '#match/terms.ts';
import { flip, lookAt, pick, takeBack } from '#store/commands.ts';
import type { Ports } from '#store/ports.ts';
import { newSeries } from '#store/series.ts';
import { createTable, freshSitting, type Sitting, type Table } from '#store/table.ts';
import { type Journal, openJournal } from './journal.ts';
import { openShelf, type Shelf } from './shelf.ts';
import { readSitting } from './sitting-read.ts';
import { writeSitting } from './sitting-write.ts';

const game: Game = shogi;

/** Local storage as far as the journal uses it. */
const fakeStorage = (): Storage => {
  const rows: Record<string, string> = {};
  const hidden = { enumerable: false };
  return Object.defineProperties(rows, {
    getItem: { ...hidden, value: (key: string) => rows[key] ?? null },
    setItem: {
      ...hidden,
      value: (key: string, text: string) => {
        rows[key] = text;
      },
    },
    removeItem: { ...hidden, value: (key: string) => delete rows[key] },
  }) as unknown as Storage;
};

let ids = 0;
let storage: Storage;
let journal: Journal;
let shelf: Shelf;
let table: Table;

beforeEach(() => {
  storage = fakeStorage();
  journal = openJournal(storage);
  shelf = openShelf(game, journal);
  const ports: Ports = {
    now: () => 1_000 + ids,
    newId: () => `game-${ids++}`,
    random: () => 0,
    sources: async () => shelf,
    ...shelf,
  };
  table = createTable(
    game,
    ports,
    freshSitting(game, ports, 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1'),
  );
});

const sitting = (): Sitting => table.store.getState().sitting;
const tap = (...squares: readonly number[]): void => {
  for (const square of squares) pick(table, { at: 'square', square });
};

test('a game comes back as it was kept: moves, what was taken back, where one looked, and the side below', async () => {
  tap(56, 47, 24, 33, 61, 52);
  takeBack(table);
  flip(table);
  lookAt(table, 1);
  await shelf.keep(sitting());
  expect(await shelf.load(sitting().id)).toEqual(sitting());
});

test('a promotion still to be chosen comes back with its piece and square', async () => {
  // The bishops face each other: 8h takes 2b, and the card is open.
  tap(56, 47, 24, 33, 64, 16);
  expect(sitting().picked).toHaveLength(2);
  await shelf.keep(sitting());
  expect((await shelf.load(sitting().id))?.picked).toEqual(sitting().picked);
});

test('what a closing tab only reached the journal with is there the next time', async () => {
  tap(56, 47);
  await shelf.keep(sitting());
  tap(24, 33);
  journal.write(writeSitting(game, sitting()));
  const later = openShelf(game, openJournal(storage));
  expect((await later.latest())?.match.record.nodes).toHaveLength(3);
  expect(await later.load(sitting().id)).toEqual(sitting());
});

test('the journal is empty once the database has the game', async () => {
  tap(56, 47);
  journal.write(writeSitting(game, sitting()));
  await shelf.keep(sitting());
  expect(journal.ids()).toEqual([]);
});

test('games wait latest first, and one in which nothing happened is not listed', async () => {
  await shelf.keep({ ...sitting(), id: 'untouched', changedAtMs: 9_000_000 });
  tap(56, 47);
  await shelf.keep({ ...sitting(), id: 'older', changedAtMs: 7_000_000 });
  await shelf.keep({ ...sitting(), id: 'newer', changedAtMs: 8_000_000 });
  const list = await shelf.list();
  expect(list.slice(0, 2).map(({ id }) => id)).toEqual(['newer', 'older']);
  expect(list.map(({ id }) => id)).not.toContain('untouched');
});

test('the journal keeps what is later than the database has', async () => {
  tap(56, 47);
  const earlier = sitting();
  tap(24, 33);
  journal.write(writeSitting(game, sitting()));
  await shelf.keep(earlier);
  expect(journal.ids()).toEqual([earlier.id]);
});

test('a first visit is told from a later one without opening the database', () => {
  expect(journal.mayHaveKept()).toBe(false);
  journal.write(writeSitting(game, sitting()));
  expect(openJournal(storage).mayHaveKept()).toBe(true);
});

test('a forgotten game is gone from the database and the journal', async () => {
  tap(56, 47);
  await shelf.keep(sitting());
  await shelf.forget(sitting().id);
  expect(await shelf.load(sitting().id)).toBeUndefined();
});

test('what another hand wrote is read as far as it makes sense', () => {
  tap(56, 47, 24, 33);
  const text = writeSitting(game, sitting());
  const spoilt = { ...text, nodes: [text.nodes[0], { parent: 1, move: '9z9z' }], looking: 99 };
  const read = readSitting(game, spoilt);
  expect(read?.match.record.nodes.filter((node) => node !== undefined)).toHaveLength(2);
  expect(read?.match.head).toBe(0);
  expect(read?.looking).toBeNull();
});

test('what is no sitting at all is not read', () => {
  for (const nonsense of [null, 7, 'text', {}, { version: 2 }, { version: 1, id: 'x' }])
    expect(readSitting(game, nonsense)).toBeUndefined();
});

test('a sitting with an agreement comes back whole, its clock standing still since it was last known to run', () => {
  const clock = runClock(
    newClock(
      [
        { kind: 'main', mainMs: 60_000 },
        { kind: 'koryo', mainMs: 0, byoyomiMs: 30_000, unitMs: 60_000, units: 10 },
      ],
      0,
    ),
    5_000,
  );
  const agreed = { ...agree(freeTerms, clock), warnings: [0, 2] as const };
  const seating = { how: 'face', cover: true, marks: ['always', 'off'] } as const;
  const series = { ...newSeries(true), score: [1, 0.5] as const };
  const before = sitting();
  const living: Sitting = {
    ...before,
    changedAtMs: 9_000,
    match: { ...before.match, agreed },
    seating,
    series,
  };
  const stored = JSON.parse(JSON.stringify(writeSitting(game, living)));
  const read = readSitting(game, stored, () => 12_000);
  expect(read?.seating).toEqual(seating);
  expect(read?.series).toEqual(series);
  expect(read?.match.agreed).toEqual({
    ...agreed,
    paused: 'left',
    clock: { ...clock, sinceMs: null, spentMs: 7_000 },
  });
});

test('the bytes of a file are kept as long as a game from it, and go with the next visit after the last', async () => {
  const bytes = Uint8Array.of(0x82, 0xa0, 0xff);
  const source = { id: 'file', name: 'game.kif', game: 0 };
  const fromFile: Sitting = { ...sitting(), origin: 'opened', changedAtMs: 1e13, source };
  await shelf.keepSource('file', bytes);
  await shelf.keep(fromFile);
  expect((await shelf.latest())?.source).toEqual(fromFile.source);
  expect(await shelf.loadSource('file')).toEqual(bytes);
  await shelf.forget(fromFile.id);
  // It may still be brought back.
  expect(await shelf.loadSource('file')).toEqual(bytes);
  await shelf.latest();
  expect(await shelf.loadSource('file')).toBeUndefined();
});
