import { describe, expect, test } from 'vitest';
import { banqiFormats } from '#games/banqi/formats.ts';
import { banqi } from '#games/banqi/game.ts';
import { notices } from '#games/banqi/notation/reading.ts';
import { startTexts } from '#games/banqi/starts.ts';
import type { Game } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { emptyRecord, type GameRecord, nodeAt } from '#record/record.ts';
import { endOfLine } from '#record/walk.ts';
import { chanceOf } from '../positions.ts';
import { anyRecord, limits, movesOf, readAll, readOne, said, write } from './records.ts';

const game: Game = banqi;

test('the sample is a whole game that its own reader takes without a notice, and it ends as stated', () => {
  const text = banqiFormats.sample?.text ?? '';
  const reading = readOne(text);
  expect(said(reading)).toEqual([]);
  const { record } = reading;
  expect(record.ending).toEqual({ winner: 0, by: 'no-pieces' });
  const line = lineTo(game, record, endOfLine(record, record.root));
  expect(line.ply).toBe(49);
  expect(game.judge(line)).toEqual({ winner: 0, by: 'no-pieces', next: 'over' });
  expect(write(record)).toBe(text);
});

const full = `[Game "Banqi"]
[Variant "hongkong"]
[Player1 "Ana \\"la Torre\\""]
[Player2 "Ben"]
[Player1Colour "red"]
[Result "0-1"]
[Termination "resignation"]
[Date "2026.11.23"]
[Event "At home"]

{Before the first move.}
1. d2=R
{A chariot,
in the middle.}
( 1. a1=k d2=R ( 1... a2=P ) ) 1... d3=n 2. d2xd3 a1=k
; a } in a comment
3. d3-d2 0-1
`;

test('a record comes back with its head, comments and variations, letter by letter', () => {
  const reading = readOne(full);
  expect(said(reading)).toEqual([]);
  const { record } = reading;
  expect(record.players).toEqual(['Ana "la Torre"', 'Ben']);
  expect(record.headers).toEqual([
    ['Date', '2026.11.23'],
    ['Event', 'At home'],
  ]);
  expect(record.setup).toBe(startTexts.hongkong);
  expect(record.ending).toEqual({ winner: 1, by: 'resignation' });
  expect(nodeAt(record, 0).comment).toBe('Before the first move.');
  expect(nodeAt(record, 1).comment).toBe('A chariot,\nin the middle.');
  expect(nodeAt(record, 0).children).toHaveLength(2);
  expect(movesOf(record)).toBe('d2=R d3=n d2xd3 a1=k d3-d2');
  expect(write(record)).toBe(full);
  expect(banqiFormats.losses(record, 'record')).toEqual([]);
  expect(banqiFormats.losses(record, 'position')).toEqual([
    'headers',
    'variations',
    'comments',
    'ending',
  ]);
});

test('every line of a record is accounted for', () => {
  expect(readOne(full).lineKinds).toEqual([
    ...Array(9).fill('header'),
    ...['blank', 'comment', 'move', 'comment', 'comment', 'move', 'comment', 'move'],
    'blank',
  ]);
});

const head = '[Game "Banqi"]\n';

