import { describe, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import type { Game } from '#kernel/game.ts';
import { reading } from '../../tests/read-one.ts';
import { setArrows, setGlyph, setPlayers } from './edit.ts';
import { mergeRecords } from './merge.ts';
import { type GameRecord, nodeAt } from './record.ts';

const game: Game = shogi;

const read = (...lines: readonly string[]): GameRecord =>
  reading(['手合割：平手', ...lines].join('\n')).record;

const merge = (first: GameRecord, second: GameRecord) => {
  const merged = mergeRecords(game, first, second);
  if (merged === undefined) throw new Error('they do not begin alike');
  return merged;
};

describe('two records of one game', () => {
  test('share the moves they have in common, and the second brings the others as variations', () => {
    const first = read('1 ７六歩(77)', '2 ３四歩(33)', '3 投了');
    const second = read('1 ７六歩(77)', '2 ８四歩(83)', '3 千日手', '変化：1手', '1 ２六歩(27)');
    const { record, leftOut } = merge(first, second);
    expect(record.nodes.map((node) => node?.children)).toEqual([[1, 3], [2, 4], [], [], []]);
    expect(record.ending).toEqual(first.ending);
    expect(nodeAt(record, 4).ending?.by).toBe('sennichite');
    expect(leftOut).toEqual([]);
  });

  test('go on as the longer one does, and end as it did', () => {
    const first = read('1 ７六歩(77)');
    const second = read('1 ７六歩(77)', '2 ３四歩(33)', '3 投了');
    expect(merge(first, second).record.ending).toEqual(second.ending);
    expect(merge(second, first).record).toEqual(second);
  });

  test('keep both comments, but a comment that is part of the other only once', () => {
    const said = (...words: readonly string[]) =>
      read('1 ７六歩(77)', ...words.map((word) => `*${word}`));
    const comment = (first: GameRecord, second: GameRecord) =>
      nodeAt(merge(first, second).record, 1).comment;
    expect(comment(said('角道'), said('歩'))).toBe('角道\n歩');
    expect(comment(said('角道', '歩'), said('歩'))).toBe('角道\n歩');
    expect(comment(said('歩'), said('角道', '歩'))).toBe('角道\n歩');
    expect(comment(said(), said('歩'))).toBe('歩');
    expect(comment(said('歩兵'), said('歩'))).toBe('歩兵\n歩');
  });

  test('take from the second what the first has not: times, glyphs, bookmarks, arrows, headers, names and remarks', () => {
    const circle = { from: { at: 'square', square: 40 } } as const;
    const first = read('棋戦：春', '1 ７六歩(77)');
    const timed = read('場所：東京', '先手：Ann', '1 ７六歩(77) ( 0:03/00:00:03)', '&山', '# 注');
    const second = setArrows(setGlyph(timed, 1, '!'), 1, [circle]);
    const { record, leftOut } = merge(first, second);
    expect(nodeAt(record, 1)).toMatchObject({
      spentMs: 3_000,
      glyph: '!',
      bookmark: '山',
      arrows: [circle],
    });
    expect(record.headers).toEqual([
      ['手合割', '平手'],
      ['棋戦', '春'],
      ['場所', '東京'],
      ['先手', 'Ann'],
    ]);
    expect(record.players).toEqual(['Ann', '']);
    expect(record.remarks?.lines).toEqual([{ node: 1, text: '# 注' }]);
    expect(leftOut).toEqual([]);
  });

  test('list the parts of the second that have no place', () => {
    const told = (time: string, end: string) =>
      read(`1 ７六歩(77) ( 0:0${time}/00:00:0${time})`, `2 ${end}`);
    const first = setPlayers(setGlyph(told('1', '投了'), 1, '!'), ['Ann', 'Ben']);
    const second = setPlayers(setGlyph(told('2', '千日手'), 1, '?'), ['Ann', 'Bob']);
    const { record, leftOut } = merge(first, second);
    expect(record).toEqual(first);
    expect(leftOut).toEqual([
      { what: 'players', node: 0 },
      { what: 'time', node: 1 },
      { what: 'glyph', node: 1 },
      { what: 'ending', node: 1 },
    ]);
  });

  test('keep a remark as often as the one that has it more often', () => {
    const remarked = (...remarks: readonly string[]) => read('1 ７六歩(77)', ...remarks);
    const [once, twice] = [remarked('# 注'), remarked('# 注', '# 注')];
    for (const [first, second] of [
      [once, twice],
      [twice, once],
    ] as const)
      expect(merge(first, second).record.remarks).toEqual(twice.remarks);
  });

  test('have remarks of one family of formats only', () => {
    const kif = read('1 ７六歩(77)', '# 注');
    const csa = reading("V2.2\nPI\n+\n+7776FU\n'note\n").record;
    expect(merge(kif, csa).leftOut).toEqual([{ what: 'remarks', node: 0 }]);
    expect(merge(read('1 ７六歩(77)'), csa).record.remarks).toEqual(csa.remarks);
  });

  test('begin from the same position', () => {
    const other = reading('手合割：香落ち\n1 ３四歩(33)').record;
    expect(mergeRecords(game, read('1 ７六歩(77)'), other)).toBeUndefined();
  });
});

test('a second variation with the same first move is not lost in the first one', () => {
  const plain = read('1 ７六歩(77)');
  const twice: GameRecord = {
    ...plain,
    nodes: [
      { ...nodeAt(plain, 0), children: [1, 2] },
      nodeAt(plain, 1),
      { ...nodeAt(plain, 1), id: 2, comment: 'again' },
    ],
  };
  expect(merge(twice, twice).record).toEqual(twice);
  expect(nodeAt(merge(plain, twice).record, 2).comment).toBe('again');
});
