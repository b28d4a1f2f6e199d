import { describe, expect, test } from 'vitest';
import { shogi } from '#games/shogi/game.ts';
import { parseUsi } from '#games/shogi/notation/usi.ts';
import type { Strictness } from '#match/terms.ts';
import {
  at,
  inHand,
  matchOn,
  minute,
  pinnedGold,
  sit,
  sittingOn,
  tap,
} from '../../tests/refereed-table.ts';
import { sq } from '../../tests/table.ts';
import { enter, pick, resign, takeBack } from './commands.ts';
import { viewNode } from './navigation.ts';
import { answer, callOffSealing, offer } from './referee.ts';
import { explains } from './selectors.ts';
import { newGame } from './sittings.ts';
import type { Table } from './table.ts';

const all: readonly Strictness[] = [
  'teach',
  'casual',
  'claim',
  'strict',
  'retry-same',
  'retry-any',
];
const refusedOn = ({ store }: Table) => store.getState().refused?.refusal;

/** Types a move as USI. */
const type = (table: Table, usi: string): void => {
  const position = shogi.start(pinnedGold);
  const move = parseUsi(usi, position);
  if (!move.ok) throw new Error(usi);
  enter(table, move.value);
};

describe.each(all)('%s', (strictness) => {
  test.each([
    ['a move its piece does not make', () => ['5g', '5e'], 'wrong-movement'],
    ['a piece jumped over', () => ['2i', '8i'], 'blocked'],
    ['a piece of the other side', () => ['5a'], 'not-your-turn'],
    ['an empty square', () => ['3c'], 'empty-square'],
  ])('a slip is refused, and costs nobody the game or time: %s', (_, squares, rule) => {
    const { table } = sit({ strictness, clock: [minute, minute] }, pinnedGold);
    const before = matchOn(table);
    tap(table, ...squares());
    expect(refusedOn(table)).toMatchObject({ rule, class: 'slip' });
    expect(matchOn(table)).toBe(before);
  });

  test('an enemy piece is not taken up, so a tap of an own piece after it takes that one up', () => {
    const { table } = sit({ strictness }, pinnedGold);
    tap(table, '1a', '5g');
    expect(sittingOn(table).picked).toEqual([at('5g')]);
    pick(table, inHand('pawn', 1));
    expect(matchOn(table).record.nodes).toHaveLength(1);
  });

  test('a slip that is typed is refused as well', () => {
    const { table } = sit({ strictness }, pinnedGold);
    for (const usi of ['5a5b', '5g5e', '1a1b']) {
      type(table, usi);
      expect(refusedOn(table)?.class).toBe('slip');
    }
    expect(matchOn(table).record.nodes).toHaveLength(1);
  });

  test('a foul pressed while looking back in the game is not played, and is not named as one there', () => {
    const { table } = sit({ strictness }, pinnedGold);
    tap(table, '2i', '2h', '1a', '1b');
    const before = matchOn(table);
    viewNode(table, 0);
    tap(table, '5g', '4g');
    expect(refusedOn(table)).toBeUndefined();
    expect(matchOn(table)).toBe(before);
    expect(sittingOn(table)).toMatchObject({ viewed: 0, picked: [] });
  });

  test('a foul tried in a game that is over is explained, and the result stays', () => {
    const { table } = sit({ strictness, clock: [minute, minute] }, pinnedGold);
    tap(table, '2i', '2h');
    resign(table, 1);
    const before = matchOn(table);
    viewNode(table, 0);
    tap(table, '5g', '4g');
    expect(refusedOn(table)?.rule).toBe('pinned');
    expect(matchOn(table)).toBe(before);
    expect(sittingOn(table).viewed).toBe(0);
  });

  test('a foul tried while a move is sealed is refused in words, nothing is drawn, and nothing lost', () => {
    const { table } = sit({ strictness }, pinnedGold);
    offer(table, 1, 'adjourn');
    answer(table, 0, true);
    const before = matchOn(table);
    tap(table, '5g', '4g');
    expect(refusedOn(table)).toMatchObject({ rule: 'pinned', evidence: [] });
    expect(explains(sittingOn(table))).toBe(false);
    expect(matchOn(table)).toBe(before);
    callOffSealing(table, 0);
    // It is still in hand.
    tap(table, '5f');
    expect(matchOn(table).head).toBe(1);
  });
});

