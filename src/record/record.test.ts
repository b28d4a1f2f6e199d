import { describe, expect, test } from 'vitest';
import type { Game, Turn } from '#kernel/game.ts';
import { type ToyMove, type ToyPosition, toy, toyStart } from '../../tests/toy-game.ts';
import { lineTo } from './line.ts';
import {
  append,
  emptyRecord,
  endLine,
  type GameRecord,
  makeFirstChild,
  nodeAt,
  onMainLine,
  pathTo,
} from './record.ts';
import { endOfLine, plyOf } from './walk.ts';

const game: Game = toy;
const square = (name: string): number =>
  'abcdefghijkl'.indexOf(name.charAt(0)) + (Number(name.charAt(1)) - 1) * 12;

/** A run by the names of its squares, `a3-a2`; or a cell turned up and what it showed, `f2=S`. */
const turn = (text: string): Turn<ToyMove> => {
  const [flip = '', drawn] = text.split('=');
  if (drawn !== undefined) return { move: { flip: square(flip) }, drawn };
  const [from = 0, ...legs] = text.split('-').map(square);
  return { move: { from, legs } };
};

const begun = (): GameRecord => emptyRecord('toy', toyStart);
const add = (record: GameRecord, parent: number, text: string): GameRecord =>
  append(record, parent, turn(text)).record;

/** Three ways to begin; the first goes on for two turns: 0 – 1 – 2 – 3, 0 – 4, 0 – 5. */
const branched = (): GameRecord =>
  (
    [
      [0, 'a3-a2'],
      [1, 'a1-b1'],
      [2, 'f2=S'],
      [0, 'b3-b2'],
      [0, 'f2=r'],
    ] as const
  ).reduce((record, [parent, text]) => add(record, parent, text), begun());

const childrenOf = (record: GameRecord, id: number) => nodeAt(record, id).children;
const draw = { winner: null, by: 'truce' } as const;
const win = { winner: 0, by: 'no-piece' } as const;

describe('a turn that is made', () => {
  test('is the last child of the one before it, and leaves the record before as it was', () => {
    const before = begun();
    const { record, id } = append(before, 0, turn('a3-a2'), { comment: 'slow', spentMs: 900 });
    expect(id).toBe(1);
    expect(nodeAt(record, 1)).toEqual({
      id: 1,
      parent: 0,
      children: [],
      turn: turn('a3-a2'),
      comment: 'slow',
      spentMs: 900,
    });
    expect(childrenOf(record, 0)).toEqual([1]);
    expect(before).toEqual(begun());
  });

  test('beside another is a variation of it, in the order of making', () => {
    expect(childrenOf(branched(), 0)).toEqual([1, 4, 5]);
  });

  test('cannot hang on what the record never had', () => {
    expect(() => add(begun(), 7, 'a3-a2')).toThrow('no node 7');
  });
});

describe('the way to a node', () => {
  test('goes through all before it, and counts turns, not nodes', () => {
    const record = branched();
    expect(pathTo(record, 3)).toEqual([0, 1, 2, 3]);
    expect(pathTo(record, 5)).toEqual([0, 5]);
    expect([0, 3, 5].map((id) => plyOf(record, id))).toEqual([0, 3, 1]);
  });

  test('is played with what was drawn on it, whatever another line drew', () => {
    const record = branched();
    const cellAt = (id: number) =>
      (lineTo(game, record, id).position as ToyPosition).cells[square('f2')];
    expect([2, 3, 4, 5].map(cellAt)).toEqual(['?', 'S', '?', 'r']);
    expect(lineTo(game, record, 3)).toBe(lineTo(game, record, 3));
    expect(lineTo(game, add(record, 3, 'a2-a3'), 3)).toBe(lineTo(game, record, 3));
  });
});

describe('a variation that is promoted', () => {
  test('becomes the line that was played; the others keep their order and their turns', () => {
    const record = makeFirstChild(branched(), 5);
    expect(childrenOf(record, 0)).toEqual([5, 1, 4]);
    expect([1, 3, 4, 5].filter((id) => onMainLine(record, id))).toEqual([5]);
    expect(endOfLine(record, 0)).toBe(5);
    expect(endOfLine(record, 1)).toBe(3);
  });

  test('is what it was when it was the first already, and the root cannot be promoted', () => {
    const record = branched();
    expect(makeFirstChild(record, 1)).toEqual(record);
    expect(makeFirstChild(record, 0)).toBe(record);
    expect(onMainLine(record, 3)).toBe(true);
  });

  test('inside another variation changes that one alone', () => {
    const record = makeFirstChild(add(add(branched(), 4, 'a1-b1'), 4, 'c1-c2'), 7);
    expect(childrenOf(record, 4)).toEqual([7, 6]);
    expect(childrenOf(record, 0)).toEqual([1, 4, 5]);
    expect(onMainLine(record, 7)).toBe(false);
  });
});

describe('an ending', () => {
  test('is the record’s own if its line was played', () => {
    const record = endLine(branched(), 3, win);
    expect(record.ending).toEqual(win);
    expect(nodeAt(record, 3).ending).toBeUndefined();
    expect(endLine(record, 3, null)).toEqual(branched());
  });

  test('stands at the end of its line if that is a variation, and does not become the game’s', () => {
    const record = endLine(endLine(branched(), 3, win), 5, draw);
    expect(nodeAt(record, 5).ending).toEqual(draw);
    expect(record.ending).toEqual(win);
    expect(nodeAt(endLine(record, 5, null), 5)).toEqual(nodeAt(branched(), 5));
  });

  test('stands also at its node if moves that were taken back go on from there', () => {
    const record = endLine(branched(), 1, draw);
    expect(record.ending).toEqual(draw);
    expect(nodeAt(record, 1).ending).toEqual(draw);
    expect(endLine(record, 1, null)).toEqual(branched());
  });
});
