import { describe, expect, test } from 'vitest';
import { formatUsi, parseUsi } from '#games/shogi/notation/usi.ts';
import { start } from '#games/shogi/starts.ts';
import { reading } from '../../tests/read-one.ts';
import {
  deleteBranch,
  moveBranch,
  nearestKept,
  promoteLine,
  setArrows,
  setBookmark,
  setComment,
  setGlyph,
  setHeaders,
  setPlayers,
  toggleArrow,
} from './edit.ts';
import { edited, startHistory, undo } from './history.ts';
import type { Arrow } from './marks.ts';
import { append, type GameRecord, nodeAt, pathTo } from './record.ts';
import { endOfLine } from './walk.ts';

/** A game of four moves that black resigned, another second move, and a third one beside it that ended in a draw. */
const told = reading(
  [
    '手合割：平手',
    '手数----指手---------消費時間--',
    '   1 ７六歩(77)   ( 0:01/00:00:01)',
    '   2 ３四歩(33)   ( 0:02/00:00:02)',
    '   3 ２六歩(27)',
    '   4 ８四歩(83)',
    '# 検討',
    '   5 投了',
    '変化：3手',
    '   3 ６六歩(67)',
    '# 別の手',
    '   4 千日手',
    '変化：2手',
    '   2 ８四歩(83)',
  ].join('\n'),
).record;

const movesOn = (record: GameRecord, id: number): string =>
  pathTo(record, id)
    .flatMap((at) => nodeAt(record, at).turn?.move ?? [])
    .map((move) => formatUsi(move as Parameters<typeof formatUsi>[0]))
    .join(' ');

const mainLine = (record: GameRecord): string => movesOn(record, endOfLine(record, record.root));

const usi = (text: string) => {
  const read = parseUsi(text, start());
  if (!read.ok) throw new Error(text);
  return { move: read.value };
};

const circle = (square: number): Arrow => ({ from: { at: 'square', square } });

test('the record that these edits are tried on is what it is drawn as', () => {
  expect(told.nodes.map((node) => node?.children)).toEqual([[1], [2, 6], [3, 5], [4], [], [], []]);
  expect(told.ending).toMatchObject({ winner: 1, by: 'resignation' });
  expect(nodeAt(told, 5).ending).toMatchObject({ by: 'sennichite' });
});

describe('a branch that is deleted', () => {
  test('leaves holes, and the others keep their ids', () => {
    const record = deleteBranch(told, 3);
    expect(record.nodes.map((node) => node?.id)).toEqual([0, 1, 2, undefined, undefined, 5, 6]);
    expect(append(record, 6, usi('2g2f')).id).toBe(7);
  });

  test('takes its ending and its remarks along, and the game ends as the line that takes its place', () => {
    const record = deleteBranch(told, 3);
    expect(mainLine(record)).toBe('7g7f 3c3d 6g6f');
    expect(record.ending).toMatchObject({ by: 'sennichite' });
    expect(nodeAt(record, 5).ending).toBeUndefined();
    expect(record.remarks?.lines.map(({ text }) => text)).toEqual(['# 別の手']);
    expect(deleteBranch(record, 5).remarks).toBeUndefined();
    expect(deleteBranch(record, 5).ending).toBeNull();
  });

  test('leaves the game as it ended if it is a variation', () => {
    expect(deleteBranch(told, 6).ending).toEqual(told.ending);
    expect(deleteBranch(told, 0)).toBe(told);
  });

  test('sends a player who looks at it to where it left', () => {
    const record = deleteBranch(told, 3);
    expect([4, 3, 2, 5, 6].map((id) => nearestKept(told, record, id))).toEqual([2, 2, 2, 5, 6]);
  });

  test('shares its ids with no other move: a player who stood on one that was undone stands before it', () => {
    const one = append(told, 6, usi('2g2f')).record;
    const other = append(told, 4, usi('9g9f')).record;
    expect(nearestKept(one, other, 7)).toBe(6);
  });

  test('is there again when that is undone', () => {
    const history = edited(startHistory(told), deleteBranch(told, 3));
    expect(undo(history).now).toBe(told);
  });
});

