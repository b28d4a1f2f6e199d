import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { xiangqiFormats } from '#games/xiangqi/formats.ts';
import { legalMoves } from '#games/xiangqi/legal.ts';
import type { Move } from '#games/xiangqi/move.ts';
import { formatMoveText } from '#games/xiangqi/notation/iccs.ts';
import { letters } from '#games/xiangqi/piece.ts';
import { type Position, pieceAt } from '#games/xiangqi/position.ts';
import { formatSquare } from '#games/xiangqi/square.ts';
import { nodeAt } from '#record/record.ts';
import { holds } from '../law.ts';
import { chanceOf } from '../positions.ts';
import { fileOf, gameOf, linesIn, movesOf, noticesOf } from './files.ts';
import { randomGame } from './random-play.ts';

const short = 'h2h4 d9e8 h4g4 g6g5 g4g9';
const refused = (text: string): string => {
  const limits = { lines: 1e6, games: 1e6, plies: 1e6, 'game-moves': 1e6, moves: 1e6 };
  const read = xiangqiFormats.read(text, limits, () => {});
  return read.ok ? 'read' : read.error.code;
};

const pychess = `[Event "PyChess casual game"]
[Site "https://www.pychess.org/abcd1234"]
[Date "2026.11.02"]
[Round "-"]
[White "Ann"]
[Black "Ben"]
[Result "1-0"]
[TimeControl "300+3"]
[Variant "Xiangqi"]

1. Chh5 { [%clk 0:05:00] } 1... Ade9 2. Cg5 Pg6
(2... Nhg8) 3. Cxg10# 1-0
`;

const winboard = `[Event "Computer Chess Game"]
[Site "HOME"]
[Date "2026.11.02"]
[White "Ann 1.0"]
[Black "Ben 2.0"]
[Result "1-0"]
[TimeControl "600+20"]
[Variant "xiangqi"]
[Annotator "1. +0.38   1... -0.20"]

1. Chh4 {+0.38/19} Ade8 {-0.20/11 22} 2.
Cg4 {+0.30/18 41} g5 3. Cxg9# {+9.99/3
1:36} 1-0
`;

describe('moves as chess writes them are read', () => {
  test.each([
    ['of PyChess', pychess, ['Ann', 'Ben']],
    ['of WinBoard', winboard, ['Ann 1.0', 'Ben 2.0']],
  ])('from a PGN %s, with ranks counted as that program counts them', (_, text, players) => {
    const { record } = gameOf(text);
    expect(fileOf(text).format).toBe('pgn-san');
    expect(movesOf(record)).toBe(short);
    expect(record.players).toEqual(players);
    expect(record.ending).toEqual({ winner: 0, by: 'checkmate' });
    expect(noticesOf(text)).toEqual([]);
  });

  test('with comments and variations', () => {
    expect(nodeAt(gameOf(pychess).record, 1).comment).toBe('[%clk 0:05:00]');
    expect(linesIn(gameOf(pychess).record)).toContain('h2h4 d9e8 h4g4 h9g7');
    expect(nodeAt(gameOf(winboard).record, 5).comment).toBe('+9.99/3\n1:36');
  });

  test.each([
    [
      'without a header, ranks from 1',
      '1. Che3 Nhg8 2. Nhg3 Rih10 3. Rih1',
      'h2e2 h9g7 h0g2 i9h9 i0h0',
    ],
    [
      'without a header, ranks from 0',
      '1. Cbe2 Hg7 2. Hc2 Cd7 3. c4 g5',
      'b2e2 h9g7 b0c2 b7d7 c3c4 g6g5',
    ],
    ['with both letters of an elephant', '1. Ege2 Bce7', 'g0e2 c9e7'],
    ['that take', '1. Cxh9 Rxh9', 'h2h9 i9h9'],
    ['with files and ranks of both', '1. Ra0a1 Ra9a8', 'a0a1 a9a8'],
  ])('%s', (_, text, moves) => {
    expect(movesOf(gameOf(text).record)).toBe(moves);
    expect(noticesOf(text)).toEqual([]);
  });

  test('and reading stops where several pieces could make a move, or none', () => {
    const ambiguous = '[Variant "xiangqi"]\n\n1. Che2 g5 2. Ce2 g4';
    expect(noticesOf(ambiguous)).toEqual(['impossible-move 3']);
    expect(noticesOf('[Variant "xiangqi"]\n\n1. Ra1 Ra8 2. Ri1 Ri8 3. Rd1')).toEqual([
      'ambiguous-move 3',
    ]);
    const both = '[FEN "3k5/9/9/9/9/9/9/9/9/R3K3R w"]\n\n1. Rc0 *';
    expect(noticesOf(both)).toEqual([]);
    const either = '[FEN "3k5/9/9/9/9/9/9/R7R/9/4K4 w"]\n\n1. Re2 *';
    expect(noticesOf(either)).toEqual(['ambiguous-move 3']);
  });

  test('an endgame that fits both ways of counting is read as the program that uses these letters counts', () => {
    const setup = '3k5/9/9/9/9/9/4P4/9/9/4K4 w - - 0 1';
    expect(movesOf(gameOf(`[FEN "${setup}"]\n[Variant "Xiangqi"]\n\n1. Pe5`).record)).toBe('e3e4');
    expect(movesOf(gameOf(`[FEN "${setup}"]\n[Variant "xiangqi"]\n\n1. e4`).record)).toBe('e3e4');
  });
});