describe('a reader gives a notice for each irregularity', () => {
  test.each([
    ['c3=R d3=n c3d3', ['2 spelling'], 'c3=R d3=n c3xd3'],
    ['c3=R d3=n c3-d3', ['2 sign-differs'], 'c3=R d3=n c3xd3'],
    ['c3=R d3=n c3xd3:n', [], 'c3=R d3=n c3xd3'],
    ['c3=R d3=n c3xd3:p', ['2 taken-differs'], 'c3=R d3=n c3xd3'],
    ['c3=P d3=n c3xd3', ['2 illegal-move'], 'c3=P d3=n c3xd3'],
    ['c3=R! d3=n $5 c3xd3?!', ['2 annotation', '2 annotation', '2 annotation'], 'c3=R d3=n c3xd3'],
    ['1.c3=R 1...d3=n 2 .c3xd3', [], 'c3=R d3=n c3xd3'],
    ['c3=R d3', ['2 face-missing'], 'c3=R'],
    ['c3=R c3=R', ['2 impossible-move'], 'c3=R'],
    ['c3=K d3=K', ['2 impossible-move'], 'c3=K'],
    ['c3=R d3=n c3-e3', ['2 impossible-move'], 'c3=R d3=n'],
    ['c3=R resigns\nd3=n', ['2 unreadable-move', '3 rest-ignored'], 'c3=R'],
    ['c3=R (c3=P d3=n) d3=n', ['2 face-differs'], 'c3=R d3=n'],
    ['c3=R {one\nd3=n', ['2 open-comment'], 'c3=R d3=n'],
    ['(c3=R) d3=n', ['2 bad-variation', '2 rest-ignored'], 'd3=n'],
    ['c3=R ) d3=n', ['2 bad-variation'], 'c3=R d3=n'],
    ['c3=R ( d3=n', ['2 unclosed-variation'], 'c3=R'],
    ['c3=R (d3=n 1-0) d3=n', ['2 side-ending'], 'c3=R d3=n'],
    ['c3=R 1-0\nd3=n', ['3 rest-ignored'], 'c3=R'],
    ['c3=R d3=n 1-0 (d3=p)', ['2 rest-ignored'], 'c3=R d3=n'],
    ['c3=R 1-0 0-1', ['2 second-ending'], 'c3=R'],
  ])('%s', (moves, expected, played) => {
    const reading = readOne(`${head}${moves}`);
    expect(said(reading)).toEqual(expected);
    expect(movesOf(reading.record)).toBe(played);
    expect(reading.notices.every(({ code }) => Object.hasOwn(notices, code))).toBe(true);
    expect(reading.lineKinds).toHaveLength(`${head}${moves}`.split('\n').length);
  });

  test.each([
    ['[Variant "taiwan"]', ['2 header-differs']],
    ['[Position "nothing"]', ['2 bad-position']],
    [`[Variant "mainland"]\n[Position "${startTexts.hongkong}"]`, ['2 header-differs']],
    ['[Player1Colour "black"]', ['2 header-differs']],
    ['[Result "1-0"]', ['2 ending-differs']],
    ['[Round one]', ['2 bad-header']],
  ])('in a head: %s', (header, expected) => {
    expect(said(readOne(`${head}${header}\n\nc3=R 0-1`))).toEqual(expected);
  });

  test('a move that breaks a rule stands in the record as one', () => {
    const { record } = readOne(`${head}c3=P d3=n c3xd3`);
    expect(record.nodes.map((node) => node?.illegal)).toEqual([
      undefined,
      undefined,
      undefined,
      true,
    ]);
  });

  test('a win that the last position does not show gets a notice', () => {
    const position = '[Position "8/8/1k6/P7 2 r - 0"]';
    expect(said(readOne(`${head}${position}\n\nb2-b1 0-1`))).toEqual([]);
    const taken = '[Position "8/8/k7/P7 1 r - 0"]';
    expect(readOne(`${head}${taken}\n\na1xa2 1-0`).record.ending).toEqual({
      winner: 0,
      by: 'no-pieces',
    });
    expect(said(readOne(`${head}${taken}\n\na1xa2 0-1`))).toEqual(['4 ending-differs']);
  });
});

test('nothing below the result is read, not even variations', () => {
  const { record } = readOne(`${head}c3=R d3=n 1-0 (d3=p a1=k)`);
  expect(record.nodes).toHaveLength(3);
});

test.each([
  ['', 'empty-file'],
  [' \n\n', 'empty-file'],
  ['[Event "Chess"]\n\n1. e4 e5', 'no-kifu'],
  ['[Game "Chinese Chess"]\n\n1. C2=5', 'no-kifu'],
  ['1. a1=Q', 'no-kifu'],
  ['   1 ７六歩(77)', 'no-kifu'],
])('a text that is not of banqi is refused: %s', (text, code) => {
  expect(banqiFormats.read(text, limits, () => {})).toEqual({ ok: false, error: { code } });
});

