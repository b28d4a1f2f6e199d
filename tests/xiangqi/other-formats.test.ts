import { describe, expect, test } from 'vitest';
import { xiangqiFormats } from '#games/xiangqi/formats.ts';
import { evenStart } from '#games/xiangqi/notation/fen.ts';
import { nodeAt } from '#record/record.ts';
import { fileOf, gameOf, linesIn, movesOf, noticesOf } from './files.ts';

const ending = '3k5/9/9/9/9/9/9/9/R8/5K3 w - - 0 1';

describe('positions and lines for engines', () => {
  test.each([
    ['from the start', 'position startpos moves h2e2 h9g7', evenStart, 'h2e2 h9g7'],
    ['without a move', 'position startpos', evenStart, ''],
    ['from a position', `position fen ${ending} moves a1d1`, ending, 'a1d1'],
    ['without the first word', `fen ${ending} moves a1d1 d9e9`, ending, 'a1d1 d9e9'],
    ['with nothing but a position', ending, ending, ''],
    ['with fields left out', '3k5/9/9/9/9/9/9/9/R8/5K3 r', ending, ''],
    ['as in an address', ending.replaceAll(' ', '_'), ending, ''],
    ['with moves alone', 'h2e2 h9g7', evenStart, 'h2e2 h9g7'],
  ])('a line %s is read', (_, text, setup, moves) => {
    const { record } = gameOf(text);
    expect(record.setup).toBe(setup);
    expect(movesOf(record)).toBe(moves);
    expect(noticesOf(text)).toEqual([]);
  });

  test('each line is a game, and a line that is not is reported', () => {
    const text = `position startpos moves h2e2\nbestmove h9g7\n\nposition fen ${ending}\n9/9 w\n`;
    const { games, format } = fileOf(text);
    expect(format).toBe('ucci');
    expect(games.map(({ lineKinds }) => lineKinds)).toEqual([
      ['move', 'unknown', 'blank'],
      ['position', 'unknown', 'blank'],
    ]);
  });

  test('the moves after one that cannot be made are left out', () => {
    const text = 'position startpos moves h2e2 h2e2 h9g7';
    expect(movesOf(gameOf(text).record)).toBe('h2e2');
    expect(noticesOf(text)).toEqual(['impossible-move 1']);
  });

  test('positions that follow one another are one game, others are games of their own', () => {
    const list = xiangqiFormats.write(gameOf('h2e2 h9g7 h0g2').record, 'fen', 'utf-8');
    expect(list.trim().split('\n')).toHaveLength(4);
    const { games, format } = fileOf(`${list}${ending}\n`);
    expect(format).toBe('fen');
    expect(games).toHaveLength(2);
    expect(movesOf(gameOf(list).record)).toBe('h2e2 h9g7 h0g2');
  });
});

/** A text as forums write it, with a comment before the moves, one on the main line, and a variation of a variation. */
const forum = `[DhtmlXQ]
[DhtmlXQ_ver]www_dpxq_com[/DhtmlXQ_ver]
[DhtmlXQ_init]500,350[/DhtmlXQ_init]
[DhtmlXQ_title]广东 吕钦 胜 河北 刘殿中[/DhtmlXQ_title]
[DhtmlXQ_event]个人赛[/DhtmlXQ_event]
[DhtmlXQ_date]2001-11-05[/DhtmlXQ_date]
[DhtmlXQ_red]吕钦[/DhtmlXQ_red]
[DhtmlXQ_black]刘殿中[/DhtmlXQ_black]
[DhtmlXQ_result]红胜[/DhtmlXQ_result]
[DhtmlXQ_type]全局[/DhtmlXQ_type]
[DhtmlXQ_binit]8979695949392919097717866646260600102030405060708012720323436383[/DhtmlXQ_binit]
[DhtmlXQ_movelist]77477062796780706967[/DhtmlXQ_movelist]
[DhtmlXQ_move_0_2_1]1022796700106665[/DhtmlXQ_move_0_2_1]
[DhtmlXQ_move_1_4_2]6364[/DhtmlXQ_move_1_4_2]
[DhtmlXQ_comment0]开局[/DhtmlXQ_comment0]
[DhtmlXQ_comment2]正着||稳健[/DhtmlXQ_comment2]
[DhtmlXQ_comment1_2]也可[/DhtmlXQ_comment1_2]
[/DhtmlXQ]
`;

