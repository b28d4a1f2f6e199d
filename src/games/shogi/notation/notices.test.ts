/** Checks that notices point out what cannot be right, and that no line of a file is lost without one. */
import { describe, expect, test } from 'vitest';
import { headerOf, nodeAt } from '#record/record.ts';
import { noticesOf, reading } from '../../../../tests/read-one.ts';
import { readKifu } from './kifu.ts';
import type { Format } from './reading.ts';
import { writeKifu } from './write.ts';

const gamesOf = (text: string) => {
  const read = readKifu(text);
  if (!read.ok) throw new Error(read.error.code);
  return read.value.games;
};

const codesOf = (text: string): readonly string[] =>
  gamesOf(text).flatMap(({ notices }) => notices.map(({ code, line }) => `${code} ${line}`));

const again = (text: string, format: Format): string =>
  writeKifu(reading(text).record, format, 'UTF-8');

const rows = [
  'P1-KY-KE-GI-KI-OU-KI-GI-KE-KY',
  'P2 * -HI *  *  *  *  * -KA * ',
  'P3-FU-FU-FU-FU-FU-FU-FU-FU-FU',
  'P4 *  *  *  *  *  *  *  *  * ',
  'P5 *  *  *  *  *  *  *  *  * ',
  'P6 *  *  *  *  *  *  *  *  * ',
  'P7+FU+FU+FU+FU+FU+FU+FU+FU+FU',
  'P8 * +KA *  *  *  *  * +HI * ',
  'P9+KY+KE+GI+KI+OU+KI+GI+KE+KY',
];

describe('a board of CSA', () => {
  test('with a rank missing is no board with an empty rank', () => {
    expect(codesOf([...rows.toSpliced(2, 1), '+', '+7776FU'].join('\n'))).toContain(
      'bad-diagram 8',
    );
  });

  test('with a rank drawn twice keeps the first', () => {
    const text = [...rows.toSpliced(3, 0, 'P3 *  *  *  *  *  *  *  *  * '), '+'].join('\n');
    expect(codesOf(text)).toEqual(['bad-diagram 4']);
    expect(reading(text).record.setup).toContain('/ppppppppp/9/9/9/PPPPPPPPP/');
  });
});

describe('lines above, between and below games', () => {
  const board = Array.from({ length: 9 }, () => '| ・ ・ ・ ・ ・ ・ ・ ・ ・|').join('\n');

  test('belong to the game below them, though one is spoilt', () => {
    const text = `後手の持駒：飛　角二\n  ９ ８ ７X ６ ５ ４ ３ ２ １\n+---------------------------+\n${board}\n1 ５二金打`;
    const { record, firstLine, lineKinds } = gamesOf(text)[0] ?? reading(text);
    expect(record.setup).toBe('9/9/9/9/9/9/9/9/9 b r2b 1');
    expect([firstLine, lineKinds.length]).toEqual([1, 13]);
    expect(codesOf(text)).toContain('bad-diagram 2');
  });

  test('with a number are no moves where the head goes on', () => {
    const text = '作者：山田\n100 円\n手合割：平手\n1 ７六歩(77)\n';
    const { record } = reading(text);
    expect(headerOf(record, '作者')).toBe('山田');
    expect(record.remarks?.lines).toEqual([{ node: 0, text: '100 円' }]);
    expect(codesOf(text)).toEqual(['kept-line 2']);
  });

  test.each([
    "'above\n/\nPI\n+\n+7776FU\n/\n'between\n/\nPI\n+\n+2726FU\n/\n'below\n",
    'まで9手\n手合割：平手\n1 ７六歩(77)\n2 投了\n\n手合割：平手\n1 ２六歩(27)\n2 投了\nnonsense\n',
  ])('each have a part in a receipt: %j', (text) => {
    const games = gamesOf(text);
    expect(games).toHaveLength(2);
    expect(games.flatMap(({ lineKinds }) => lineKinds)).toHaveLength(text.split('\n').length);
  });

  test('are remarks of the games beside them', () => {
    const [first, second] = gamesOf(
      "'above\n/\nPI\n+\n+7776FU\n/\n'between\n/\nPI\n+\n/\n'below\n",
    );
    expect(first?.record.remarks?.lines).toEqual([{ node: 0, text: "'above" }]);
    expect(second?.record.remarks?.lines.map(({ text }) => text)).toEqual(["'between", "'below"]);
  });
});

