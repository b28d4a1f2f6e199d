import { describe, expect, test } from 'vitest';
import { readSitting } from '#effects/storage/sitting-read.ts';
import { writeSitting } from '#effects/storage/sitting-write.ts';
import { packs } from '#games/index.ts';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { shogi } from '#games/shogi/game.ts';
import { formatKif } from '#games/shogi/notation/kif-write.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Terms } from '#match/terms.ts';
import { matchOn, minute, sit, sittingOn, tap } from '../../tests/refereed-table.ts';
import { resign, takeBack } from './commands.ts';
import { step } from './navigation.ts';
import { answer, undoResign } from './referee.ts';
import { gameInPlay } from './selectors.ts';
import { seriesAfter } from './series.ts';
import { playAgain, previewGame, replaceGame, undoRemoval } from './sittings.ts';
import { createTable, freshSitting, type Table } from './table.ts';
import { whyNotUndoResign } from './why-not.ts';

const whyNot = (table: Table) => whyNotUndoResign(shogi, sittingOn(table), table.store.getState());

/** The game as it is stored. */
const storedOf = (table: Table): object =>
  JSON.parse(JSON.stringify(writeSitting(shogi, sittingOn(table))));

/** The same game on another table: what a reload finds. */
const reloaded = (table: Table, stored: object = storedOf(table)): Table => {
  const sitting = readSitting(shogiPack, stored);
  if (sitting === undefined) throw new Error('the game cannot be read again');
  return createTable(shogiPack, table.ports, sitting);
};

/** A strict game against the clock: gote resigned at 9 s, four seconds into the second move. */
const resigned = (terms: Partial<Terms> = {}) => {
  const { table, at } = sit({
    strictness: 'strict',
    takebacks: 'off',
    clock: [minute, minute],
    ...terms,
  });
  at.ms = 5_000;
  tap(table, '7g', '7f');
  at.ms = 9_000;
  resign(table, 1);
  return { table, at };
};

describe.each<Terms['takebacks']>(['free', 'ask', 'off'])('with takebacks %s', (takebacks) => {
  test('the first press within ten seconds gives the game back, without a question', () => {
    const { table, at } = resigned({ takebacks });
    expect(whyNot(table)).toBeNull();
    at.ms = 18_999;
    undoResign(table);
    expect(matchOn(table).outcome).toBeNull();
    expect(sittingOn(table).endedAtMs).toBeUndefined();
    expect(matchOn(table).refereeState?.clock).toMatchObject({ spentMs: 4_000, sinceMs: 18_999 });
    expect(whyNot(table)).toBe('unknown');
    tap(table, '3c', '3d');
    expect(matchOn(table).head).toBe(2);
  });

  test('later the same press asks, and the other side decides', () => {
    for (const yes of [true, false]) {
      const { table, at } = resigned({ takebacks });
      at.ms = 600_000;
      expect(whyNot(table)).toBeNull();
      undoResign(table);
      expect(matchOn(table).outcome?.by).toBe('resignation');
      expect(whyNot(table)).toBe('waiting');
      answer(table, 1, true);
      // The side that asked cannot agree for the other: that withdraws the question.
      expect(matchOn(table).outcome?.by).toBe('resignation');
      expect(whyNot(table)).toBeNull();
      undoResign(table);
      answer(table, 0, yes);
      expect(matchOn(table).outcome === null).toBe(yes);
      expect(whyNot(table)).toBe(yes ? 'unknown' : 'over');
    }
  });
});

test('a player who looks back at the moves undoes the resignation from there as well', () => {
  const { table } = resigned();
  step(table, 'first');
  undoResign(table);
  expect(sittingOn(table).viewed).toBeNull();
  expect(matchOn(table).outcome).toBeNull();
});

test('in another tab nothing is undone', () => {
  const { table } = resigned();
  table.store.setState({ elsewhere: true });
  expect(whyNot(table)).toBe('elsewhere');
  undoResign(table);
  expect(matchOn(table).outcome?.by).toBe('resignation');
});