describe('the text of a board on the web', () => {
  // The main line stops where its last move would take its own piece.
  const { record, lineKinds } = gameOf(forum);

  test('tells players, result and headers', () => {
    expect(fileOf(forum).format).toBe('dhtmlxq');
    expect(record.players).toEqual(['吕钦', '刘殿中']);
    expect(record.headers).toContainEqual(['Event', '个人赛']);
    expect(record.headers).toContainEqual(['type', '全局']);
    expect(record.ending).toEqual({ winner: 0, by: 'unknown' });
    expect(record.setup).toBe(evenStart);
  });

  test('has its main line and variations by the number of their ply', () => {
    expect(linesIn(record)).toEqual([
      'h2e2 h9g7 h0g2 i9h9',
      'h2e2 b9c7 h0g2 a9b9 g3g4',
      'h2e2 b9c7 h0g2 g6g5',
    ]);
  });

  test('has its comments on their moves', () => {
    expect(nodeAt(record, 0).comment).toBe('开局');
    expect(nodeAt(record, 2).comment).toBe('正着\n稳健');
    const said = record.nodes.filter((node) => node?.comment === '也可');
    expect(said.map((node) => node?.parent)).toEqual([1]);
  });

  test('accounts for every line, and says where the moves stop', () => {
    expect(lineKinds).toHaveLength(forum.split('\n').length);
    expect(lineKinds.slice(10)).toEqual([
      ...['position', 'unknown', 'variation', 'variation', 'comment', 'comment', 'comment'],
      ...['layout', 'blank'],
    ]);
    expect(noticesOf(forum)).toEqual(['impossible-move 12']);
  });

  test('begins with Black where a black piece moves first', () => {
    const text = `[DhtmlXQ_binit]${'99'.repeat(4)}49${'99'.repeat(11)}00${'99'.repeat(3)}30${'99'.repeat(11)}[/DhtmlXQ_binit]
[DhtmlXQ_movelist]0009[/DhtmlXQ_movelist]`;
    expect(gameOf(text).record.setup).toBe('r2k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1');
    expect(movesOf(gameOf(text).record)).toBe('a9a0');
  });

  test('may hold several games, and other lines', () => {
    const text = `Two games:\n${forum}and\n${forum}`;
    const { games } = fileOf(text);
    expect(games.map(({ record: one }) => one.players[0])).toEqual(['吕钦', '吕钦']);
    expect(games.map(({ firstLine, lineKinds: kinds }) => [firstLine, kinds.length])).toEqual([
      [1, 20],
      [21, 19],
    ]);
  });

  test('is read past tags that nobody closes, in any case of its letters', () => {
    const text = `${'[DhtmlXQ_title]'.repeat(3)}\n[DHTMLXQ_red]İİ[/dhtmlxq_RED]\n[DhtmlXQ_movelist]7747[/DhtmlXQ_movelist]`;
    expect(gameOf(text).record.players).toEqual(['İİ', '']);
    expect(movesOf(gameOf(text).record)).toBe('h2e2');
    expect(noticesOf(text)).toEqual(['unknown-line 1']);
  });

  test.each([
    ['a position that is none', '[DhtmlXQ_binit]123[/DhtmlXQ_binit]', 'bad-position'],
    ['moves that are none', '[DhtmlXQ_movelist]77x7[/DhtmlXQ_movelist]', 'unreadable-move'],
    ['half a move', '[DhtmlXQ_movelist]774770[/DhtmlXQ_movelist]', 'unreadable-move'],
    ['a variation of nothing', '[DhtmlXQ_move_3_1_4]7747[/DhtmlXQ_move_3_1_4]', 'bad-variation'],
    ['a comment on no move', '[DhtmlXQ_comment9]?[/DhtmlXQ_comment9]', 'lost-comment'],
    ['an unknown line', '[DhtmlXQ_title]a[/DhtmlXQ_title]\nhello', 'unknown-line'],
  ])('with %s says so', (_, text, code) => {
    expect(noticesOf(text).map((notice) => notice.split(' ')[0])).toEqual([code]);
  });
});

test.each([
  ['', 'empty-file'],
  [' \n\n', 'empty-file'],
  ['hello\nworld', 'no-kifu'],
  ['７六歩', 'no-kifu'],
])('%j is refused as %s', (text, code) => {
  const limits = { lines: 9, games: 9, plies: 9, 'game-moves': 9, moves: 9 };
  expect(xiangqiFormats.read(text, limits, () => {})).toEqual({ ok: false, error: { code } });
});

test.each([
  ['lines', 'h2e2\n\n\n\n'],
  ['games', '[Red "a"]\n\nh2e2 *\n[Red "b"]\n\nh2e2'],
  ['plies', 'h2e2 h9g7 h0g2'],
  ['game-moves', 'h2e2 h9g7 (b9c7)'],
  ['moves', 'h2e2 h9g7 (b9c7)'],
] as const)('a text with too many %s is refused', (what, text) => {
  const limits = { lines: 99, games: 99, plies: 99, 'game-moves': 99, moves: 99 };
  const limit = { lines: 2, games: 1, plies: 2, 'game-moves': 2, moves: 2 }[what];
  expect(xiangqiFormats.read(text, { ...limits, [what]: limit }, () => {})).toEqual({
    ok: false,
    error: { code: `too-many-${what}`, limit },
  });
});
