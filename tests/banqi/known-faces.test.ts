/**
 * A face that was once turned up stays the same (rules C8, C9): after takebacks, in variations, after a reload, in
 * files and in back-ups.
 */
import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { asText, compacted } from '#effects/storage/compact-row.ts';
import { openJournal } from '#effects/storage/journal.ts';
import { readSitting } from '#effects/storage/sitting-read.ts';
import { writeSitting } from '#effects/storage/sitting-write.ts';
import { lineCodec } from '#games/banqi/line-codec.ts';
import { banqiPack } from '#games/banqi/pack.ts';
import { faces, setCount } from '#games/banqi/piece.ts';
import { formatSquare, parseSquare } from '#games/banqi/square.ts';
import { startTexts } from '#games/banqi/starts.ts';
import { resumeMatch } from '#match/match.ts';
import { chancesAt } from '#record/chance.ts';
import type { GameRecord } from '#record/record.ts';
import { pick, redo, resign, takeBack } from '#store/commands.ts';
import { returnToGame, viewNode } from '#store/navigation.ts';
import { shownPosition } from '#store/selectors.ts';
import {
  createTable,
  freshSitting,
  type KeptSitting,
  keptSitting,
  type Table,
} from '#store/table.ts';
import { portsWith } from '../ports.ts';
import { chanceOf } from '../positions.ts';
import { fakeStorage, openGames } from '../stored-games.ts';
import { readOne, said, write } from './records.ts';

const { game } = banqiPack;

const tableOf = (sitting: KeptSitting, random: () => number): Table =>
  createTable(banqiPack, portsWith({ random }), sitting, { mayHaveKept: false });

/** A table from a position, or from the start. */
const sit = (random: () => number, setup = startTexts.seed): Table =>
  tableOf(freshSitting(game, portsWith({ newId: () => 'here' }), setup), random);

const sittingOn = ({ store }: Table): KeptSitting => keptSitting(store.getState());
const recordOn = (table: Table): GameRecord => sittingOn(table).match.record;

/** Presses squares. A drawn face is stored before it is shown. */
const press = async (table: Table, ...names: readonly string[]): Promise<void> => {
  for (const name of names) {
    pick(table, { at: 'square', square: parseSquare(name) ?? -1 });
    while (table.store.getState().drawing) await Promise.resolve();
  }
};

/** The face that the last turn-up showed. */
const lastDrawn = (table: Table): string | undefined => recordOn(table).nodes.at(-1)?.turn?.drawn;

/** The faces that can come up on a square of a record, seen from a node, with their weights. */
const comesUp = (record: GameRecord, name: string, node = 0): string =>
  chancesAt(game, record, node, { up: parseSquare(name) })
    .map(({ drawn, weight }) => `${drawn}${weight}`)
    .join(' ');

const lowest = (): number => 0;
const highest = (): number => 0.999;
const three = '8/8/8/xxx3k1 1 r KPP 0';

/** Ways in which a game reaches another page, or this one again. */
const ways: Readonly<Record<string, (sitting: KeptSitting) => KeptSitting | undefined>> = {
  'a reload': (sitting) =>
    readSitting(banqiPack, JSON.parse(JSON.stringify(writeSitting(game, sitting)))),
  'its row in the database': (sitting) =>
    readSitting(
      banqiPack,
      asText(
        game,
        lineCodec,
        structuredClone(compacted(writeSitting(game, sitting), sitting.match.record, lineCodec)),
      ),
    ),
  'a file': (sitting) => ({
    ...sitting,
    origin: 'opened',
    match: resumeMatch(game, readOne(write(sitting.match.record)).record),
  }),
};

test.each(Object.entries(ways))(
  'a turn-up that was taken back shows the same again after %s, and no other square shows it',
  async (_, goThrough) => {
    const table = sit(highest, three);
    await press(table, 'a1');
    expect(lastDrawn(table)).toBe('P');
    takeBack(table);
    const there = goThrough(sittingOn(table));
    const record = there?.match.record;
    if (there === undefined || record === undefined) throw new Error('nothing came through');
    expect(comesUp(record, 'a1')).toBe('P2');
    expect(comesUp(record, 'b1')).toBe('K1 P1');
    const later = tableOf(there, lowest);
    // In an unfinished game nothing is turned up while the player looks back; in a review it is.
    if (there.match.head !== 0) resign(later, 0);
    viewNode(later, 0);
    await press(later, 'a1');
    expect(game.text.position(shownPosition(game, sittingOn(later)))).toMatch(/Pxx3k1/);
  },
);

