import { describe, expect, test } from 'vitest';
import { readSitting } from '#effects/storage/sitting-read.ts';
import { writeSitting } from '#effects/storage/sitting-write.ts';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import type { Proposal, Terms } from '#match/terms.ts';
import {
  at,
  even,
  isChoosing,
  matchOn,
  minute,
  sit,
  sittingOn,
  tap,
} from '../../tests/refereed-table.ts';
import { pick, redo, resign, takeBack } from './commands.ts';
import { returnToGame, step, viewNode } from './navigation.ts';
import { answer, goOn, leave, offer } from './referee.ts';
import { mayMove } from './selectors.ts';
import { seriesAfter } from './series.ts';
import { playAgain } from './sittings.ts';
import { createTable, type Table } from './table.ts';
import { whyNotRedo, whyNotResign, whyNotTakeBack } from './why-not.ts';

const clocks: Partial<Terms> = { clock: [minute, minute] };

/** The same game on another table: what a reload finds. */
const reloaded = (table: Table): Table => {
  const stored = JSON.parse(JSON.stringify(writeSitting(shogi, sittingOn(table))));
  const sitting = readSitting(shogiPack, stored);
  if (sitting === undefined) throw new Error('the game cannot be read again');
  return createTable(shogiPack, table.ports, sitting);
};

const whyNot = (table: Table, seat: 0 | 1) =>
  whyNotTakeBack(shogi, sittingOn(table), seat, table.store.getState());

describe('the player asking for a move back', () => {
  test('is the one who pressed, and only the other agrees', () => {
    const { table } = sit({ takebacks: 'ask' });
    tap(table, '7g', '7f', '3c', '3d', '2g', '2f');
    takeBack(table, 1);
    expect(matchOn(table).refereeState?.offer).toEqual({ seat: 1, what: 'takeback' });
    answer(table, 1, true);
    expect(matchOn(table).head).toBe(3);
    takeBack(table, 1);
    answer(table, 0, true);
    // Gote's own last move is gone, and sente's reply with it.
    expect(matchOn(table).head).toBe(1);
  });

  test('is the one who has just moved where no seat is named', () => {
    const { table } = sit({ takebacks: 'ask' });
    tap(table, '7g', '7f', '3c', '3d');
    takeBack(table);
    expect(matchOn(table).refereeState?.offer).toEqual({ seat: 1, what: 'takeback' });
    answer(table, 0, true);
    expect(matchOn(table).head).toBe(1);
  });

  test('may have no move to ask for, be waiting, or have been declined', () => {
    const { table } = sit({ takebacks: 'ask' });
    expect([whyNot(table, 0), whyNot(table, 1)]).toEqual(['no-move', 'no-move']);
    tap(table, '7g', '7f');
    expect([whyNot(table, 0), whyNot(table, 1)]).toEqual([null, 'no-move']);
    takeBack(table, 0);
    expect(whyNot(table, 0)).toBe('waiting');
    answer(table, 1, false);
    expect(whyNot(table, 0)).toBe('declined');
    takeBack(table, 0);
    expect(matchOn(table).refereeState?.offer).toBeNull();
    tap(table, '3c', '3d');
    expect(whyNot(table, 0)).toBeNull();
  });
});

describe.each<readonly [what: string, terms: Partial<Terms>]>([
  ['without clock', {}],
  ['with a clock', clocks],
])('%s', (_, terms) => {
  const everything: Partial<Terms> = { ...terms, takebacks: 'ask', agreedDraw: true };
  const open = (): Table => {
    const { table } = sit(everything);
    tap(table, '7g', '7f', '3c', '3d', '8h', '2b');
    expect(isChoosing(table)).toBe(true);
    return table;
  };
  const proposals: readonly Proposal[] = [
    'draw',
    'adjourn',
    'takeback',
    ...(terms.clock ? (['pause'] as const) : []),
  ];

  test.each(proposals)(
    'a proposal of the other side (%s) leaves the open card alone, and so does its answer',
    (what) => {
      const table = open();
      offer(table, 1, what);
      expect(matchOn(table).refereeState?.offer?.what).toBe(what);
      expect(isChoosing(table)).toBe(true);
      answer(table, 1, false);
      expect(isChoosing(table)).toBe(true);
      offer(table, 1, what);
      answer(table, 0, false);
      expect(isChoosing(table)).toBe(true);
      pick(table, { at: 'choice', choice: 'promote' });
      expect(matchOn(table).head).toBe(3);
    },
  );

  test('a refusal that is being explained stays, and so does the position a player looks at', () => {
    const { table } = sit(everything);
    tap(table, '7g', '7f', '3c', '3d', '2g', '2d');
    viewNode(table, 1);
    offer(table, 1, 'draw');
    expect(sittingOn(table).viewed).toBe(1);
    returnToGame(table);
    tap(table, '2g', '2d');
    answer(table, 0, false);
    expect(table.store.getState().refused?.refusal.rule).toBe('wrong-movement');
  });

  test('the card is there again after a reload and *Go on*', () => {
    const table = open();
    leave(table);
    const again = reloaded(table);
    goOn(again);
    expect(isChoosing(again)).toBe(true);
    pick(again, { at: 'choice', choice: 'keep' });
    expect(matchOn(again).head).toBe(3);
  });

  test('a takeback that is agreed to puts the piece down: the position is another', () => {
    const table = open();
    offer(table, 1, 'takeback');
    answer(table, 0, true);
    expect(sittingOn(table).picked).toEqual([]);
  });
});

