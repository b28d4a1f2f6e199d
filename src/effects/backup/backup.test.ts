import { strFromU8, unzipSync, zipSync } from 'fflate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { resign } from '#store/commands.ts';
import {
  bring,
  bytesOf,
  emptyBrowser,
  everything,
  faultOf,
  make,
  noon,
  played,
  visit,
  watch,
} from '../../../tests/backups.ts';
import {
  behind,
  type OpenedGames,
  playedTable,
  rowsOf,
  sittingOf,
  textOf,
} from '../../../tests/stored-games.ts';
import { progressKey } from '../settings/progress-storage.ts';
import { setUpKey } from '../settings/set-up-storage.ts';
import { settingsKey } from '../settings/settings-storage.ts';

const source = { id: 'file', name: 'a.kif', game: 0 };

let games: OpenedGames;

beforeEach(() => {
  games = emptyBrowser();
});

test('an empty browser comes to the same games, files, settings, set-up and progress', async () => {
  const finished = playedTable(56, 47, 24, 33);
  resign(finished, 0);
  const fromFile = played(56, 47, 24, 33, 64, 16);
  const kept = [
    played(56, 47),
    sittingOf(finished),
    {
      ...fromFile,
      source,
      origin: 'opened' as const,
      match: { ...fromFile.match, free: true as const },
    },
  ];
  for (const sitting of kept) await games.keep(sitting);
  await games.keepSource('file', Uint8Array.of(0, 1, 255));
  await games.keepSource('nobody’s', Uint8Array.of(7));
  for (const key of [settingsKey, setUpKey, progressKey])
    localStorage.setItem(key, `{"version":1,"of":"${key}"}`);
  const before = new Map(Object.entries(localStorage));
  const made = await make();
  expect(made).toMatchObject({ name: 'shogi-table-2026-11-22.zip', games: 3, unsaved: [] });

  const elsewhere = emptyBrowser();
  expect(await bring(made.file)).toEqual({
    added: 3,
    here: 0,
    unread: [],
    tooLarge: [],
    end: 'done',
  });
  for (const sitting of kept) expect(await elsewhere.load(sitting.id)).toEqual(sitting);
  expect(await elsewhere.list()).toHaveLength(3);
  expect(await elsewhere.loadSource('file')).toEqual(Uint8Array.of(0, 1, 255));
  expect(await elsewhere.loadSource('nobody’s')).toEqual(Uint8Array.of(7));
  for (const key of [settingsKey, setUpKey, progressKey])
    expect(localStorage.getItem(key)).toBe(before.get(key));
  expect(await bytesOf((await make()).file)).toEqual(await bytesOf(made.file));
});

afterEach(() => {
  vi.restoreAllMocks();
});

/** Why no back-up is made. */
const whyNotMade = async (): Promise<unknown> => {
  const made = await (await visit().backup()).make(noon, watch());
  return made.ok ? 'made' : made.error.code;
};

test('an error while the file is made is not reported as one of the browser’s storage', async () => {
  await games.keep(played(56, 47));
  vi.spyOn(JSON, 'stringify').mockImplementation(() => {
    throw new RangeError('Invalid string length');
  });
  expect(await whyNotMade()).toBe('failed');
});

test.each([
  ['SecurityError', 'unreachable'],
  ['QuotaExceededError', 'full'],
])('a database that refuses with %s is told as storage that is %s', async (name, code) => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('refused', name);
  });
  expect(await whyNotMade()).toBe(code);
});

test('the file holds games as plain texts', async () => {
  const sitting = played(56, 47);
  await games.keep(sitting);
  const files = unzipSync(await bytesOf((await make()).file));
  expect(JSON.parse(strFromU8(files['backup.json'] ?? Uint8Array.of()))).toEqual({
    version: 1,
    madeAt: new Date(noon).toISOString(),
    counts: { games: 1, sources: 0 },
  });
  const text: unknown = JSON.parse(strFromU8(files[`games/${sitting.id}.json`] ?? Uint8Array.of()));
  expect(text).toMatchObject({ version: 1, id: sitting.id, nodes: [{ move: '7g7f' }] });
});

