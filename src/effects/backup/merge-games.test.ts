import { beforeEach, expect, test, vi } from 'vitest';
import type { BackupWatch } from '#store/backup.ts';
import { resign } from '#store/commands.ts';
import type { KeptSitting } from '#store/table.ts';
import {
  bring,
  emptyBrowser,
  everything,
  goneOn,
  make,
  noon,
  played,
  visit,
  watch,
} from '../../../tests/backups.ts';
import { type OpenedGames, playedTable, rowsOf, sittingOf } from '../../../tests/stored-games.ts';
import { progressKey } from '../settings/progress-storage.ts';
import { settingsKey } from '../settings/settings-storage.ts';

let games: OpenedGames;

beforeEach(() => {
  games = emptyBrowser();
});

test('merged twice is merged once, and what is here already is left alone', async () => {
  const [mine, theirs] = [played(56, 47), played(61, 52)];
  await games.keep(theirs);
  await games.keep(mine);
  const { file } = await make();
  emptyBrowser();
  localStorage.setItem(settingsKey, '{"version":2,"theme":"dark"}');
  await visit().keep(goneOn(mine, 24, 33));
  expect(await bring(file)).toMatchObject({ added: 1, here: 1 });
  const once = await everything();
  expect(await bring(file)).toMatchObject({ added: 0, here: 2, unread: [] });
  expect(await everything()).toEqual(once);
  expect(localStorage.getItem(settingsKey)).toBe('{"version":2,"theme":"dark"}');
});

test('a game that went on elsewhere goes on here, but for one that is on the table', async () => {
  const begun = played(56, 47);
  const later = goneOn(begun, 24, 33);
  await games.keep(later);
  const { file } = await make();
  const bringOver = async (onTable: string): Promise<readonly KeptSitting[]> => {
    const here = emptyBrowser();
    await here.keep(begun);
    await bring(file, onTable);
    await bring(file, onTable);
    const lines = await here.list();
    return Promise.all(lines.map(({ id }) => here.load(id) as Promise<KeptSitting>));
  };
  expect(await bringOver('')).toEqual([later]);
  const apart = await bringOver(begun.id);
  expect(apart).toHaveLength(2);
  expect(apart).toContainEqual(begun);
  expect(apart.find(({ id }) => id !== begun.id)?.match).toEqual(later.match);
});

test('a game that went on in two ways is kept twice, also after a second restore', async () => {
  const begun = played(56, 47);
  const theirs = goneOn(begun, 24, 33);
  const mine = goneOn(begun, 25, 34, 61, 52);
  await games.keep(theirs);
  const { file } = await make();
  const here = emptyBrowser();
  await here.keep(mine);
  expect(await bring(file)).toMatchObject({ added: 1, here: 0 });
  expect(await bring(file)).toMatchObject({ added: 0, here: 1 });
  expect(await here.load(mine.id)).toEqual(mine);
  const other = (await here.list()).find(({ id }) => id !== mine.id);
  expect((await here.load(other?.id ?? ''))?.match).toEqual(theirs.match);
  expect(await rowsOf()).toHaveLength(2);
});

test('a game resigned here and not there, after as many changes, is not the same game', async () => {
  const table = playedTable(56, 47);
  const theirs = sittingOf(table);
  resign(table, 0);
  const mine = { ...sittingOf(table), changedAtMs: 2, revision: theirs.revision };
  await games.keep(theirs);
  const { file } = await make();
  const here = emptyBrowser();
  await here.keep(mine);
  expect(await bring(file)).toMatchObject({ added: 1 });
  expect((await here.load(mine.id))?.match.outcome).toEqual(mine.match.outcome);
});

test('the better progress stays, and settings come only where there are none', async () => {
  localStorage.setItem(
    progressKey,
    '{"version":1,"learners":{"name Ann":{"a":3,"b":1},"name Ben":{"a":1}}}',
  );
  localStorage.setItem(settingsKey, '{"version":2,"theme":"light"}');
  const { file } = await make();
  emptyBrowser();
  localStorage.setItem(progressKey, '{"version":1,"learners":{"name Ann":{"a":1,"b":2}}}');
  const heard = vi.fn();
  class Told {
    readonly change: object;
    constructor(_: string, change: object) {
      this.change = change;
    }
  }
  vi.stubGlobal('StorageEvent', Told);
  vi.stubGlobal('dispatchEvent', heard);
  await bring(file);
  expect(JSON.parse(localStorage.getItem(progressKey) ?? '')).toEqual({
    version: 1,
    learners: { 'name Ann': { a: 3, b: 2 }, 'name Ben': { a: 1 } },
  });
  expect(heard.mock.calls.map(([event]) => event.change)).toEqual([
    { key: settingsKey, newValue: '{"version":2,"theme":"light"}' },
    { key: progressKey, newValue: localStorage.getItem(progressKey) },
  ]);
  vi.unstubAllGlobals();
});

test('a user who cancels a restore keeps the games that came in, and one who cancels a back-up has none', async () => {
  for (let i = 0; i < 45; i += 1) await games.keep({ ...played(56, 47), id: `game-${i}` });
  const { file } = await make();
  const stopAt = (when: number): BackupWatch => {
    const cancel = new AbortController();
    return watch({
      signal: cancel.signal,
      listener: ({ done, of }) => {
        expect(of).toBe(45);
        if (done >= when) cancel.abort();
      },
    });
  };
  const cancelled = await (await visit().backup()).make(noon, stopAt(20));
  expect(cancelled).toEqual({ ok: false, error: { code: 'cancelled', place: '' } });
  const here = emptyBrowser();
  expect(await bring(file, '', stopAt(20))).toEqual({
    added: 20,
    here: 0,
    unread: [],
    tooLarge: [],
    end: 'cancelled',
  });
  expect(await here.list()).toHaveLength(20);
  expect(await bring(file)).toMatchObject({ added: 25, here: 20, end: 'done' });
});