describe('after a reload', () => {
  test('within the ten seconds it is undone alone, and later by consent', () => {
    for (const [ms, alone] of [
      [18_999, true],
      [19_000, false],
    ] as const) {
      const { table, at } = resigned();
      const again = reloaded(table);
      at.ms = ms;
      undoResign(again);
      expect(matchOn(again).outcome === null).toBe(alone);
      // The question waits through another reload.
      const other = reloaded(again);
      if (!alone) answer(other, 0, true);
      expect(matchOn(other).outcome).toBeNull();
      expect(matchOn(other).head).toBe(1);
    }
  });

  test('a game that an earlier version has stored says that nothing can be undone, and its result stands', () => {
    const { table } = resigned();
    const { resigned: _, ...earlier } = { resigned: null, ...storedOf(table) };
    const again = reloaded(table, earlier);
    expect(matchOn(again).outcome?.by).toBe('resignation');
    expect(whyNot(again)).toBe('unknown');
  });

  test('a stored resignation that is damaged leaves the game and its result', () => {
    const { table } = resigned();
    const again = reloaded(table, { ...storedOf(table), resigned: { atMs: 'soon' } });
    expect(matchOn(again).outcome?.by).toBe('resignation');
    expect(whyNot(again)).toBe('unknown');
  });
});

test('the game goes on to its next end, and is stored and written as any other', () => {
  const { table, at } = resigned();
  at.ms = 12_000;
  undoResign(table);
  at.ms = 14_000;
  tap(table, '3c', '3d');
  resign(table, 0);
  const { record } = matchOn(reloaded(table));
  expect(record.ending).toEqual({ winner: 1, by: 'resignation', spentMs: 0 });
  expect(record.nodes.map((node) => node?.spentMs)).toEqual([null, 5_000, 6_000]);
  const kif = formatKif(record as never);
  expect(kif).toContain('   2 ３四歩(33)');
  expect(kif).toContain('まで2手で後手の勝ち');
  expect(kif.match(/投了/g)).toHaveLength(1);
});

describe('the score of a match', () => {
  test('follows: the point is gone while the game goes on', () => {
    const { table, at } = resigned();
    expect(seriesAfter(sittingOn(table)).score).toEqual([1, 0]);
    at.ms = 10_000;
    undoResign(table);
    expect(seriesAfter(sittingOn(table)).score).toEqual([0, 0]);
    resign(table, 0);
    expect(seriesAfter(sittingOn(table)).score).toEqual([0, 1]);
  });

  test('stands with the rematch, also when the game before it is brought back', () => {
    const { table } = resigned();
    playAgain(table, shogiAgreement);
    expect(sittingOn(table).series?.score).toEqual([0, 1]);
    expect(whyNot(table)).toBe('unknown');
    undoRemoval(table);
    expect(matchOn(table).outcome?.by).toBe('resignation');
    expect(whyNot(table)).toBe('unknown');
    undoResign(table);
    expect(matchOn(table).outcome?.by).toBe('resignation');
  });

  test('stands with a new game that was chosen while another game was shown', async () => {
    const { table } = resigned();
    await previewGame(table, packs, 'xiangqi');
    const { ports } = table;
    replaceGame(table, freshSitting(shogi, ports, matchOn(table).record.setup), 'new-game');
    undoRemoval(table);
    expect(gameInPlay(table.store.getState()).sitting.match.outcome?.by).toBe('resignation');
    expect(whyNot(table)).toBe('unknown');
  });
});

test('where moves are taken back at will, Take back reopens the game as before', () => {
  const { table, at } = resigned({ takebacks: 'free' });
  at.ms = 600_000;
  undoResign(table);
  takeBack(table);
  expect(matchOn(table).outcome).toBeNull();
  expect(matchOn(table).refereeState?.offer).toBeNull();
});