test('an unreadable game comes back as it was stored, from the database and from the journal', async () => {
  const newer = { ...textOf(playedTable(56, 47)), id: 'newer', version: 9, source };
  const packed = {
    id: 'packed',
    version: 12,
    line: Uint8Array.of(1, 0, 255),
    $bytes: [4],
    at: null,
  };
  await games.keep(played(56, 47));
  await behind(async (db) => {
    await db.put('sittings', newer);
    await db.put('sittings', packed);
    await db.put('sources', Uint8Array.of(5), 'file');
  });
  localStorage.setItem('shogi-table/journal/torn', '{"version":1,"id":"to');
  const { file } = await make();
  emptyBrowser();
  expect(await bring(file)).toMatchObject({ added: 4, unread: [] });
  expect(await rowsOf()).toContainEqual(newer);
  expect(await rowsOf()).toContainEqual(packed);
  expect(localStorage.getItem('shogi-table/journal/torn')).toBe('{"version":1,"id":"to');
  expect(await visit().loadSource('file')).toEqual(Uint8Array.of(5));
  expect(await visit().unreadable()).toHaveLength(3);
  expect(await bring(file)).toMatchObject({ added: 0, here: 4 });
  expect(await rowsOf()).toHaveLength(3);

  await behind((db) => db.put('sittings', { ...newer, id: 'packed' }));
  localStorage.setItem('shogi-table/journal/torn', '{"other');
  expect(await bring(file)).toMatchObject({ added: 2, here: 2 });
  expect(await bring(file)).toMatchObject({ added: 0, here: 4 });
  expect(localStorage.getItem('shogi-table/journal/torn')).toBe('{"other');
});

test('a game that no text can hold is named, and the rest is saved', async () => {
  await games.keep(played(56, 47));
  await behind((db) => db.put('sittings', { id: 'odd', version: 9, when: new Date(0) }));
  expect(await make()).toMatchObject({ games: 1, unsaved: ['odd'] });
});

test('every truncation of a back-up is an error, and changes nothing', async () => {
  await games.keep(played(56, 47));
  const bytes = await bytesOf((await make()).file);
  emptyBrowser();
  await visit().latest();
  const before = await everything();
  const codes = new Set<unknown>();
  for (let length = 0; length < bytes.length; length += 1) {
    const fault = await faultOf(new Blob([bytes.slice(0, length)]));
    codes.add(typeof fault === 'object' && fault && 'code' in fault ? fault.code : fault);
  }
  expect([...codes]).toEqual(['no-zip', 'cut-off']);
  expect(await everything()).toEqual(before);
});

test('another zip, one of a newer version and one with a damaged head are named', async () => {
  const zip = (files: Readonly<Record<string, string>>): Blob =>
    new Blob([
      zipSync(
        Object.fromEntries(
          Object.entries(files).map(([name, text]) => [name, new TextEncoder().encode(text)]),
        ),
      ),
    ]);
  expect(await faultOf(new Blob(['no zip at all']))).toEqual({ code: 'no-zip', place: '' });
  const head = { place: 'backup.json' };
  expect(await faultOf(zip({ 'a.kif': '' }))).toEqual({ code: 'no-backup', ...head });
  expect(await faultOf(zip({ 'backup.json': '{"version":2}' }))).toEqual({
    code: 'newer',
    ...head,
  });
  expect(await faultOf(zip({ 'backup.json': '{"vers' }))).toEqual({ code: 'damaged', ...head });
});

test('a byte that is wrong costs at most one entry, which is named; no game comes in by half', async () => {
  const kept = [played(56, 47), played(61, 52), played(61, 52, 24, 33)];
  for (const sitting of kept) await games.keep(sitting);
  const bytes = await bytesOf((await make()).file);
  for (let at = 0; at < bytes.length; at += 7) {
    const damaged = bytes.slice();
    damaged[at] = (damaged[at] ?? 0) ^ 0x55;
    const here = emptyBrowser();
    const restored = await (await here.backup()).restore(new Blob([damaged]), '', watch());
    const { added, unread } = restored.ok ? restored.value : { added: 0, unread: [] };
    if (restored.ok) expect(added + unread.length).toBeGreaterThanOrEqual(3);
    if (restored.ok) expect(added).toBeGreaterThanOrEqual(2);
    const lines = await here.list();
    expect(lines).toHaveLength(added);
    for (const { id } of lines)
      expect(await here.load(id)).toEqual(kept.find((sitting) => sitting.id === id));
  }
});