test.each([
  ['lines', { lines: 3 }],
  ['games', { games: 1 }],
  ['plies', { plies: 1 }],
  ['game-moves', { 'game-moves': 1 }],
  ['moves', { moves: 2 }],
])('a text of too many %s is not read', (what, limit) => {
  const text = `${head}\nc3=R d3=n 1-0\n\n${head}\nc3=R d3=n 1-0\n`;
  expect(readAll(text)).toHaveLength(2);
  expect(banqiFormats.read(text, { ...limits, ...limit }, () => {})).toEqual({
    ok: false,
    error: { code: `too-many-${what}`, limit: Object.values(limit)[0] },
  });
});

test('each line is read as a position with the moves that follow', () => {
  const line = `${startTexts.mainland} moves c3=R d3=n c3xd3`;
  const text = `\n${line}\n\n8/8/3K4/7k 1 r - 7\nwhat is this\n`;
  const [first, second] = readAll(text);
  expect(first && movesOf(first.record)).toBe('c3=R d3=n c3xd3');
  expect(first?.lineKinds).toEqual(['blank', 'position', 'blank']);
  expect(second?.record.setup).toBe('8/8/3K4/7k 1 r - 7');
  expect(second && said(second)).toEqual(['5 unknown-line']);
  expect(second?.lineKinds).toEqual(['position', 'unknown', 'blank']);
  expect(first && write(first.record, 'position')).toBe(`${line}\n`);
});

test.each([
  ['8/8/3K4/7k 1 r - 7', { ok: true, value: '8/8/3K4/7k 1 r - 7' }],
  ['  xx6/8/8/8  1 r kK  7 ', { ok: true, value: 'xx6/8/8/8 1 r Kk 7' }],
  ['K7/8/8/8 1 r - 0', { ok: false, error: [{ code: 'no-pieces', seat: 1 }] }],
  ['nothing', { ok: false, error: [{ code: 'unreadable', seat: null }] }],
])('a position to start from: %s', (text, expected) => {
  expect(banqiFormats.readSetup(text)).toEqual(expected);
});

test.each([
  ['bookmarks', { bookmark: 'here' }],
  ['times', { spentMs: 5_000 }],
  ['ending', { ending: { winner: 0, by: 'resignation' } as const }],
])('losses of a record file are listed: %s', (loss, notes) => {
  const record = anyRecord('seed', 3, chanceOf(5), 0);
  const nodes = record.nodes.with(2, { ...nodeAt(record, 2), ...notes });
  expect(banqiFormats.losses({ ...record, nodes }, 'record')).toEqual([loss]);
});

test.each([
  [
    [
      ['Place', 'x'],
      ['Two words', 'y'],
    ],
  ],
  [[['Result', '1-0']]],
  [[['Place', 'two\nlines']]],
] as const)('headers that would not come back are listed as lost: %j', (headers) => {
  expect(banqiFormats.losses(emptyRecord('banqi', startTexts.seed, headers), 'record')).toEqual([
    'headers',
  ]);
});

test.each([
  { winner: null, by: 'repetition' },
  { winner: 1, by: 'timeout' },
  { winner: null, by: 'adjourned' },
  { winner: null, by: 'unknown', word: 'rain' },
  { winner: 0, by: 'unknown', word: '1-0' },
  { winner: null, by: 'unknown', word: '1/2-1/2' },
] as const)('an ending comes back: %j', (ending) => {
  const record: GameRecord = { ...anyRecord('seed', 3, chanceOf(5), 0), ending };
  expect(readOne(write(record)).record.ending).toEqual(ending);
});

test('a format of another game throws an error', () => {
  expect(() => write(emptyRecord('banqi', startTexts.seed), 'kif')).toThrow('kif');
});
