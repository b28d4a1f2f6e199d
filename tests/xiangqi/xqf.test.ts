import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evenStart } from '#games/xiangqi/notation/fen.ts';
import { formatMoveText } from '#games/xiangqi/notation/iccs.ts';
import { nodeAt } from '#record/record.ts';
import { holds } from '../law.ts';
import { chanceOf } from '../positions.ts';
import { linesIn, movesOf } from './files.ts';
import { randomGame } from './random-play.ts';
import { inGb, type XqfKeyBytes, type XqfText, xqfOf } from './xqf-encoder.ts';
import { answerTo, fileOf, game, gameOf, keys, noticesOf, row } from './xqf-files.ts';

describe.each([1, 10, 11, 12, 16, 18])('a file of XQStudio of version %i', (version) => {
  const bytes = xqfOf({ ...game, version });
  const { record, lineKinds } = gameOf(bytes);

  test('is read with its players, headers and result', () => {
    expect(fileOf(bytes)).toMatchObject({ format: 'xqf', encoding: 'gb18030', lost: 0 });
    expect(record.players).toEqual(['张三', '李四']);
    expect(record.headers).toEqual([
      ['Title', '第01局 一盘短棋'],
      ['Event', '友谊赛'],
      ['Date', '2026.11.02'],
      ['Site', '北京'],
      ['Red', '张三'],
      ['Black', '李四'],
      ['Annotator', '王五'],
      ['Author', '赵六'],
    ]);
    expect(record.ending).toEqual({ winner: 0, by: 'checkmate' });
    expect(record.setup).toBe(evenStart);
  });

  test('has all its lines of play and comments', () => {
    expect(linesIn(record)).toEqual([
      'h2h4 d9e8 h4g4 g6g5 g4g9',
      'c3c4',
      'h2e2 h9g7',
      'h2h4 h9g7 g3g4 g6g5',
      'h2h4 h9g7 h0g2',
    ]);
    expect(nodeAt(record, 0).comment).toBe('开局之前\n第二行');
    const said = record.nodes.flatMap((node) =>
      node && node.comment !== '' ? [[movesOf(record, node.id).slice(0, 4), node.comment]] : [],
    );
    expect(said.slice(1)).toEqual([
      ['h2h4', '巡河炮'],
      ['h2h4', '更好'],
      ['c3c4', '仙人指路'],
    ]);
    expect(noticesOf(bytes)).toEqual([]);
    expect(lineKinds).toHaveLength(record.nodes.length);
  });

  test('begins from its own position, with the side whose piece moves first', () => {
    const endgame: XqfText = {
      version,
      keys,
      type: 3,
      board: '3k5/9/9/9/9/4p4/9/9/R8/5K3',
      moves: row('e4e3 a1d1'),
    };
    const setup = '3k5/9/9/9/9/4p4/9/9/R8/5K3 b - - 0 1';
    expect(gameOf(xqfOf(endgame)).record.setup).toBe(setup);
    expect(movesOf(gameOf(xqfOf(endgame)).record)).toBe('e4e3 a1d1');
    const unplayed = { ...endgame, moves: [], blackMoves: true };
    expect(gameOf(xqfOf(unplayed)).record.setup).toBe(setup);
  });
});

test('the usual start is where the published description has it', () => {
  const bytes = xqfOf({ version: 10 });
  // Chariots of Red on files 0 and 8 of rank 0, his cannons on rank 2; Black's chariots on rank 9.
  expect([...bytes.slice(16, 27)]).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 12, 72]);
  expect([...bytes.slice(32, 41)]).toEqual([9, 19, 29, 39, 49, 59, 69, 79, 89]);
  expect(gameOf(bytes).record.setup).toBe(evenStart);
});

test.each([
  [0, null],
  [1, { winner: 0, by: 'unknown' }],
  [2, { winner: 1, by: 'unknown' }],
  [3, { winner: null, by: 'unknown' }],
  [4, { winner: null, by: 'unknown' }],
  [77, null],
])('the result %i is read', (result, ending) => {
  expect(gameOf(xqfOf({ version: 10, result })).record.ending).toEqual(ending);
});