describe('a line that becomes the main line', () => {
  test('brings its ending, and leaves the other its own', () => {
    const record = moveBranch(told, 5, -1);
    expect(mainLine(record)).toBe('7g7f 3c3d 6g6f');
    expect(record.ending).toMatchObject({ by: 'sennichite' });
    expect([4, 5].map((id) => nodeAt(record, id).ending?.by)).toEqual(['resignation', undefined]);
    expect(moveBranch(record, 3, -1)).toEqual(told);
  });

  test('is made so by its whole way', () => {
    const deep = moveBranch(told, 6, -1);
    expect(mainLine(deep)).toBe('7g7f 8c8d');
    expect(deep.ending).toBeNull();
    expect(mainLine(promoteLine(deep, 5))).toBe('7g7f 3c3d 6g6f');
    expect(promoteLine(deep, 6)).toBe(deep);
    expect(mainLine(promoteLine(deep, 2))).toBe('7g7f 3c3d 2g2f 8c8d');
  });

  test('goes up and down one place at a time, and not beyond the ends', () => {
    const { record } = append(told, 1, usi('2g2f'));
    const children = (moved: GameRecord) => nodeAt(moved, 1).children;
    expect(children(moveBranch(record, 7, -1))).toEqual([2, 7, 6]);
    expect(children(moveBranch(record, 2, 1))).toEqual([6, 2, 7]);
    expect(moveBranch(record, 2, -1)).toBe(record);
    expect(moveBranch(record, 7, 3)).toBe(record);
    expect(moveBranch(record, 0, 1)).toBe(record);
  });
});

describe('notes at a move', () => {
  test('a comment has its lines parted in one way', () => {
    expect(nodeAt(setComment(told, 2, 'a\r\nb\rc'), 2).comment).toBe('a\nb\nc');
    expect(setComment(told, 2, '')).toBe(told);
  });

  test('bookmarks are a line each, and gone where nothing is left of them', () => {
    const marked = setBookmark(told, 2, ' 勝負所 \n\n勝負所\n疑問');
    expect(nodeAt(marked, 2).bookmark).toBe('勝負所\n疑問');
    expect(setBookmark(marked, 2, ' ')).toEqual(told);
  });

  test('a glyph stands until there is none, and never at the start', () => {
    const marked = setGlyph(told, 2, '?!');
    expect(nodeAt(marked, 2).glyph).toBe('?!');
    expect(setGlyph(marked, 2, '?!')).toBe(marked);
    expect(setGlyph(marked, 2, null)).toEqual(told);
    expect(setGlyph(told, 0, '!')).toBe(told);
  });

  test('an arrow stands once, and one to its own square is a circle', () => {
    const own: Arrow = { from: { at: 'square', square: 40 }, to: { at: 'square', square: 40 } };
    const drop: Arrow = {
      from: { at: 'hand', seat: 1, kind: 'pawn' },
      to: { at: 'square', square: 40 },
    };
    const drawn = setArrows(told, 0, [own, drop, circle(40), drop]);
    expect(nodeAt(drawn, 0).arrows).toEqual([circle(40), drop]);
    expect(setArrows(drawn, 0, [circle(40), drop])).toBe(drawn);
    expect(setArrows(drawn, 0, [])).toEqual(told);
  });

  test('an arrow that is drawn again is taken away', () => {
    const drawn = toggleArrow(toggleArrow(told, 3, circle(1)), 3, circle(2));
    expect(nodeAt(toggleArrow(drawn, 3, circle(1)), 3).arrows).toEqual([circle(2)]);
    expect(toggleArrow(toggleArrow(told, 3, circle(1)), 3, circle(1))).toEqual(told);
  });
});

test('names and headers take the place of those before', () => {
  const named = setPlayers(told, ['Ann', 'Ben']);
  expect(named.players).toEqual(['Ann', 'Ben']);
  expect(setPlayers(named, ['Ann', 'Ben'])).toBe(named);
  const headed = setHeaders(told, [['棋戦', '春']]);
  expect(headed.headers).toEqual([['棋戦', '春']]);
  expect(setHeaders(headed, [['棋戦', '春']])).toBe(headed);
});

test('a history keeps so many edits and forgets those before', () => {
  let history = startHistory(told);
  for (const text of ['a', 'b', 'c'])
    history = edited(history, setComment(history.now, 1, text), 2);
  expect(edited(history, history.now)).toBe(history);
  expect(nodeAt(undo(undo(undo(history))).now, 1).comment).toBe('a');
  expect(edited(undo(history), setComment(told, 1, 'd')).future).toEqual([]);
});
