/** Records of ko shogi: a written record is read again, and irregularities get notices. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { koShogiFormats } from '#games/ko-shogi/formats.ts';
import { koShogi } from '#games/ko-shogi/game.ts';
import { legalMoves } from '#games/ko-shogi/generate.ts';
import type { Move } from '#games/ko-shogi/move.ts';
import { sample } from '#games/ko-shogi/sample.ts';
import { starts } from '#games/ko-shogi/starts.ts';
import { lineTo } from '#record/line.ts';
import {
  append,
  type Ending,
  emptyRecord,
  endLine,
  type GameRecord,
  nodeAt,
} from '#record/record.ts';
import { holds } from '../law.ts';
import { chanceOf } from '../positions.ts';
import { times } from './arbitraries.ts';
import { enough, head, moves, readAll, readOne, shape, whole, write } from './reading-records.ts';

test('the sample is a game of legal moves that comes back as it was', () => {
  const { record, notices, lineKinds } = readOne(sample.text);
  expect(notices).toEqual([]);
  expect(lineKinds).toEqual([
    ...[
      'header',
      'header',
      'header',
      'header',
      'blank',
      'move',
      'move',
      'move',
      'move',
      'ending',
      'blank',
    ],
  ]);
  expect(write(record)).toBe(sample.text);
  expect(record.ending).toEqual({ winner: 1, by: 'resignation' });
  expect(moves(sample.text)).toHaveLength(8);
});

const texts = fc.string({ unit: fc.constantFrom(...'ab[]{}()"\\%;\n 1*-=歩'), maxLength: 12 });

const endings: fc.Arbitrary<Ending> = fc.record(
  {
    winner: fc.constantFrom(0 as const, 1 as const, null),
    by: fc.constantFrom('resignation', 'command-lost', 'repetition', 'timeout', 'unknown'),
    word: texts,
    spentMs: fc.integer({ min: 0, max: 9_999_999 }),
  },
  { requiredKeys: ['winner', 'by'] },
);

/** A record with branches, comments, times, bookmarks and endings, some moves of it illegal. */
const records: fc.Arbitrary<GameRecord<Move>> = fc
  .record({
    seed: fc.integer(),
    plies: fc.integer({ min: 0, max: 14 }),
    notes: fc.array(fc.tuple(fc.nat(14), texts), { maxLength: 4 }),
    ended: fc.option(endings, { nil: undefined }),
    aside: fc.option(endings, { nil: undefined }),
    start: fc.constantFrom(...Object.values(starts), starts.standard.replace(' b 1', ' w 1')),
    headers: fc.array(fc.tuple(texts, texts), { maxLength: 3 }),
    players: fc.tuple(texts, texts),
  })
  .map(({ seed, plies, notes, ended, aside, start, headers, players }) => {
    const chance = chanceOf(seed);
    const of = (list: readonly number[]): number => list[Math.floor(chance() * list.length)] ?? 0;
    let record = emptyRecord<Move>('ko-shogi', start, headers, players);
    for (let ply = 0; ply < plies; ply++) {
      const ids = record.nodes.flatMap((node) => node?.id ?? []);
      const parent = chance() < 0.7 ? (ids.at(-1) ?? 0) : of(ids);
      const { position } = lineTo(koShogi, record, parent);
      const legal = legalMoves(position as ReturnType<typeof koShogi.start>);
      const move = legal[Math.floor(chance() * legal.length)];
      const children = nodeAt(record, parent).children.map(
        (child) => nodeAt(record, child).turn?.move,
      );
      if (
        move === undefined ||
        children.some((one) => one && koShogi.text.move(one) === koShogi.text.move(move))
      )
        continue;
      const spentMs = chance() < 0.3 ? Math.floor(chance() * 99_999) : null;
      record = append(record, parent, { move }, { spentMs }).record;
    }
    for (const [id, text] of notes) {
      const node = record.nodes[id];
      if (node === undefined || text === '') continue;
      const noted = id % 2 === 0 ? { comment: text } : { bookmark: text };
      record = { ...record, nodes: record.nodes.with(id, { ...node, ...noted }) };
    }
    const last = record.nodes.length - 1;
    if (aside !== undefined && last > 0) record = endLine(record, last, aside);
    let end = 0;
    for (
      let [id] = nodeAt(record, 0).children;
      id !== undefined;
      [id] = nodeAt(record, id).children
    )
      end = id;
    return ended === undefined ? record : endLine(record, end, ended);
  });

