import { describe, expect, test } from 'vitest';
import { nodeAt } from '#record/record.ts';
import { fileOf, gameOf, linesIn, movesOf, noticesOf } from './files.ts';

/** A game as the collections of xqbase write it: headers of their own, moves in pairs, a comment above the moves. */
const collected = `[Game "Chinese Chess"]
[Event "第五届五羊杯"]
[Site "广州"]
[Date "1985.01.02"]
[Round "1"]
[RedTeam "广东"]
[Red "杨官璘"]
[BlackTeam "湖北"]
[Black "柳大华"]
[Result "1/2-1/2"]
[Opening "中炮对屏风马"]
[ECCO "C00"]
[Format "Chinese"]
{ 一局
  短棋 }
  1. 炮二平五  马8进7
  2. 马二进三  車９平８ { 出车 }
  3. 兵七进一 (车一平二 卒7进1
     (马2进3 兵三进一) 车二进六 ; 也行
  ) 卒７进１
  1/2-1/2
=========================
 http://www.xqbase.com
`;

describe('a game of a collection', () => {
  const { record, lineKinds, firstLine, notices } = gameOf(collected);

  test('keeps its headers, and its players are the names of the record', () => {
    expect(record.players).toEqual(['杨官璘', '柳大华']);
    expect(record.headers).toContainEqual(['ECCO', 'C00']);
    expect(record.headers.map(([key]) => key)).not.toContain('Result');
    expect(record.ending).toEqual({ winner: null, by: 'unknown' });
  });

  test('has its variations, those in variations too', () => {
    expect(linesIn(record)).toEqual([
      'h2e2 h9g7 h0g2 i9h9 c3c4 g6g5',
      'h2e2 h9g7 h0g2 i9h9 i0h0 b9c7 g3g4',
      'h2e2 h9g7 h0g2 i9h9 i0h0 g6g5 h0h6',
    ]);
  });

  test('has its comments where they stood', () => {
    expect(nodeAt(record, 0).comment).toBe('一局\n短棋');
    expect(nodeAt(record, 4).comment).toBe('出车');
    const said = record.nodes.filter((node) => node?.comment === '也行');
    expect(said.map((node) => movesOf(record, node?.id))).toEqual([
      'h2e2 h9g7 h0g2 i9h9 i0h0 g6g5 h0h6',
    ]);
  });

  test('accounts for every line, and reports what it does not know', () => {
    expect(firstLine).toBe(1);
    expect(lineKinds).toHaveLength(collected.split('\n').length);
    expect(lineKinds.slice(12)).toEqual([
      ...['header', 'comment', 'comment', 'move', 'move', 'move', 'move', 'move', 'ending'],
      ...['layout', 'unknown', 'blank'],
    ]);
    expect(notices.map(({ code, line }) => `${code} ${line}`)).toEqual(['unknown-line 23']);
  });

  test('is recognised by the notation of its moves', () => {
    expect(fileOf(collected).format).toBe('pgn-chinese');
    expect(fileOf('1. C2=5 H8+7').format).toBe('pgn-wxf');
    expect(fileOf('1. H2-E2 H9-G7').format).toBe('pgn-iccs');
  });
});

test.each([
  ['with numbers', '1. H2-E2 H9-G7 2. H0-G2'],
  ['with numbers that touch the moves', '1.炮二平五 马８进７ 2.马二进三'],
  ['with full-width numbers and dots', '１．炮二平五　马８进７　２．马二进三'],
  ['with numbers without dots', '1 炮二平五 马8进7 2 马二进三'],
  ['with commas between them', '1.炮二平五，马８进７，2.马二进三'],
  ['without numbers', 'C2=5 H8+7 H2+3'],
  ['with numbers for Black', '1. h2e2 1... h9g7 2. h0g2 *'],
  ['with what is thought of them', '1. H2-E2! H9-G7?! $14 2. H0-G2 !!'],
  ['in several notations', '1. C2=5 马8进7 2. h0g2'],
  ['a line each', '炮二平五\r\n马8进7\r\n马二进三\r\n'],
  ['on an old Mac', '[Event "a"]\rC2=5 H8+7\rH2+3'],
])('moves %s are read', (_, text) => {
  expect(movesOf(gameOf(text).record)).toBe('h2e2 h9g7 h0g2');
  expect(noticesOf(text)).toEqual([]);
});

test('a game from a position of its own may begin with Black', () => {
  const text = '[FEN "4k4/9/9/9/9/9/9/9/r8/3K5 r - - 0 1"]\n\n1. d0e0 a1e1 2. e0f0 0-1';
  expect(gameOf(text).record.setup).toBe('4k4/9/9/9/9/9/9/9/r8/3K5 w - - 0 1');
  const black = '[FEN "4k4/9/9/9/9/9/9/9/r8/3K5 b - - 3 7"]\n\n7... a1a0 *';
  expect(gameOf(black).record.ending).toBeNull();
  expect(movesOf(gameOf(black).record)).toBe('a1a0');
});