test('a pause by consent leaves the chosen piece where it is', () => {
  const { table } = sit(clocks);
  tap(table, '7g');
  offer(table, 1, 'pause');
  answer(table, 0, true);
  expect(mayMove(sittingOn(table))).toBe(false);
  goOn(table);
  expect(sittingOn(table).picked).toEqual([at('7g')]);
});

describe.each(['free', 'ask', 'off'] as const)('a finished game, takebacks %s', (takebacks) => {
  const finished = (): Table => {
    const { table } = sit({ ...clocks, takebacks });
    tap(table, '7g', '7f', '3c', '3d');
    resign(table, 0);
    return table;
  };

  test('keeps its result, clocks, points and the game after it, whatever is tried in it, after a reload too', () => {
    const table = finished();
    const before = matchOn(table);
    const points = seriesAfter(sittingOn(table)).score;
    step(table, 'first');
    tap(table, '2g', '2f', '8c', '8d');
    for (const one of [table, reloaded(table)]) {
      const { match, viewed } = sittingOn(one);
      expect(match).toEqual({ ...before, record: match.record });
      expect(match.record.ending).toEqual(before.record.ending);
      expect(viewed).toBe(match.record.nodes.length - 1);
      expect(match.record.nodes).toHaveLength(5);
      expect(seriesAfter(sittingOn(one)).score).toEqual(points);
      playAgain(one, shogiAgreement);
      expect(sittingOn(one).series?.score).toEqual([1, 0]);
    }
  });

  test('a move that was played already is walked to, and no variation begins', () => {
    const table = finished();
    step(table, 'first');
    tap(table, '7g', '7f');
    expect(sittingOn(table).viewed).toBe(1);
    tap(table, '3c', '3d');
    expect(sittingOn(table).viewed).toBe(matchOn(table).head);
    expect(matchOn(table).record.nodes).toHaveLength(3);
  });

  test('is opened again only from its end, and only where moves are taken back freely', () => {
    const table = finished();
    expect(whyNot(table, 1)).toBe({ free: null, ask: 'over', off: 'agreed' }[takebacks]);
    expect(whyNotResign(shogi, sittingOn(table), table.store.getState())).toBe('over');
    step(table, 'first');
    expect(whyNot(table, 1)).toBe({ free: 'looking', ask: 'over', off: 'agreed' }[takebacks]);
    takeBack(table);
    expect(matchOn(table).outcome).not.toBeNull();
    returnToGame(table);
    takeBack(table);
    expect(matchOn(table).outcome === null).toBe(takebacks === 'free');
    expect(matchOn(table).head).toBe(2);
  });

  test('a move taken back before the end cannot be redone, and is no part of the game', () => {
    if (takebacks !== 'free') return;
    const { table } = sit({});
    tap(table, '7g', '7f', '3c', '3d');
    takeBack(table);
    resign(table, 1);
    expect(whyNotRedo(sittingOn(table), table.store.getState())).toBe('over');
    const before = matchOn(table);
    redo(table);
    expect(matchOn(table)).toBe(before);
    expect(before.record.nodes[1]?.ending).toEqual({ winner: 0, by: 'resignation' });
    takeBack(table);
    expect(matchOn(table).record.nodes[1]?.ending).toBeUndefined();
  });
});

test('a finished game without any agreement keeps its result as well', () => {
  const { table } = sit({});
  table.store.setState(({ sitting }) => {
    const { refereeState: _, ...free } = sitting.match;
    return { sitting: { ...sitting, match: free } };
  });
  tap(table, '7g', '7f');
  resign(table, 1);
  step(table, 'first');
  tap(table, '2g', '2f');
  expect(matchOn(table).outcome).toEqual({ winner: 0, by: 'resignation', next: 'over' });
  expect(sittingOn(table).viewed).toBe(2);
});

test('a mate that is tried in a finished game ends its variation and nothing else', () => {
  const { table } = sit({}, '4k4/9/4P4/9/9/9/9/9/4K4 b G 1');
  tap(table, '5i', '5h');
  resign(table, 1);
  step(table, 'first');
  pick(table, { at: 'hand', seat: 0, kind: 'gold' });
  tap(table, '5b');
  const { match } = sittingOn(table);
  expect(match.outcome?.by).toBe('resignation');
  expect(match.record.ending?.by).toBe('resignation');
  expect(match.record.nodes[2]?.ending).toEqual({ winner: 0, by: 'checkmate' });
});

test('the same buttons say why they are off: at the start, in a pause, in another tab', () => {
  const { table } = sit({ ...clocks }, even);
  const around = table.store.getState();
  expect(whyNot(table, 0)).toBe('no-move');
  expect(whyNotRedo(sittingOn(table), around)).toBe('not-undone');
  expect(whyNotRedo(sittingOn(table), { elsewhere: true })).toBe('elsewhere');
  leave(table);
  expect(whyNot(table, 0)).toBe('paused');
  expect(whyNotResign(shogi, sittingOn(table), around)).toBe('paused');
});