/** Writes a move as chess does, with as much of its origin square as is needed. */
const written = (
  position: Position,
  move: Move,
  kindLetters: Readonly<Record<string, string>>,
  firstRank: number,
): string => {
  const named = (square: number): string => {
    const [file = '', rank = ''] = formatSquare(square);
    return `${file}${Number(rank) + firstRank}`;
  };
  const kind = pieceAt(position, move.from)?.kind ?? '';
  const rivals = legalMoves(position)
    .filter(({ from, to }) => to === move.to && from !== move.from)
    .filter(({ from }) => pieceAt(position, from)?.kind === kind);
  const [file = '', rank = ''] = [named(move.from).charAt(0), named(move.from).slice(1)];
  const hasFile = rivals.some(({ from }) => named(from).startsWith(file));
  const hasRank = rivals.some(({ from }) => named(from).slice(1) === rank);
  const origin = rivals.length === 0 ? '' : !hasFile ? file : !hasRank ? rank : `${file}${rank}`;
  const takes = pieceAt(position, move.to) === undefined ? '' : 'x';
  return `${kindLetters[kind] ?? ''}${origin}${takes}${named(move.to)}`;
};

const winboardLetters = { ...letters, elephant: 'E', horse: 'H', soldier: '' };

test.each([
  ['PyChess', letters, 1],
  ['WinBoard', winboardLetters, 0],
] as const)('every game written as %s does is read again', (_, kinds, firstRank) => {
  holds(
    fc.property(fc.integer({ min: 1, max: 1e6 }), (seed) => {
      const game = randomGame('even', 60, chanceOf(seed));
      const words = game.map(({ position, move }) => written(position, move, kinds, firstRank));
      const moves = game.map(({ move }) => formatMoveText(move)).join(' ');
      expect(movesOf(gameOf(`[Variant "Xiangqi"]\n\n${words.join(' ')}`).record)).toBe(moves);
    }),
    { numRuns: 30 },
  );
});