test('a result says how the game ended where the board shows it, or a header does', () => {
  expect(gameOf('1. h2h4 d9e8 2. h4g4 g6g5 3. g4g9 1-0').record.ending).toEqual({
    winner: 0,
    by: 'checkmate',
  });
  expect(gameOf('[Result "0-1"]\n[Termination "timeout"]\n\n1. h2h4').record.ending).toEqual({
    winner: 1,
    by: 'timeout',
  });
  expect(gameOf('[Result "0-1"]\n\n1. h2h4').record.ending).toEqual({ winner: 1, by: 'unknown' });
});

test('the result behind the moves overrides another one in the head, with a notice', () => {
  const text = '[Result "0-1"]\n\n1. h2h4 1-0';
  expect(gameOf(text).record.ending?.winner).toBe(0);
  expect(noticesOf(text)).toEqual(['result-differs 3']);
});

test('a rule of signs parts a game from what stands above and below it', () => {
  const text = `-------------------
  1. 炮二平五  马８进７    2. 马二进三  卒７进１
-------------------
棋谱由电脑生成
===================
1. 兵七进一
`;
  const { games } = fileOf(text);
  expect(games.map(({ record }) => record.nodes.length - 1)).toEqual([4, 1]);
  expect(games.map(({ lineKinds }) => lineKinds)).toEqual([
    ['layout', 'move', 'layout', 'unknown', 'layout'],
    ['move', 'blank'],
  ]);
  expect(noticesOf(text)).toEqual(['unknown-line 4']);
});

test('several games follow one another', () => {
  const text = '[Red "A"]\n\n1. h2e2 *\n\n[Red "B"]\n[Black "C"]\n\nb2e2 b9c7\n';
  const { games } = fileOf(text);
  expect(games.map(({ record }) => record.players)).toEqual([
    ['A', ''],
    ['B', 'C'],
  ]);
  expect(games.map(({ firstLine, lineKinds }) => [firstLine, lineKinds.length])).toEqual([
    [1, 4],
    [5, 5],
  ]);
});

describe('a move that cannot be read', () => {
  test.each([
    ['stops the game', 'h2e2 h9g7 xyzzy h0g2', 'h2e2 h9g7', ['unreadable-move 1']],
    ['because nothing stands there', 'h2e2 e5e4 h9g7', 'h2e2', ['impossible-move 1']],
    ['because no piece moves so', 'h2e2 h9g8 h9g7', 'h2e2', ['impossible-move 1']],
    ['because it is the turn of the other', 'h2e2 h0g2', 'h2e2', ['impossible-move 1']],
  ])('%s: %s', (_, text, moves, notices) => {
    expect(movesOf(gameOf(text).record)).toBe(moves);
    expect(noticesOf(text)).toEqual(notices);
  });

  test('in a variation stops that variation alone, and those in it', () => {
    const text = 'h2e2 h9g7 (b9c7 hello h0g2 (i0h0 i9h9)) h0g2';
    const { record } = gameOf(text);
    expect(linesIn(record)).toEqual(['h2e2 h9g7 h0g2', 'h2e2 b9c7']);
    expect(noticesOf(text)).toEqual(['unreadable-move 1', 'bad-variation 1']);
  });

  test('a variation without a move before it is passed over', () => {
    const text = '(b2e2) h2e2) h9g7';
    expect(linesIn(gameOf(text).record)).toEqual(['h2e2 h9g7']);
    expect(noticesOf(text)).toEqual(['bad-variation 1 1']);
  });

  test('an invalid position leaves the game without moves', () => {
    const text = '[Game "Chinese Chess"]\n[FEN "9/9 w"]\n\n1. h2e2';
    const { record, lineKinds } = gameOf(text);
    expect(record.nodes).toHaveLength(1);
    expect(lineKinds).toEqual(['header', 'unknown', 'blank', 'lost']);
    expect(noticesOf(text)).toEqual(['bad-position 2']);
  });

  test('a foul is kept as one', () => {
    const text = '[FEN "4k4/9/9/9/9/9/9/9/4N4/4K4 w - - 0 1"]\n\n1. H5+3 0-1';
    const { record } = gameOf(text);
    expect(nodeAt(record, 1)).toMatchObject({ illegal: true });
    expect(noticesOf(text)).toEqual(['illegal-move 3']);
  });

  test('a comment that is not closed extends to the end', () => {
    const text = 'h2e2 {so\n\nto speak';
    expect(nodeAt(gameOf(text).record, 1).comment).toBe('so\n\nto speak');
    expect(noticesOf(text)).toEqual(['open-comment 3']);
  });
});
