import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { extend, startLine } from '#kernel/line.ts';
import { shogi } from '../game.ts';
import type { Move } from '../move.ts';
import type { Position } from '../position.ts';
import { handicaps, start } from '../starts.ts';
import { readProgramComments } from './program-comments.ts';
import { parseSfen } from './sfen.ts';
import { formatUsi, moveInUsi } from './usi.ts';

const after = (moves: string, setup: string = handicaps.even) => {
  const read = parseSfen(setup);
  let line = startLine<Position, Move>(read.ok ? read.value : start());
  for (const word of moves.split(' ').filter((one) => one !== '')) {
    const move = moveInUsi(word);
    if (move === undefined) throw new Error(word);
    line = extend(shogi, line, { move });
  }
  return line;
};

const readAfter = (moves: string, comment: string, setup?: string) => {
  const { lines, rest } = readProgramComments(comment, after(moves, setup));
  return {
    rest,
    lines: lines.map(({ turns, instead, ...known }) => ({
      ...known,
      ...(instead && { instead }),
      // Only moves of shogi are read here.
      moves: turns.map(({ move }) => formatUsi(move as Move)).join(' '),
    })),
  };
};

const opening = '2g2f 8c8d';

describe('ShogiHome', () => {
  test('an evaluation of several lines is one, and its situation is no word of a person', () => {
    const comment =
      '互角\n*評価値=-35\n*読み筋=▲２五歩△８五歩\n*深さ=8\n*ノード数=12345\n*エンジン=Suisho';
    expect(readAfter(opening, comment)).toEqual({
      rest: '',
      lines: [
        {
          score: { is: 'points', points: -35 },
          moves: '2f2e 8d8e',
          depth: 8,
          engine: 'Suisho',
        },
      ],
    });
  });

  test('the player and the researcher have an evaluation each, and the words between them stay', () => {
    const comment = '*評価値=80\n\nA calm opening.\n\n互角\n#評価値=-60\n#読み筋=▲７六歩';
    const { lines, rest } = readAfter(opening, comment);
    expect(rest).toBe('A calm opening.');
    expect(lines.map(({ score, moves }) => [score, moves])).toEqual([
      [{ is: 'points', points: 80 }, ''],
      [{ is: 'points', points: -60 }, '7g7f'],
    ]);
  });

  test('a mate says who mates, and in how many moves if it is known', () => {
    const { lines } = readAfter(opening, '*詰み=先手勝ち:15手\n\n#詰み=後手勝ち');
    expect(lines.map(({ score }) => score)).toEqual([
      { is: 'mate', winner: 0, moves: 15 },
      { is: 'mate', winner: 1, moves: null },
    ]);
  });

  test('同 is the square of the move before', () => {
    const { lines } = readAfter('7g7f 3c3d', '#評価値=0\n#読み筋=▲２二角成△同　銀▲４五角');
    expect(lines[0]?.moves).toBe('8h2b+ 3a2b B*4e');
  });
});

describe('ShogiGUI', () => {
  test('a line that a program expected before its move begins with that move, which is left out', () => {
    const comment =
      '*対局 時間 00:00.8 深さ 22/28 ノード数 744743 評価値 88 読み筋 △８四歩(83) ▲７六歩(77) △８五歩(84) ';
    expect(readAfter(opening, comment)).toEqual({
      rest: '',
      lines: [{ score: { is: 'points', points: 88 }, depth: 22, moves: '7g7f 8d8e' }],
    });
  });

  test('each candidate of an analysis is a line of its own', () => {
    const comment =
      '*解析 0 ○ 候補1 時間 00:10.0 深さ 34 ノード数 178144 評価値 3 読み筋 ▲７六歩(77) △３四歩(33)\n*解析 0  候補2 時間 00:10.0 深さ 33 ノード数 178144 評価値 -12↓ 読み筋 ▲２五歩(26)';
    const { lines, rest } = readAfter(opening, comment);
    expect(rest).toBe('');
    expect(lines.map(({ score, moves }) => [score, moves])).toEqual([
      [{ is: 'points', points: 3 }, '7g7f 3c3d'],
      [{ is: 'points', points: -12 }, '2f2e'],
    ]);
  });

  test('詰 with a sign is a mate by sente or by gote', () => {
    const { lines } = readAfter(
      opening,
      '*解析 0 評価値 +詰 13 読み筋 ▲２五歩(26)\n*解析 0 △ 評価値 -詰 3\n*解析 0 評価値 -詰',
    );
    expect(lines.map(({ score }) => score)).toEqual([
      { is: 'mate', winner: 0, moves: 13 },
      { is: 'mate', winner: 1, moves: 3 },
      { is: 'mate', winner: 1, moves: null },
    ]);
  });

  test('a service that writes as it does names its engine', () => {
    const comment =
      '* Engine suisho Version Suisho5/YaneuraOu-V7.50 候補1 深さ 13/19 ノード数 596119 評価値 -47 読み筋 ▲２五歩(26) △８五歩(84)';
    expect(readAfter(opening, comment).lines).toEqual([
      {
        engine: 'suisho',
        depth: 13,
        score: { is: 'points', points: -47 },
        moves: '2f2e 8d8e',
      },
    ]);
  });
});

