import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { shogiPack } from '#games/shogi/pack.ts';
import { setComment } from '#record/edit.ts';
import { reading } from '../../tests/read-one.ts';
import { behind, emptyBrowser, tableWith, visitWith } from '../../tests/stored-games.ts';
import { keepRecords } from './keep-records.ts';
import { knownAs, openedGames } from './known-records.ts';
import { openedSitting } from './sittings.ts';
import type { KeptSitting, Table } from './table.ts';

const source = { id: 'file', name: 'a.kif', game: 0 };

/** Reads a file, and returns its record: another object each time. */
const recordOf = (first: string) =>
  reading(`手合割：平手\n先手：${first}\n   1 ７六歩(77)\n   2 投了\n`).record;

let storage: Storage;

beforeEach(() => {
  storage = emptyBrowser();
});

/** A table in a new visit, and what is kept for it. */
const visit = () => {
  const games = visitWith(storage);
  const table = tableWith({ ...games, kept: games });
  const opened = (first: string): KeptSitting =>
    openedSitting(table, shogiPack, recordOf(first), source);
  const known = async (first: string) => knownAs(table, await openedGames(table), opened(first));
  return { games, table, opened, known };
};

test('a record that was opened before is known in the next visit, and another one is not', async () => {
  const before = visit();
  const aoki = before.opened('Aoki');
  await before.games.keep(aoki);
  const { known } = visit();
  expect(await known('Aoki')).toMatchObject({ id: aoki.id });
  expect((await known('Aoki'))?.edited).toBeUndefined();
  expect(await known('Mori')).toBeUndefined();
});

test('a kept game that was edited is known and marked, and one beside it that was not comes first', async () => {
  const { games, opened, known } = visit();
  const first = opened('Aoki');
  const record = setComment(first.match.record, 1, 'Bold.');
  await games.keep({ ...first, match: { ...first.match, record }, revision: 1 });
  expect(await known('Aoki')).toMatchObject({ id: first.id, edited: true });
  const second = opened('Aoki');
  await games.keep({ ...second, changedAtMs: 0 });
  expect(await known('Aoki')).toMatchObject({ id: second.id });
});

test('a game that an older version opened has no fingerprint, is not marked, and is known by what is in it', async () => {
  const before = visit();
  const { source: _, ...aoki } = before.opened('Aoki');
  await before.games.keep({ ...aoki, source });
  const { known } = visit();
  expect(await known('Aoki')).toMatchObject({ id: aoki.id });
  expect((await known('Aoki'))?.edited).toBeUndefined();
  expect(await known('Mori')).toBeUndefined();
});

/** Keeps the games of files with these first names, and resolves to how many were kept before. */
const keepAll = async (table: Table, ...names: readonly string[]): Promise<number> => {
  let before = 0;
  const each = async function* () {
    for (const [game, first] of names.entries())
      yield { record: recordOf(first), source: { ...source, game } };
  };
  const all = await keepRecords(
    table,
    each(),
    () => true,
    (_, __, wasKept) => {
      if (wasKept) before += 1;
    },
  );
  expect(all).toBe(names.length);
  return before;
};

test('each game of many files is kept once, also if two of the files are alike', async () => {
  const { table } = visit();
  expect(await keepAll(table, 'Aoki', 'Mori', 'Aoki')).toBe(1);
  expect(await keepAll(table, 'Mori', 'Ueda')).toBe(1);
  expect(await openedGames(table)).toHaveLength(3);
});

test('a damaged fingerprint loses no game', async () => {
  const before = visit();
  await before.games.keep(before.opened('Aoki'));
  const { games, known } = visit();
  await behind(async (db) => {
    const [row] = await db.getAll('sittings');
    await db.put('sittings', { ...row, source: { ...source, fingerprint: 7 } });
  });
  const [line] = await games.list();
  expect(await games.load(line?.id ?? '')).toBeDefined();
  expect(await known('Mori')).toBeUndefined();
});