test('any record comes back from its file, and is written the same again', () => {
  holds(
    fc.property(records, (record) => {
      const text = write(record);
      const { record: again, notices } = readOne(text);
      expect(whole(again), text).toEqual(whole(record));
      expect(notices, text).toEqual([]);
      expect(write(again)).toBe(text);
    }),
    times(60),
  );
});

test('every cut-off file is read, or reported as unreadable', () => {
  const text = `${sample.text.replace('P-4d', 'P-4d {[%time 3] a \\} b} (1... V-10h ; c\n) ')}\n`;
  for (let length = 0; length <= text.length; length++) {
    const read = koShogiFormats.read(text.slice(0, length), enough, () => {});
    expect(read.ok ? read.value.games.length : read.error.code).toBeTruthy();
  }
});

describe('is read', () => {
  test('a record without headers, in one line', () => {
    expect(moves('1. V-10l V-10h 2. V-10k')).toEqual(['10m-10l', '10g-10h', '10l-10k']);
  });

  test('with numbers that touch the moves, the texts of storage, and a pass by its sign', () => {
    expect(moves('1.WR13s-! 7a-7b-7a 2.V10m-10l')).toEqual(['13s-13r-13s', '7a-7b-7a', '10m-10l']);
  });

  test('a position that stands alone as a game without moves', () => {
    const { record, lineKinds } = readOne(starts['no-substitute']);
    expect(record.setup).toBe(starts['no-substitute']);
    expect(lineKinds).toEqual(['position']);
  });

  test('two games one after the other, each with its lines', () => {
    const games = readAll(`${sample.text}\n${head}\n1. V-10l *\n`);
    expect(games.map(({ firstLine, lineKinds }) => [firstLine, lineKinds.length])).toEqual([
      [1, 11],
      [12, 4],
    ]);
  });

  test('names, and what goes with neither', () => {
    const { record } = readOne(
      `${head}[Black "A \\"B\\""]\n[White "C"]\n[Place "Edo"]\n\n1. V-10l`,
    );
    expect(record.players).toEqual(['A "B"', 'C']);
    expect(record.headers).toEqual([['Place', 'Edo']]);
  });

  test('a variation within a variation', () => {
    const { record } = readOne('1. V-10l (1. V-10k V-10h (1... V-10i)) V-10j');
    expect(shape(record)).toMatchObject({
      children: [
        { move: '10m-10l', children: [{ move: '10g-10j' }] },
        { move: '10m-10k', children: [{ move: '10g-10h' }, { move: '10g-10i' }] },
      ],
    });
  });
});

test('deeply nested variations are read and written', () => {
  const depth = 3_000;
  const opening = Array.from({ length: depth }, (_, i) =>
    i % 2 === 0 ? '(1. V-10k' : '(1. V-10l',
  );
  const { record } = readOne(`1. V-10l ${opening.join(' ')}${')'.repeat(depth)}`);
  expect(readOne(write(record)).notices).toEqual([]);
});

test('a position is accepted as a start if it can be played, and its text is normalised', () => {
  expect(koShogiFormats.readSetup(starts.standard)).toEqual({ ok: true, value: starts.standard });
  expect(koShogiFormats.readSetup('nothing')).toEqual({
    ok: false,
    error: [{ code: 'unreadable', seat: null }],
  });
  const rank = (tokens: string) => `${tokens}/${'19/'.repeat(17)}19 b 1`;
  expect(koShogiFormats.readSetup(rank('G,g,17'))).toMatchObject({ ok: true });
  expect(koShogiFormats.readSetup(rank('G,18'))).toEqual({
    ok: false,
    error: [{ code: 'command-missing', seat: 1 }],
  });
  expect(koShogiFormats.readSetup(rank('G,G,g,16'))).toEqual({
    ok: false,
    error: [{ code: 'too-many', seat: 0, kind: 'general' }],
  });
  expect(koShogiFormats.readSetup(rank('MA,B,g,16').replace('MA,B', 'V,MA'))).toMatchObject({
    ok: false,
    error: [{ code: 'command-missing', seat: 0 }],
  });
});

test('remarks of other formats cannot be stored in it', () => {
  const record = readOne(sample.text).record;
  expect(koShogiFormats.losses(record, 'ko')).toEqual([]);
  const remarked = { ...record, remarks: { family: 'other', lines: [{ node: 0, text: '#' }] } };
  expect(koShogiFormats.losses(remarked, 'ko')).toEqual(['remarks']);
  expect(() => koShogiFormats.losses(record, 'other')).toThrow();
});