describe('floodgate', () => {
  test('a value and moves of CSA, from the view of sente after the move of either side', () => {
    expect(readAfter('7g7f', '* 56 -3334FU +2726FU').lines).toEqual([
      { score: { is: 'points', points: 56 }, moves: '3c3d 2g2f' },
    ]);
    expect(readAfter('7g7f', ' 30 -3334FU').lines).toHaveLength(1);
    expect(readAfter('7g7f', '* 0').lines).toEqual([
      { score: { is: 'points', points: 0 }, moves: '' },
    ]);
  });

  test('a promoted piece has the name it has after the move', () => {
    expect(readAfter('7g7f 3c3d', '* -20964 +8822UM -3122GI').lines[0]?.moves).toBe('8h2b+ 3a2b');
  });
});

test('Piyo Shogi writes a line that begins with the move played', () => {
  const { lines } = readAfter(opening, '#指し手[62]△８四歩  ▲７六歩  △８五歩  ');
  expect(lines).toEqual([{ moves: '7g7f 8d8e' }]);
});

test('moves of USI are read too', () => {
  expect(readAfter(opening, '*評価値 +64  読み筋 2f2e 8d8e 6i7h').lines[0]?.moves).toBe(
    '2f2e 8d8e 6i7h',
  );
});

describe('a line is played by the rules', () => {
  test('it is cut before the first move that is not legal', () => {
    expect(readAfter(opening, '* 5 +2625FU -8485FU +9997KY -3334FU').lines[0]?.moves).toBe(
      '2f2e 8d8e',
    );
  });

  test('a move of the wrong side ends it', () => {
    expect(readAfter(opening, '*評価値=1\n*読み筋=▲２五歩▲２四歩').lines[0]?.moves).toBe('2f2e');
  });

  test('a line from before the move says so when it is another move', () => {
    expect(readAfter(opening, '*対局 評価値 5 読み筋 △３四歩(33) ▲７六歩(77)').lines[0]).toEqual({
      score: { is: 'points', points: 5 },
      instead: true,
      moves: '3c3d 7g7f',
    });
  });

  test('a line that nobody can play on this board, without a score, stays as it was written', () => {
    const comment = 'Look:\n*読み筋=▲５五角打';
    expect(readAfter(opening, comment)).toEqual({ rest: comment, lines: [] });
  });
});

test.each([
  'ソフトの評価値は 494 で互角',
  'ソフトの評価値 494 で互角。',
  '*評価値=about even',
  '* 5 moves later it is lost',
  '500',
  '互角',
  '[81Dojo] 評価値 100?',
  '▲２五歩△８五歩 is better',
])('the words of a person stay words: %s', (comment) => {
  expect(readAfter(opening, comment)).toEqual({ rest: comment, lines: [] });
});

test('whatever a comment says, it is read without an error, and words of people are never lost', () => {
  const bits = fc.constantFrom(
    '*評価値=',
    '#読み筋=',
    '*詰み=',
    '評価値 ',
    '読み筋 ',
    '解析 0 ',
    '▲２五歩',
    '△８五歩',
    '同　銀',
    '+2625FU',
    '-8485FU',
    '詰 ',
    '* ',
    '-35',
    '\n',
    ' ',
    '先手勝ち',
    ':15手',
    '互角',
    '2f2e',
    'words',
    '(26)',
    '[62]',
  );
  fc.assert(
    fc.property(
      fc.array(fc.oneof(bits, fc.string({ maxLength: 6 })), { maxLength: 40 }),
      (parts) => {
        const comment = parts.join('');
        const { lines, rest } = readProgramComments(comment, after(opening));
        if (lines.length === 0) expect(rest).toBe(comment);
        let from = 0;
        for (const text of rest.split('\n')) {
          const at = comment.indexOf(text, from);
          expect(at).toBeGreaterThanOrEqual(from);
          from = at;
        }
      },
    ),
  );
});
