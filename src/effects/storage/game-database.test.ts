import { packs } from '#games/index.ts';
import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Game } from '#kernel/game.ts';
import { newClock, runClock } from '#match/clock.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import { flip, resign, takeBack } from '#store/commands.ts';
import { viewNode } from '#store/navigation.ts';
import { newSeries } from '#store/series.ts';
import { type KeptSitting, keptSitting, type Table } from '#store/table.ts';
import {
  emptyBrowser,
  type OpenedGames,
  openGames,
  tableWith,
  tapAt,
} from '../../../tests/stored-games.ts';
import { type Journal, openJournal } from './journal.ts';

import { rowsOf } from './row-write.ts';
import { readSitting } from './sitting-read.ts';
import { writeSitting } from './sitting-write.ts';

const game: Game = shogi;

const told = { unreachable: () => {}, lost: () => {} };

let storage: Storage;
let journal: Journal;
let database: OpenedGames;
let table: Table;

beforeEach(() => {
  storage = emptyBrowser();
  journal = openJournal(storage);
  database = openGames(packs, journal, told);
  table = tableWith({ ...database });
});

const sitting = (): KeptSitting => keptSitting(table.store.getState());
const tap = (...squares: readonly number[]): void => tapAt(table, ...squares);

test('a game comes back as it was kept: moves, those taken back, the position on view, and the side below', async () => {
  tap(56, 47, 24, 33, 61, 52);
  takeBack(table);
  flip(table);
  viewNode(table, 1);
  await database.keep(sitting());
  expect(await database.load(sitting().id)).toEqual(sitting());
});

test('a promotion still to be chosen comes back with its piece and square', async () => {
  // The bishops face each other: 8h takes 2b, and the card is open.
  tap(56, 47, 24, 33, 64, 16);
  expect(sitting().picked).toHaveLength(2);
  await database.keep(sitting());
  expect((await database.load(sitting().id))?.picked).toEqual(sitting().picked);
});

test('once the database is open a save is sent immediately, whole, and not after the next frame', async () => {
  tap(56, 47);
  await database.keep(sitting());
  const { transaction } = IDBDatabase.prototype;
  const { commit } = IDBTransaction.prototype;
  const sent = vi.fn();
  IDBTransaction.prototype.commit = function () {
    sent('whole');
    commit.call(this);
  };
  IDBDatabase.prototype.transaction = function (...what) {
    sent('begun');
    return transaction.apply(this, what);
  };
  tap(24, 33);
  const kept = [database.keep(sitting()), database.keep(sitting(), 'view')];
  Object.assign(IDBTransaction.prototype, { commit });
  Object.assign(IDBDatabase.prototype, { transaction });
  expect(sent.mock.calls.flat()).toEqual(['begun', 'whole']);
  await Promise.all(kept);
  const later = openGames(packs, openJournal(storage), told);
  expect((await later.latest())?.match.record.nodes).toHaveLength(3);
});

test('a change that a closing tab wrote only to the journal is there the next time', async () => {
  tap(56, 47);
  await database.keep(sitting());
  tap(24, 33);
  journal.write(writeSitting(game, sitting()));
  const later = openGames(packs, openJournal(storage), told);
  expect((await later.latest())?.match.record.nodes).toHaveLength(3);
  expect(await later.load(sitting().id)).toEqual(sitting());
});

test('an unfinished game stays in the journal, a finished one only until the database has it', async () => {
  tap(56, 47);
  journal.write(writeSitting(game, sitting()));
  await database.keep(sitting());
  expect(journal.ids()).toEqual([sitting().id]);
  resign(table, 1);
  journal.write(writeSitting(game, sitting()));
  expect(journal.ids()).toEqual([sitting().id]);
  await database.keep(sitting());
  expect(journal.ids()).toEqual([]);
});

test('games wait latest first, and one in which nothing happened is not listed', async () => {
  await database.keep({ ...sitting(), id: 'untouched', changedAtMs: 9_000_000 });
  tap(56, 47);
  await database.keep({ ...sitting(), id: 'older', changedAtMs: 7_000_000 });
  await database.keep({ ...sitting(), id: 'newer', changedAtMs: 8_000_000 });
  const list = await database.list();
  expect(list.slice(0, 2).map(({ id }) => id)).toEqual(['newer', 'older']);
  expect(list.map(({ id }) => id)).not.toContain('untouched');
});

test('the journal keeps what is later than the database has', async () => {
  tap(56, 47);
  const earlier = sitting();
  tap(24, 33);
  journal.write(writeSitting(game, sitting()));
  await database.keep(earlier);
  expect(journal.ids()).toEqual([earlier.id]);
});

test('a first visit is recognised without opening the database', () => {
  expect(journal.mayHaveKept()).toBe(false);
  journal.write(writeSitting(game, sitting()));
  expect(openJournal(storage).mayHaveKept()).toBe(true);
});