describe('pieces in hand', () => {
  const board = Array.from({ length: 9 }, () => '| ・ ・ ・ ・ ・ ・ ・ ・ ・|').join('\n');

  test.each([
    '後手の手持駒：飛',
    '後手手持ち駒：飛',
    '後手持駒：飛',
    '後手の持ち駒: 飛',
    '△後手の持駒：飛',
    '受け方の持駒：飛',
  ])('are read from %s', (hand) => {
    expect(reading(`${hand}\n${board}\n`).record.setup).toBe('9/9/9/9/9/9/9/9/9 b r 1');
  });

  test('are read from 上手の駒台：飛, and uwate moves first', () => {
    expect(reading(`上手の駒台：飛\n${board}\n`).record.setup).toBe('9/9/9/9/9/9/9/9/9 w r 1');
  });

  test('are pointed out if they belong to nobody who plays', () => {
    expect(codesOf(`山田の持駒：飛\n${board}\n`)).toEqual(['bad-hand 1']);
  });
});

test.each([
  ['| ・ ・ ・ ・v・ ・ ・ ・ ・|一', 'a sign of gote before no piece'],
  ['|vx ・ ・ ・ ・ ・ ・ ・ ・ ・|一', 'a letter that is no piece'],
])('a rank with %s is pointed out: %s', (row) => {
  const board = [row, ...Array.from({ length: 8 }, () => '| ・ ・ ・ ・ ・ ・ ・ ・ ・|')];
  expect(codesOf(`手合割：その他\n${board.join('\n')}\n`)).toEqual(['bad-diagram 2']);
});

describe('numbers of moves', () => {
  test.each([
    ['1 ７六歩(77)\n2 ３四歩(33)\n9 ２六歩(27)', ['number-differs 4']],
    ['1 ７六歩(77)\n1 ３四歩(33)\n1 ２六歩(27)', ['number-differs 3', 'number-differs 4']],
    ['2 ７六歩(77)\n3 ３四歩(33)', ['number-differs 2']],
    ['1 ７六歩(77)\n2 ３四歩(33)\n7 詰み', ['number-differs 4', 'not-mate 4']],
    ['1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n3 ８四歩(83)', ['number-differs 5']],
    ['1 ７六歩(77)\n2 ３四歩(33)\n変化：2手\n2 ８四歩(83)\n3 投了', []],
  ])('are pointed out where they jump, repeat or run backwards: %j', (moves, told) => {
    expect(codesOf(`手合割：平手\n${moves}\n`)).toEqual(told);
  });

  test('go on from a diagram of a later position, or begin again at 1', () => {
    const board = Array.from({ length: 9 }, (_, i) =>
      i === 0 ? '| ・ ・ ・ ・v玉 ・ ・ ・ ・|' : '| ・ ・ ・ ・ ・ ・ ・ ・ ・|',
    ).join('\n');
    for (const number of [1, 31])
      expect(codesOf(`先手の持駒：金\n${board}\n手数＝30  まで\n${number} ５二金打`)).toEqual([]);
    expect(codesOf(`先手の持駒：金\n${board}\n手数＝30  まで\n33 ５二金打`)).toEqual([
      'number-differs 12',
    ]);
  });
});