describe('ranks that are counted from 1', () => {
  const short1 = 'h3h5 d10e9 h5g5 g7g6 g5g10';

  test.each([
    ['in the log of an engine', `position startpos moves ${short1}`],
    [
      'in a log with a position',
      `position fen rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1 moves ${short1}`,
    ],
    ['in moves alone', short1],
    ['in a PGN', `[Variant "Xiangqi"]\n\n1. h3h5 d10e9 2. h5g5 g7g6 3. g5g10 1-0`],
    ['in a PGN without headers', '1. h3-h5 d10-e9 2. h5-g5 g7-g6 3. g5-g10'],
  ])('are known %s', (__, text) => {
    expect(movesOf(gameOf(text).record)).toBe(short);
    expect(noticesOf(text)).toEqual([]);
  });

  test('are recognised by playing the moves where no single move shows them', () => {
    expect(movesOf(gameOf('position startpos moves h3e3').record)).toBe('h2e2');
    expect(movesOf(gameOf('position startpos moves h2e2').record)).toBe('h2e2');
    // Both ways can be played, so it is read as ICCS, as before.
    expect(movesOf(gameOf('position startpos moves a1a2').record)).toBe('a0a1');
    expect(movesOf(gameOf('a0a2 a9a8').record)).toBe('a0a2 a9a8');
  });

  test('are tried game by game', () => {
    const text = '[Red "A"]\n\n1. h3h5 d10e9 *\n\n[Red "B"]\n\n1. h2h4 d9e8 *\n';
    const { games } = fileOf(text);
    expect(games.map(({ firstLine, lineKinds }) => [firstLine, lineKinds.length])).toEqual([
      [1, 4],
      [5, 4],
    ]);
    expect(games.map(({ notices }) => notices)).toEqual([[], []]);
  });

  test('do not hide the error of a game that counts from 0', () => {
    expect(noticesOf('1. h2e2 h9g7 2. h0g9')).toEqual(['impossible-move 1']);
    expect(noticesOf('position startpos moves h2e2 h9g7 h0g9')).toEqual(['impossible-move 1']);
    expect(movesOf(gameOf('position startpos moves h2e2 h9g7 h0g9').record)).toBe('h2e2 h9g7');
  });

  test('count the moves of a file once, whichever way was tried', () => {
    const limits = { lines: 99, games: 1, plies: 5, 'game-moves': 5, moves: 5 };
    for (const text of [`position startpos moves ${short1}`, `1. ${short1}`])
      expect(xiangqiFormats.read(text, limits, () => {}).ok).toBe(true);
  });
});

describe('another kind of game is not read as xiangqi', () => {
  test.each([
    ['chess', '[Event "A"]\n[White "B"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6'],
    ['chess without a header', '1. e4 e5 2. Nf3'],
    ['chess that could be played here', '[White "A"]\n\n1. c4 c5 *'],
    ['shogi of PyChess', '[Variant "Shogi"]\n\n1. P-76 P-34'],
    ['janggi of PyChess', '[Variant "Janggi"]\n\n1. Rh1 Ri9 2. Ch5'],
    ['jieqi in Chinese', '[Variant "Jieqi"]\n\n1. 炮二平五 马8进7'],
  ])('%s', (_, text) => {
    expect(refused(text)).toBe('no-kifu');
  });

  test('and among games of xiangqi its lines are reported as left out', () => {
    const chess = '[White "C"]\n\n1. e4 e5 2. Nf3\n';
    const own = '[Red "A"]\n\n1. h2e2 *\n';
    const { games } = fileOf(`${chess}${own}${chess}${own}`);
    expect(games.map(({ record }) => record.players[0])).toEqual(['A', 'A']);
    expect(games.map(({ firstLine, lineKinds }) => [firstLine, lineKinds.length])).toEqual([
      [1, 9],
      [10, 4],
    ]);
    expect(games[0]?.notices.map(({ code, line, also = [] }) => [code, line, ...also])).toEqual([
      ['unknown-line', 1, 7],
      ['unknown-line', 3, 9],
    ]);
  });

  test('but a header without a value does not make it another game', () => {
    expect(movesOf(gameOf('[Variant "Standard"]\n\n1. h2e2').record)).toBe('h2e2');
    expect(movesOf(gameOf('[Variant "中国象棋"]\n\n1. c4').record)).toBe('c3c4');
  });
});