test('a name that is too long for its field is kept without half a letter', () => {
  const bytes = xqfOf({ version: 10 });
  bytes[304] = 15;
  bytes.set(inGb('一二三四五六七八').slice(0, 15), 305);
  expect(gameOf(bytes).record.players[0]).toBe('一二三四五六七');
  expect(fileOf(bytes).lost).toBe(0);
});

describe('bytes that cannot be used get a notice', () => {
  test('a move that cannot be made stops its line of play, and the others are read', () => {
    const bytes = xqfOf({
      version: 18,
      keys,
      moves: [
        { move: 'h2e2', next: [{ move: 'h9h5', comment: '?', next: row('h0g2') }, ...row('b9c7')] },
      ],
    });
    expect(linesIn(gameOf(bytes).record)).toEqual(['h2e2 b9c7']);
    expect(noticesOf(bytes)).toEqual(['impossible-move 3', 'lost-comment 3']);
    expect(gameOf(bytes).lineKinds).toEqual(['header', 'move', 'unknown', 'lost', 'variation']);
  });

  test('a position without its kings: an endgame has no moves then, a whole game the usual start', () => {
    const broken = { version: 10, board: '9/9/9/9/9/9/9/9/9/4K4', moves: row('h2e2 h9g7') };
    expect(noticesOf(xqfOf({ ...broken, type: 3 }))).toEqual(['bad-position 1']);
    expect(gameOf(xqfOf({ ...broken, type: 3 })).record.nodes).toHaveLength(1);
    expect(movesOf(gameOf(xqfOf(broken)).record)).toBe('h2e2 h9g7');
    expect(noticesOf(xqfOf(broken))).toEqual(['bad-position 1']);
  });

  test('bytes behind the last move, unless they are empty', () => {
    const bytes = xqfOf({ version: 18, keys, moves: row('h2e2') });
    expect(noticesOf(Uint8Array.of(...bytes, 0, 0))).toEqual([]);
    expect(noticesOf(Uint8Array.of(...bytes, 0, 7))).toEqual(['left-over 2']);
  });
});

test('a text that begins with the same letters is not such a file', () => {
  expect(answerTo(new TextEncoder().encode(`XQ\n${'1. 炮二平五 '.repeat(200)}`))).toBeUndefined();
  expect(answerTo(new Uint8Array())).toBeUndefined();
});

const byte = fc.nat(255);
const anyKeys: fc.Arbitrary<XqfKeyBytes> = fc.record({
  mask: byte,
  or: fc.tuple(byte, byte, byte, byte),
  sum: byte,
  pieces: byte,
  from: byte,
  to: byte,
});

test('a game is read move by move with any keys', () => {
  holds(
    fc.property(
      anyKeys,
      fc.integer({ min: 10, max: 18 }),
      fc.integer({ min: 1, max: 1e6 }),
      (own, version, seed) => {
        const moves = randomGame('even', 50, chanceOf(seed)).map(({ move }) =>
          formatMoveText(move),
        );
        const bytes = xqfOf({ version, keys: own, comment: '评', moves: row(moves.join(' ')) });
        expect(movesOf(gameOf(bytes).record)).toBe(moves.join(' '));
        expect(nodeAt(gameOf(bytes).record, 0).comment).toBe('评');
        expect(noticesOf(bytes)).toEqual([]);
      },
    ),
    { numRuns: 60 },
  );
});

describe('a file of CCBridge is recognised, with advice what to do', () => {
  test.each([
    ['CCBridge Record\0', '.cbr'],
    ['CCBridgeLibrary\0', '.cbl'],
  ])('%j', (first, ending) => {
    const bytes = Uint8Array.of(...new TextEncoder().encode(first), ...new Uint8Array(4096));
    expect(answerTo(bytes)).toEqual({
      ok: false,
      error: {
        code: 'other-program',
        other: { program: 'CCBridge', ending, saveAs: 'PGN' },
      },
    });
  });
});