describe('times', () => {
  const game = (...times: readonly string[]): string =>
    ['７六歩(77)', '３四歩(33)', '２六歩(27)', '８四歩(83)']
      .map((move, i) => `${i + 1} ${move} ${times[i] ?? ''}`)
      .join('\n');

  test('are pointed out once where the total is no sum any more', () => {
    const told = (...times: readonly string[]) => codesOf(`手合割：平手\n${game(...times)}\n`);
    expect(
      told('(0:01/00:00:01)', '(0:05/00:00:05)', '(0:02/00:00:03)', '(0:01/00:00:06)'),
    ).toEqual([]);
    expect(
      told('(0:01/00:00:01)', '(0:05/00:00:09)', '(0:02/00:00:03)', '(0:01/00:00:10)'),
    ).toEqual(['total-differs 3']);
  });

  test('given twice keep the first', () => {
    const csa = 'PI\n+\n+7776FU\nT10\nT99\n';
    expect(nodeAt(reading(csa).record, 1).spentMs).toBe(10_000);
    expect(codesOf(csa)).toEqual(['second-time 5']);
    expect(codesOf(csa.replace('T99', 'T10'))).toEqual(['second-total 5']);
    const kif = '手合割：平手\n1 ７六歩(77) ( 0:01/00:00:01) ( 0:00/00:00:00)\n';
    expect(nodeAt(reading(kif).record, 1).spentMs).toBe(1000);
    expect(codesOf(kif)).toEqual(['second-total 2']);
  });

  test('are not made of half an origin', () => {
    const text = '手合割：平手\n1 ７六歩(7\n';
    expect(nodeAt(reading(text).record, 1).spentMs).toBeNull();
    expect(codesOf(text)).toEqual(['bad-time 2']);
  });
});

describe('the end', () => {
  test('is pointed out if it names a winner that the moves do not allow', () => {
    expect(codesOf('手合割：平手\n▲７六歩\nまで1手で後手の勝ち\n')).toEqual(['winner-differs 3']);
    expect(codesOf('手合割：平手\n▲７六歩\nまで1手で先手の勝ち\n')).toEqual([]);
  });

  test.each(['', '1 千日手\n'])('is recognised as perpetual check below the moves: %j', (line) => {
    const moves = '手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n';
    const ending = line.replace('1', '3');
    const text = `${moves}${ending}まで2手で連続王手の千日手により後手の勝ち\n`;
    const { record, notices } = reading(text);
    expect(record.ending).toMatchObject({ winner: 1, by: 'perpetual-check' });
    expect(notices).toEqual([]);
    for (const format of ['kif', 'ki2'] as const)
      expect(reading(again(text, format)).record.ending).toMatchObject({
        winner: 1,
        by: 'perpetual-check',
      });
  });

  test('given twice in the same words is no loss', () => {
    const csa = "PI\n+\n+7776FU\n%KACHI,'* -5000 win\nT10\n%KACHI\n";
    expect(codesOf(csa)).toEqual([]);
    expect(reading(csa).record.ending).toEqual({ winner: 1, by: 'declaration', spentMs: 10_000 });
    expect(codesOf('手合割：平手\n1 ７六歩(77)\n2 投了\n3 投了\n')).toEqual([]);
  });

  test('may be padded where the file ends, as old programs do it', () => {
    const text = '手合割：平手\n1 ７六歩(77)\n2 投了\n';
    for (const padding of ['\u001a', '\u0000\u0000', '\u001a\u0000\u0000'])
      expect(codesOf(`${text}${padding}`)).toEqual([]);
  });
});

test('a sign of the other side is pointed out where the move was made all the same', () => {
  expect(noticesOf('手合割：平手\n▲７六歩 ▲３四歩\n')).toEqual(['side-differs 2:6']);
});

test('equal notices are counted', () => {
  const text = `手合割：平手\n1 ７六歩(77)\n${'sleep 1\n'.repeat(32)}2 ３四歩(33)\n`;
  const { notices } = reading(text);
  expect(notices).toHaveLength(1);
  expect(notices[0]).toMatchObject({ code: 'kept-line', line: 3 });
  expect(notices[0]?.also).toHaveLength(31);
});
