import { describe, expect, test } from 'vitest';
import { nodeAt } from '#record/record.ts';
import { noticesOf, reading } from '../../../../tests/read-one.ts';
import { formatKif } from './kif-write.ts';
import { lossesIn } from './losses.ts';
import { formats, noticeClasses } from './reading.ts';

describe('the end', () => {
  // After two moves it is sente's turn.
  test.each([
    ['投了', 'resignation', 1],
    ['中断', 'interrupted', null],
    ['持将棋', 'impasse', null],
    ['千日手', 'sennichite', null],
    ['詰み', 'checkmate', 1],
    ['不詰', 'no-mate', null],
    ['切れ負け', 'timeout', 1],
    ['反則勝ち', 'foul', 0],
    ['反則負け', 'foul', 1],
    ['入玉勝ち', 'declaration', 0],
    ['不戦勝', 'default', 0],
    ['不戦敗', 'default', 1],
    ['封じ手', 'adjourned', null],
    ['引き分け', 'agreement', null],
    ['最大手数', 'move-limit', null],
  ])('is read from the word %s', (word, by, winner) => {
    const text = `手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ${word}  ( 0:05/00:00:05)`;
    const { record } = reading(text);
    expect(record.ending).toEqual({ winner, by, word, spentMs: 5000 });
    expect(noticesOf(text)).toEqual(by === 'checkmate' ? ['not-mate 4:3'] : []);
    expect(reading(formatKif(record)).record).toEqual(record);
  });

  test.each([
    ['詰', '詰み', 'checkmate'],
    ['時間切れ', '切れ負け', 'timeout'],
    ['Time-up', '切れ負け', 'timeout'],
    ['引分', '引き分け', 'agreement'],
    ['宣言勝ち', '入玉勝ち', 'declaration'],
  ])('keeps its word %s, but is written %s, which every program knows', (word, usual, by) => {
    const text = `手合割：平手\n1 ７六歩(77)\n2 ${word}`;
    const { record } = reading(text);
    expect(record.ending).toMatchObject({ by, word });
    const untrue = by === 'checkmate' ? ['not-mate 3:3'] : [];
    expect(noticesOf(text)).toEqual(['spelling 3:3', ...untrue]);
    expect(formatKif(record)).toContain(`   2 ${usual}\n`);
    for (const format of formats) expect(lossesIn(record, format)).toContain('word');
  });

  test.each([
    ['まで2手で後手の勝ち', 'resignation', 1],
    ['まで2手で先手の勝ち', 'resignation', 0],
    ['まで2手で時間切れにより後手の勝ち', 'timeout', 1],
    ['まで2手で先手の反則負け', 'foul', 1],
    ['まで2手で千日手', 'sennichite', null],
    ['まで2手詰', 'checkmate', 1],
    ['まで2手で最大手数', 'move-limit', null],
    ['まで2手で封じ手', 'adjourned', null],
    ['まで2手で後手の不戦勝', 'default', 1],
    ['まで2手で持将棋により先手の勝ち', 'impasse', 0],
  ])('may be given by the last line alone: %s', (foot, by, winner) => {
    const { record } = reading(`手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n${foot}`);
    expect(record.ending).toMatchObject({ by, winner });
    expect(reading(formatKif(record)).record).toEqual(record);
  });

  test('in a word nobody knows is kept as that word', () => {
    const { record } = reading('手合割：平手\n1 ７六歩(77)\n2 雨天\nまで1手で先手の勝ち');
    expect(record.ending).toEqual({ winner: 0, by: 'unknown', word: '雨天' });
  });

  test('given twice is the first one given', () => {
    const text = '手合割：平手\n1 ７六歩(77)\n2 投了\n3 中断';
    expect(reading(text).record.ending).toMatchObject({ by: 'resignation' });
    expect(noticesOf(text)).toEqual(['second-ending 4:3']);
    expect(reading(text).notices.map(({ code }) => noticeClasses[code])).toEqual(['ignored']);
  });

  test('after which the play goes on is a comment', () => {
    const text = '手合割：平手\n1 ７六歩(77)\n2 封じ手\n2 ３四歩(33)';
    expect(reading(text).record.nodes).toHaveLength(3);
    expect(nodeAt(reading(text).record, 1).comment).toBe('封じ手');
  });

  test.each([
    ['後手の勝ち', 1],
    ['先手の反則負け', 1],
    ['時間切れにより先手の勝ち', 0],
    ['千日手', 0],
  ])('is pointed out if the last line says something else: %s', (told, winner) => {
    const text = `手合割：平手\n1 ７六歩(77)\n2 投了\nまで1手で${told}\n`;
    expect(noticesOf(text)).toEqual(['ending-differs 4:1']);
    expect(reading(text).record.ending).toMatchObject({ winner, by: 'resignation' });
  });

  test.each([
    ['詰み', '先手の勝ち'],
    ['切れ負け', '時間切れにより先手の勝ち'],
    ['反則負け', '後手の反則負け'],
    ['入玉勝ち', '後手の勝ち'],
    ['千日手', '引き分け'],
    ['雨天', '後手の勝ち'],
  ])('with the word %s fits a last line that says %s', (word, told) => {
    expect(
      noticesOf(`手合割：平手\n1 ７六歩(77)\n2 ${word}\nまで1手で${told}\n`).filter((code) =>
        code.startsWith('ending'),
      ),
    ).toEqual([]);
  });

  test('after another number of moves than were read is pointed out', () => {
    const text = '手合割：平手\n1 ７六歩(77)\nまで112手で後手の勝ち';
    expect(noticesOf(text)).toEqual(['count-differs 3:1']);
  });
});

test('a mate that is one gets no notice', () => {
  const text = `後手の持駒：なし
|v玉 ・ ・ ・ ・ ・ ・ ・ ・|一
| ・ ・ ・ ・ ・ ・ ・ ・ ・|二
| 歩 ・ ・ ・ ・ ・ ・ ・ ・|三
| ・ ・ ・ ・ ・ ・ ・ ・ ・|四
| ・ ・ ・ ・ ・ ・ ・ ・ ・|五
| ・ ・ ・ ・ ・ ・ ・ ・ ・|六
| ・ ・ ・ ・ ・ ・ ・ ・ ・|七
| ・ ・ ・ ・ ・ ・ ・ ・ ・|八
| ・ ・ ・ ・ ・ ・ ・ ・ ・|九
先手の持駒：金
`;
  expect(noticesOf(`${text}1 ９二金打\n2 詰み`)).toEqual([]);
  expect(noticesOf(`${text}1 ８二金打\n2 詰み`)).toEqual(['not-mate 13:3']);
});