test('a variation shows the faces the game showed, and the game those a variation showed', async () => {
  const table = sit(highest, three);
  await press(table, 'a1', 'g1', 'g2');
  const head = sittingOn(table).match.head;
  resign(table, 0);
  viewNode(table, 0);
  await press(table, 'b1');
  expect(lastDrawn(table)).toBe('P');
  const record = recordOn(table);
  expect(record.nodes).toHaveLength(4);
  // From the start both squares are known now, and from the end of the game the one that lies there.
  expect(['a1', 'b1', 'c1'].map((name) => comesUp(record, name))).toEqual(['P2', 'P2', 'K1']);
  expect(comesUp(record, 'b1', head)).toBe('P1');
  expect(comesUp(record, 'c1', head)).toBe('K1');
});

test('a face turned up only in a variation of a file is known in its game', () => {
  const text = `[Game "Banqi"]\n[Position "${three}"]\n\n1. a1=P ( 1. b1=K g1-g2 2. c1=P ) 1... g1-g2 *\n`;
  const reading = readOne(text);
  expect(said(reading)).toEqual([]);
  expect(comesUp(reading.record, 'b1', 1)).toBe('K1');
  expect(comesUp(reading.record, 'c1', 1)).toBe('P1');
  expect(readOne(write(reading.record)).record).toEqual(reading.record);
});

test('a back-up brings a game with its turn-ups to another browser, including those taken back', async () => {
  const browser = () => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    vi.stubGlobal('localStorage', fakeStorage());
    const told = { unreachable: vi.fn(), lost: vi.fn() };
    return openGames({ banqi: async () => banqiPack }, openJournal(localStorage), told);
  };
  const how = { signal: new AbortController().signal, listener: () => {} };
  const table = sit(chanceOf(8));
  await press(table, 'a1', 'b1');
  takeBack(table);
  await press(table, 'c1', 'd1');
  takeBack(table);
  const here = browser();
  await here.keep(sittingOn(table));
  const made = await (await here.backup()).make(0, how);
  if (!made.ok) throw new Error(made.error.code);
  const elsewhere = browser();
  expect(await (await elsewhere.backup()).restore(made.value.file, '', how)).toMatchObject({
    ok: true,
    value: { added: 1, unread: [] },
  });
  const came = await elsewhere.load('here');
  expect(came).toEqual(sittingOn(table));
  const record = came?.match.record ?? recordOn(table);
  for (const name of ['a1', 'b1', 'c1', 'd1'])
    expect(comesUp(record, name)).toBe(comesUp(recordOn(table), name));
  expect(comesUp(record, 'd1').length).toBe(2);
});

test('whatever is played, taken back, tried and loaded again, each square has one face, and all fit the set', async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const chance = chanceOf(seed);
    const any = (below: number): number => Math.floor(chance() * below);
    let table = sit(chance);
    for (let act = 0; act < 80; act++) {
      const what = any(8);
      if (what === 0) {
        returnToGame(table);
        takeBack(table);
      } else if (what === 4 && any(4) === 0) resign(table, 0);
      else if (what === 5) returnToGame(table);
      else if (what === 1) redo(table);
      else if (what === 2) viewNode(table, any(recordOn(table).nodes.length));
      else if (what === 3) {
        const again = Object.values(ways)[any(2)]?.(sittingOn(table));
        expect(again?.match.record).toEqual(recordOn(table));
        if (again !== undefined) table = tableOf(again, chance);
      } else await press(table, formatSquare(any(32)));
    }
    const known = new Map<string, string>();
    for (const node of recordOn(table).nodes) {
      const { move, drawn } = node?.turn ?? {};
      const name = move === undefined ? undefined : game.hidden?.(move);
      if (name === undefined || drawn === undefined) continue;
      expect(known.get(name) ?? drawn).toBe(drawn);
      known.set(name, drawn);
    }
    expect(known.size).toBeGreaterThan(3);
    for (const face of faces)
      expect([...known.values()].filter((drawn) => drawn === face).length).toBeLessThanOrEqual(
        setCount(face),
      );
  }
});
