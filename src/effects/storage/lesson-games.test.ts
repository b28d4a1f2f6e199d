import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { packs } from '#games/index.ts';
import { shogiCourse as course } from '#games/shogi/course/index.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { knownNames } from '#store/known-names.ts';
import { beginEndGame, keepLessonGame } from '#store/lesson-game.ts';
import { newGame, resumeSitting } from '#store/sittings.ts';
import {
  emptyBrowser,
  fakeStorage,
  openGames,
  rowsOf,
  sittingOf,
  tableWith,
  tapAt,
  visiblePage,
  visitWith,
} from '../../../tests/stored-games.ts';
import { sq } from '../../../tests/table.ts';
import { startAutosave } from './autosave.ts';
import { openJournal } from './journal.ts';
import { readSitting } from './sitting-read.ts';
import { writeSitting } from './sitting-write.ts';

/** The games that end a block of a course are kept as any other, and listed nowhere until the players keep them. */

beforeEach(emptyBrowser);

const openTab = () => {
  const storage = fakeStorage();
  const journal = openJournal(storage);
  const games = openGames(packs, journal, { unreachable: () => {}, lost: () => {} });
  const table = tableWith({ ...games, kept: games });
  startAutosave(table, journal, visiblePage);
  return { storage, games, table };
};

const hunt = { block: course.blocks[0].id, game: 'king-hunt' };
const two = { alone: false, names: ['Ann', 'Ben'], how: 'side' } as const;

/** A tab in which a game waits behind a hunt of which a move was made. */
const huntBegun = async () => {
  const tab = openTab();
  tapAt(tab.table, sq('7g'), sq('7f'));
  const waiting = sittingOf(tab.table).id;
  await beginEndGame(tab.table, course, hunt, two);
  tapAt(tab.table, sq('2h'), sq('2f'));
  const { id, revision } = sittingOf(tab.table);
  await vi.waitFor(async () => expect((await tab.games.load(id))?.revision).toBe(revision));
  return { ...tab, waiting, id };
};

test('the next start goes on with a hunt, which no list shows, and whose players no list of names has', async () => {
  const { storage, waiting, id, table } = await huntBegun();
  const next = visitWith(storage);
  expect((await next.latest())?.id).toBe(id);
  expect((await next.list()).map((line) => line.id)).toEqual([waiting]);
  expect((await next.unfinished(9)).map((line) => line.id)).toEqual([waiting]);
  const ports = { ...table.ports, kept: next };
  expect(await knownNames({ ports }, [])).toEqual([]);
});

test('one press keeps it: then it is listed among the games', async () => {
  const { table, games, waiting, id } = await huntBegun();
  keepLessonGame(table);
  await vi.waitFor(async () =>
    expect((await games.list()).map((line) => line.id).sort()).toEqual([id, waiting].sort()),
  );
});

test('one press brings the game before back, and the hunt is forgotten', async () => {
  const { table, waiting, id } = await huntBegun();
  await resumeSitting(table, sittingOf(table).lesson?.before ?? '');
  expect(sittingOf(table).id).toBe(waiting);
  await vi.waitFor(async () => expect((await rowsOf()).map((row) => row.id)).toEqual([waiting]));
  expect(id).not.toBe(waiting);
});

test('a kept hunt stays when another game takes its place', async () => {
  const { table, games, waiting, id } = await huntBegun();
  keepLessonGame(table);
  newGame(table, sittingOf(table).match.record.setup);
  await vi.waitFor(async () =>
    expect((await games.unfinished(9)).map((line) => line.id).sort()).toEqual([id, waiting].sort()),
  );
});

test('the mark comes back as it was written; a mark that cannot be read leaves an ordinary game', async () => {
  const { table } = await huntBegun();
  const written = {
    ...sittingOf(table),
    lesson: { ...hunt, seed: 7, first: null, before: 'x', kept: true },
  } as const;
  const text: unknown = JSON.parse(JSON.stringify(writeSitting(shogiPack.game, written)));
  expect(readSitting(shogiPack, text)?.lesson).toEqual(written.lesson);
  const damaged = { ...(text as object), lesson: { block: 3 } };
  expect(readSitting(shogiPack, damaged)).toEqual({ ...written, lesson: undefined });
});