test('a forgotten game is gone from the database and the journal', async () => {
  tap(56, 47);
  await database.keep(sitting());
  await database.forget(sitting().id);
  expect(await database.load(sitting().id)).toBeUndefined();
});

test('a sitting with damaged parts is read as far as it makes sense', () => {
  tap(56, 47, 24, 33);
  const text = writeSitting(game, sitting());
  const spoilt = { ...text, nodes: [text.nodes[0], { parent: 1, move: '9z9z' }], looking: 99 };
  const read = readSitting(shogiPack, spoilt);
  expect(read?.match.record.nodes.filter((node) => node !== undefined)).toHaveLength(2);
  expect(read?.match.head).toBe(0);
  expect(read?.viewed).toBeNull();
});

test('a value that is no sitting at all is not read', () => {
  for (const nonsense of [null, 7, 'text', {}, { version: 2 }, { version: 1, id: 'x' }])
    expect(readSitting(shogiPack, nonsense)).toBeUndefined();
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
  const living: KeptSitting = {
    ...before,
    changedAtMs: 9_000,
    match: { ...before.match, refereeState: agreed },
    seating,
    series,
  };
  const stored = JSON.parse(JSON.stringify(writeSitting(game, living)));
  const read = readSitting(shogiPack, stored, () => 12_000);
  expect(read?.seating).toEqual(seating);
  expect(read?.series).toEqual(series);
  expect(read?.match.refereeState).toEqual({
    ...agreed,
    paused: 'left',
    clock: { ...clock, sinceMs: null, spentMs: 7_000 },
  });
});

test('time in doubt, a side without limit and a proposal that waits come back as they were', () => {
  const clock = newClock([{ kind: 'unlimited' }, { kind: 'main', mainMs: 60_000 }], 1);
  const offer = { seat: 1, what: 'pause' } as const;
  const agreed = {
    ...agree({ ...freeTerms, clock: clock.controls }, clock),
    paused: { gapMs: 3_600_000, offer },
    offer: { seat: 0, what: 'count' },
  } as const;
  const before = sitting();
  const living: KeptSitting = { ...before, match: { ...before.match, refereeState: agreed } };
  const stored = JSON.parse(JSON.stringify(writeSitting(game, living)));
  expect(readSitting(shogiPack, stored, () => 12_000)?.match.refereeState).toEqual(agreed);
});

test('the bytes of a file are kept as long as a game from it, and go with the next visit after the last', async () => {
  const bytes = Uint8Array.of(0x82, 0xa0, 0xff);
  const source = { id: 'file', name: 'game.kif', game: 0 };
  const fromFile: KeptSitting = { ...sitting(), origin: 'opened', changedAtMs: 1e13, source };
  await database.keepSource('file', bytes);
  await database.keep(fromFile);
  expect((await database.latest())?.source).toEqual(fromFile.source);
  expect(await database.loadSource('file')).toEqual(bytes);
  await database.forget(fromFile.id);
  // It may still be brought back.
  expect(await database.loadSource('file')).toEqual(bytes);
  await database.latest();
  expect(await database.loadSource('file')).toBeUndefined();
});

test('the remarks of a file and the end of a game come back, and what was kept before them is still read', async () => {
  tap(56, 47);
  resign(table, 1);
  const { match, ...rest } = sitting();
  const remarks = {
    family: 'csa',
    lines: [
      { node: 0, text: "'black_rate:A:1" },
      { node: 0, text: '' },
      { node: 0, text: 'two lines\nof one remark' },
      { node: 1, text: "' a line" },
      { node: 1, ended: true, text: "'summary:A win" },
    ],
  } as const;
  const opened: KeptSitting = {
    ...rest,
    match: { ...match, record: { ...match.record, remarks } },
  };
  expect(opened.endedAtMs).toBeDefined();
  await database.keep(opened);
  expect(await database.load(opened.id)).toEqual(opened);
  const { remarks: _, endedAtMs: __, ...older } = writeSitting(game, opened);
  expect(readSitting(shogiPack, older)?.match.record.remarks).toBeUndefined();
  const strange = { ...older, remarks: { family: 7 } };
  expect(readSitting(shogiPack, strange)?.match.record.nodes).toHaveLength(2);
});

test('many remarks of one place are stored as one text, and come back one by one', async () => {
  const { match, ...rest } = sitting();
  const lines = Array.from({ length: 100_000 }, (_, i) => ({ node: 0, text: `'${i}` }));
  const record = { ...match.record, remarks: { family: 'csa', lines } };
  const { row: stored } = await rowsOf({ game }, { ...rest, match: { ...match, record } });
  expect(stored.remarks?.lines).toHaveLength(1);
  expect(readSitting(shogiPack, stored)?.match.record.remarks?.lines).toEqual(lines);
});
