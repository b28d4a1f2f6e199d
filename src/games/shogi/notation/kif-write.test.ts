import { expect, test } from 'vitest';
import { recordBuilder } from '#record/builder.ts';
import type { Ending, GameRecord, Headers } from '#record/record.ts';
import { readOne } from '../../../../tests/read-one.ts';
import type { Move } from '../move.ts';
import { type Handicap, handicaps } from '../starts.ts';
import { formatKif } from './kif-write.ts';

const pawn: Move = { from: 56, to: 47, promote: false };
const reply: Move = { from: 24, to: 33, promote: false };
const other: Move = { from: 19, to: 28, promote: false };

const game = (ending: Ending | null, headers: Headers = []): GameRecord<Move> => {
  const builder = recordBuilder<Move>('shogi');
  const first = builder.add(0, { move: pawn }, 16_900);
  builder.note(first, { comment: 'a\n\nb' });
  const second = builder.add(first, { move: reply }, 3_725_000);
  builder.note(second, { bookmark: 'mark' });
  builder.add(first, { move: other });
  builder.add(second, { move: { from: 64, to: 16, promote: true } }, 60_000);
  return builder.build(handicaps.even, headers, ending);
};

test('a game is written line by line as Kifu for Windows writes it', () => {
  const headers: Headers = [
    ['先手', 'A'],
    ['後手', 'B\nC'],
  ];
  expect(
    formatKif(game({ winner: 0, by: 'resignation' }, headers)),
  ).toBe(`#KIF version=2.0 encoding=UTF-8
手合割：平手
先手：A
後手：B C
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:16/00:00:16)
*a
*
*b
   2 ３四歩(33)   (62:05/01:02:05)+
&mark
   3 ２二角成(88) ( 1:00/00:01:16)
   4 投了
まで3手で先手の勝ち

変化：2手
   2 ８四歩(83)
`);
});

const start = (name: Handicap, ending: Ending): string =>
  formatKif(recordBuilder<Move>('shogi').build(handicaps[name], [], ending));

test('a handicap is named, with its sides; what has no name is drawn', () => {
  const text = start('two', { winner: 0, by: 'timeout' });
  expect(text).toContain('手合割：二枚落ち\n');
  expect(text).toContain('まで0手で時間切れにより下手の勝ち');
  expect(start('naked-king', { winner: 0, by: 'timeout' })).toContain('\n後手番\n');
});

test('a handicap that not every program knows by its name is named and drawn', () => {
  const text = start('right-seven', { winner: 0, by: 'timeout' });
  expect(text).toContain('手合割：右七枚落ち\n');
  expect(text).toContain('| ・ ・ ・v金v玉v金v銀 ・ ・|一\n');
  expect(text).toContain('\n後手番\n');
});

test('beside a diagram with sente to move no handicap is named, in which gote would be', () => {
  const record = (words: string) =>
    formatKif(
      recordBuilder<Move>('shogi').build('4k4/9/9/9/9/9/9/9/4K4 b 2G 1', [['手合割', words]], null),
    );
  expect(record('三枚落ち')).toContain('\n手合割：その他\n');
  expect(record('詰将棋')).toContain('\n手合割：詰将棋\n');
});

test('a header that names another start gives way', () => {
  expect(formatKif(game(null, [['手合割', '二枚落ち']]))).toContain('\n手合割：平手\n');
});

// After three moves it is gote's turn.
test.each([
  [{ winner: 0, by: 'checkmate' }, '詰み', 'まで3手で詰み'],
  [{ winner: 0, by: 'no-move' }, '詰み', 'まで3手で先手の勝ち'],
  [{ winner: 0, by: 'timeout' }, '切れ負け', 'まで3手で時間切れにより先手の勝ち'],
  [{ winner: 1, by: 'foul' }, '反則勝ち', 'まで3手で後手の反則勝ち'],
  [{ winner: 0, by: 'foul' }, '反則負け', 'まで3手で後手の反則負け'],
  [{ winner: 1, by: 'perpetual-check' }, '反則勝ち', 'まで3手で後手の勝ち'],
  [{ winner: null, by: 'sennichite' }, '千日手', 'まで3手で千日手'],
  [{ winner: null, by: 'impasse' }, '持将棋', 'まで3手で持将棋'],
  [{ winner: 1, by: 'declaration' }, '入玉勝ち', 'まで3手で後手の勝ち'],
  [{ winner: 0, by: 'declaration' }, '反則負け', 'まで3手で先手の勝ち'],
  [{ winner: 1, by: 'impasse' }, '持将棋', 'まで3手で後手の勝ち'],
  [{ winner: null, by: 'agreement' }, '引き分け', ''],
  [{ winner: null, by: 'move-limit' }, '最大手数', ''],
  [{ winner: null, by: 'adjourned' }, '封じ手', 'まで3手で封じ手'],
  [{ winner: 1, by: 'unknown', word: '雨天' }, '雨天', 'まで3手で後手の勝ち'],
  [{ winner: 1, by: 'resignation' }, '投了', 'まで3手で後手の勝ち'],
] satisfies readonly (readonly [Ending, string, string])[])(
  'the ending %o is written, and its winner read again',
  (ending, word, foot) => {
    const text = formatKif(game(ending));
    expect(text).toContain(`\n   4 ${word}\n${foot}\n`);
    const read = readOne(text);
    expect(read.ok && read.value.record.ending?.winner).toBe(ending.winner);
  },
);

test('an ending of a side line says who won where its word would not', () => {
  const builder = recordBuilder<Move>('shogi');
  builder.add(0, { move: pawn });
  const side = builder.add(0, { move: { ...pawn, from: 61, to: 52 } });
  builder.note(side, { ending: { winner: 1, by: 'resignation' } });
  const text = formatKif(builder.build(handicaps.even, [], null));
  expect(text).toContain('   2 投了\nまで1手で後手の勝ち\n');
  const read = readOne(text);
  expect(read.ok && read.value.record.nodes[2]?.ending?.winner).toBe(1);
});

test('totals are the sums of what is written, and the turn that ended the game has its time', () => {
  const builder = recordBuilder<Move>('shogi');
  const first = builder.add(0, { move: pawn }, 1_600);
  const second = builder.add(first, { move: reply }, 1_900);
  builder.add(second, { move: { from: 64, to: 16, promote: true } }, 1_700);
  const ending: Ending = { winner: 0, by: 'timeout', spentMs: 61_500 };
  const lines = formatKif(builder.build(handicaps.even, [], ending)).split('\n');
  expect(lines.filter((line) => /^ +\d/.test(line))).toEqual([
    '   1 ７六歩(77)   ( 0:01/00:00:01)',
    '   2 ３四歩(33)   ( 0:01/00:00:01)',
    '   3 ２二角成(88) ( 0:01/00:00:02)',
    '   4 切れ負け     ( 1:01/00:01:02)',
  ]);
});