test('a foul tried while looking back in free play is explained, and the piece may go where it can', () => {
  const { table } = sit({}, pinnedGold);
  newGame(table, pinnedGold);
  tap(table, '2i', '2h', '1a', '1b');
  const before = matchOn(table);
  viewNode(table, 0);
  tap(table, '5g', '4g');
  expect(refusedOn(table)).toMatchObject({ rule: 'pinned', class: 'foul' });
  expect(refusedOn(table)?.evidence).not.toEqual([]);
  expect(matchOn(table)).toBe(before);
  expect(sittingOn(table).viewed).toBe(0);
  tap(table, '5f');
  expect(matchOn(table).record.nodes).toHaveLength(4);
  expect(matchOn(table).outcome).toBeNull();
});

test('a foul is not asked whether it promotes: the piece is put down as it is', () => {
  const { table } = sit({ strictness: 'strict' }, '4r3k/9/4R4/9/9/9/9/9/4K4 b - 1');
  tap(table, '5c', '4c');
  expect(matchOn(table).outcome).toEqual({ winner: 1, by: 'foul', next: 'over' });
  expect(matchOn(table).record.nodes[1]?.turn?.move).toEqual({
    from: sq('5c'),
    to: sq('4c'),
    promote: false,
  });
});

test('where the board is locked while a player looks back, a foul cannot even be tried', () => {
  const { table } = sit({ strictness: 'strict', clock: [minute, minute] }, pinnedGold);
  tap(table, '2i', '2h', '1a', '1b');
  const before = matchOn(table);
  viewNode(table, 0);
  tap(table, '5g', '4g');
  expect(matchOn(table)).toBe(before);
  expect(refusedOn(table)).toBeUndefined();
});

describe('after a foul the same piece must be moved', () => {
  test('touching another piece says so, and which was touched; it stays so after a second foul', () => {
    const { table } = sit({ strictness: 'retry-same' }, pinnedGold);
    tap(table, '5g', '4g');
    tap(table, '2i');
    expect(refusedOn(table)).toMatchObject({
      rule: 'touched-piece',
      class: 'slip',
      evidence: [{ show: 'square', square: sq('5g'), as: 'cause' }],
    });
    expect(sittingOn(table).picked).toEqual([]);
    pick(table, inHand('pawn'));
    expect(refusedOn(table)?.rule).toBe('touched-piece');
    tap(table, '5g', '6g');
    tap(table, '2i', '2h');
    expect(matchOn(table).head).toBe(0);
    tap(table, '5g', '5f');
    expect(matchOn(table).head).toBe(1);
    expect(refusedOn(table)).toBeUndefined();
  });

  test('also instead of the piece that is chosen, and typed', () => {
    const { table } = sit({ strictness: 'retry-same' }, pinnedGold);
    tap(table, '5g', '4g', '5g', '2i');
    expect(refusedOn(table)?.rule).toBe('touched-piece');
    expect(sittingOn(table).picked).toEqual([at('5g')]);
    type(table, 'P*9d');
    expect(refusedOn(table)?.rule).toBe('touched-piece');
    expect(matchOn(table).refereeState?.foul?.move).toBe('5g4g');
  });

  test('a press of the other side’s piece is refused as not that side’s turn', () => {
    const { table } = sit({ strictness: 'retry-same' }, pinnedGold);
    tap(table, '5g', '4g', '5a');
    expect(refusedOn(table)?.rule).toBe('not-your-turn');
  });

  test('looking back takes no piece up, and another game is free of it', () => {
    const { table } = sit({ strictness: 'retry-same' }, pinnedGold);
    tap(table, '2i', '2h', '1a', '1b', '5g', '4g');
    viewNode(table, 0);
    tap(table, '5i');
    expect(sittingOn(table).picked).toEqual([]);
    expect(refusedOn(table)).toBeUndefined();
    newGame(table, pinnedGold);
    tap(table, '2i', '2h');
    expect(matchOn(table).head).toBe(1);
  });

  test('a takeback lifts it with the turn', () => {
    const { table } = sit({ strictness: 'retry-same' }, pinnedGold);
    tap(table, '2i', '2h', '1a', '1b', '5g', '4g');
    takeBack(table);
    expect(matchOn(table).refereeState?.foul).toBeNull();
  });
});
