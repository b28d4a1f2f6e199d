import { describe, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import type { Game } from '#kernel/game.ts';
import { reading } from '../../tests/read-one.ts';
import type { GameRecord } from './record.ts';
import { equalPositions, type Landmark, lineThrough, seek, timesTo } from './walk.ts';

const game: Game = shogi;

/** A bishop goes in with check and is taken; beside it another second move with words at it. */
const { record } = reading(
  [
    '手合割：平手',
    '手数----指手---------消費時間--',
    '*はじめ',
    '   1 ７六歩(77)   ( 0:03/00:00:03)',
    '&角道',
    '   2 ３四歩(33)   ( 0:05/00:00:05)',
    '   3 ３三角成(88) ( 0:02/00:00:05)',
    '   4 同　桂(21)',
    '   5 ７七桂(89)   ( 0:10/00:00:15)',
    '*終わり',
    '変化：2手',
    '   2 ８四歩(83)',
    '*別の手',
    '   3 ２六歩(27)',
  ].join('\n'),
);

const main = lineThrough(record, 0);

const all = (landmark: Landmark, line = main): readonly number[] => {
  const found: number[] = [];
  for (let at = line[0]; at !== undefined; ) {
    at = seek(game, record, { line, from: at }, landmark, 'next');
    if (at !== undefined) found.push(at);
  }
  return found;
};

describe('along a line one goes', () => {
  test('to the next words, bookmark, place where lines part, capture and check', () => {
    expect(main).toEqual([0, 1, 2, 3, 4, 5]);
    expect(all('comment')).toEqual([5]);
    expect(all('bookmark')).toEqual([1]);
    expect(all('variation')).toEqual([1]);
    expect(all('capture')).toEqual([4]);
    expect(all('check')).toEqual([3]);
  });

  test('back to the one before, the first position among them', () => {
    const back = (from: number, landmark: Landmark, line = main) =>
      seek(game, record, { line, from }, landmark, 'previous');
    expect(back(5, 'comment')).toBe(0);
    expect(back(0, 'comment')).toBeUndefined();
    expect(back(5, 'capture')).toBe(4);
    expect(back(3, 'capture')).toBeUndefined();
    expect(back(7, 'variation', lineThrough(record, 7))).toBe(1);
  });

  test('only on that line: what stands on another is not there', () => {
    expect(lineThrough(record, 6)).toEqual([0, 1, 6, 7]);
    expect(all('comment', lineThrough(record, 6))).toEqual([6]);
    expect(seek(game, record, { line: main, from: 6 }, 'comment', 'next')).toBeUndefined();
  });
});

test('a position that comes again, or by other moves, leads to the others', () => {
  const again: GameRecord = reading(
    [
      '手合割：平手',
      '1 ４八金(49)',
      '2 ６二金(61)',
      '3 ４九金(48)',
      '4 ６一金(62)',
      '変化：1手',
      '1 ５八金(49)',
      '2 ６二金(61)',
      '3 ４八金(58)',
    ].join('\n'),
  ).record;
  const others = equalPositions(game, again);
  expect(others(0)).toEqual([4]);
  expect(others(4)).toEqual([0]);
  // The same squares, but it is the other side's turn.
  expect(others(2)).toEqual([]);
  expect(others(7)).toEqual([]);
});

test('each side’s thinking time grows by its own turns, and unknown times count nothing', () => {
  expect(timesTo(game, record, 5)).toEqual([
    { node: 1, seat: 0, spentMs: 3_000, totalMs: [3_000, 0] },
    { node: 2, seat: 1, spentMs: 5_000, totalMs: [3_000, 5_000] },
    { node: 3, seat: 0, spentMs: 2_000, totalMs: [5_000, 5_000] },
    { node: 4, seat: 1, spentMs: null, totalMs: [5_000, 5_000] },
    { node: 5, seat: 0, spentMs: 10_000, totalMs: [15_000, 5_000] },
  ]);
  expect(timesTo(game, record, 0)).toEqual([]);
});

test('in a handicap game the first time is uwate’s', () => {
  const given = reading('手合割：香落ち\n1 ３四歩(33) ( 0:04/00:00:04)').record;
  expect(timesTo(game, given, 1).map(({ seat, totalMs }) => [seat, totalMs])).toEqual([
    [1, [0, 4_000]],
  ]);
});
