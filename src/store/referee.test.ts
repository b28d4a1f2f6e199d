import { expect, test } from 'vitest';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { shogi } from '#games/shogi/game.ts';
import type { Pick } from '#kernel/game.ts';
import { TOUCHED } from '#match/fouls.ts';
import {
  at,
  even,
  inHand,
  matchOn,
  minute,
  pinnedGold,
  sit,
  tap,
} from '../../tests/refereed-table.ts';
import { sq } from '../../tests/table.ts';
import { enter, pick, resign, takeBack } from './commands.ts';
import { viewNode } from './navigation.ts';
import { answer, call, claim, goOn, leave, offer, tick } from './referee.ts';
import { nextPicks } from './selectors.ts';
import { newSeries } from './series.ts';
import { newGame, playAgain, undoRemoval } from './sittings.ts';

const mateByPawn = 'ln2R2gk/1r1g5/p1npp1p1G/2p3B2/9/P1P1P4/1P1P1PP2/2GS5/LNK4NL b SPbsp 1';
const pinnedKnight = '4r4/9/9/9/9/9/4N4/9/4K3k b G 1';

test('teach explains an illegal attempt and casual only names it; nothing is played', () => {
  for (const [strictness, drawn] of [
    ['teach', true],
    ['casual', false],
  ] as const) {
    const { table } = sit({ strictness });
    tap(table, '2h', '2d');
    const { refused } = table.store.getState();
    expect(refused?.refusal.rule).toBe('blocked');
    expect((refused?.refusal.evidence.length ?? 0) > 0).toBe(drawn);
    expect(matchOn(table).head).toBe(0);
  }
});

test.each(['casual', 'claim', 'strict', 'retry-same', 'retry-any'] as const)(
  '%s: a piece without a legal move is taken up like any other, and its secret kept',
  (strictness) => {
    const { table } = sit({ strictness }, pinnedKnight);
    tap(table, '5g');
    expect(table.store.getState().selection.picked).toEqual([at('5g')]);
    expect(table.store.getState().refused).toBeNull();
    // Also instead of another, and in hand.
    for (const one of [at('5i'), at('5g'), inHand('gold'), at('5g')]) {
      pick(table, one);
      expect(table.store.getState().selection.picked).toEqual([one]);
    }
  },
);

test('teach: a piece without a legal move is taken up and explained immediately, also after another was', () => {
  const { table } = sit({ strictness: 'teach' }, pinnedKnight);
  tap(table, '5g');
  const { refused, selection } = table.store.getState();
  expect(refused?.refusal).toMatchObject({ rule: 'pinned' });
  expect(refused?.refusal.evidence.length).toBeGreaterThan(0);
  expect(selection.picked).toEqual([at('5g')]);
  tap(table, '5i', '5g');
  expect(table.store.getState().selection.picked).toEqual([at('5g')]);
  expect(table.store.getState().refused).toMatchObject({ asks: true, refusal: { rule: 'pinned' } });
  tap(table, '4e');
  expect(table.store.getState().refused).toMatchObject({
    asks: false,
    picks: [at('5g'), at('4e')],
    refusal: { rule: 'pinned' },
  });
  expect(matchOn(table).record.nodes).toHaveLength(1);
});

test.each(['teach', 'casual', 'claim', 'strict', 'retry-same', 'retry-any'] as const)(
  '%s: a piece that its own pieces wall in is taken up with its reason, and where it cannot go costs nothing',
  (strictness) => {
    const { table } = sit({ strictness });
    tap(table, '7g', '8h');
    expect(table.store.getState().selection.picked).toEqual([at('8h')]);
    expect(table.store.getState().refused).toMatchObject({
      asks: true,
      refusal: { rule: 'own-piece', class: 'slip' },
    });
    tap(table, '5e');
    expect(table.store.getState().refused).toMatchObject({ asks: false });
    expect(table.store.getState().selection.picked).toEqual([at('8h')]);
    tap(table, '8h');
    expect(table.store.getState()).toMatchObject({ refused: null, selection: { picked: [] } });
    expect(matchOn(table).record.nodes).toHaveLength(1);
  },
);

test('retry-same: no other piece is taken up, also none that has no move', () => {
  const { table } = sit({ strictness: 'retry-same' }, '4r4/9/9/9/9/9/4G4/9/LN2K3k b - 1');
  tap(table, '5g', '4g');
  tap(table, '8i');
  expect(table.store.getState().selection.picked).toEqual([]);
  expect(table.store.getState().refused?.refusal.rule).toBe(TOUCHED);
});

test('casual: a piece of the other side is named immediately, and a press beside an open choice closes it', () => {
  const { table } = sit({ strictness: 'casual' });
  tap(table, '3c');
  expect(table.store.getState().refused?.refusal.rule).toBe('not-your-turn');
  expect(table.store.getState().selection.picked).toEqual([]);
  tap(table, '7g', '7f', '3c', '3d', '8h', '2b', '5e');
  expect(table.store.getState().selection.picked).toEqual([at('8h')]);
  expect(table.store.getState().refused).toBeNull();
});

test('strict: a foul loses immediately', () => {
  const { table } = sit({ strictness: 'strict' }, pinnedGold);
  tap(table, '5g', '4g');
  expect(matchOn(table).outcome).toEqual({ winner: 1, by: 'foul', next: 'over' });
});

test.each<readonly [slip: string, picks: readonly Pick[], left: readonly Pick[]]>([
  ['an empty square', [at('5e')], []],
  ['an empty hand', [inHand('gold')], []],
  ['a choice between nothing', [{ at: 'choice', choice: 'promote' }], []],
  ['a drop on another piece', [inHand('pawn'), at('5a')], [inHand('pawn')]],
  ['another piece of one’s own', [at('5i'), at('4h')], [at('4h')]],
])('a slip of the finger is no foul: %s', (_, pressed, left) => {
  const { table } = sit({ strictness: 'strict' }, '4k4/9/9/9/9/9/9/5S3/4K4 b P 1');
  for (const one of pressed) pick(table, one);
  expect(table.store.getState().selection.picked).toEqual(left);
  expect(matchOn(table).record.nodes).toHaveLength(1);
});

test.each<readonly [foul: string, sfen: string, picks: readonly Pick[]]>([
  ['a second pawn on a file', '4k4/9/9/9/9/9/4P4/9/4K4 b P 1', [inHand('pawn'), at('5d')]],
  ['a knight that could never move', '4k4/9/9/9/9/9/9/9/4K4 b N 1', [inHand('knight'), at('3b')]],
  ['a pawn that mates by its drop', mateByPawn, [inHand('pawn'), at('1b')]],
  ['a piece without a legal move', pinnedKnight, [at('5g'), at('4e')]],
  ['a pinned piece', '4r4/9/9/9/9/9/4G4/9/4K3k b - 1', [at('5g'), at('4g')]],
  ['a check left standing', '4r4/9/9/9/9/9/9/9/4K3k b G 1', [inHand('gold'), at('1e')]],
  ['a king that steps into check', '3r1k3/9/9/9/9/9/9/9/4K4 b - 1', [at('5i'), at('6i')]],
])('claim and strict: %s is an attempt that can be made', (_, sfen, picks) => {
  for (const strictness of ['claim', 'strict'] as const) {
    const { table } = sit({ strictness }, sfen);
    for (const one of picks) pick(table, one);
    expect(matchOn(table).record.nodes[1]?.illegal).toBe(true);
    // A mate leaves no move to answer with, so the foul cannot stand.
    const ends = strictness === 'strict' || sfen === mateByPawn;
    expect(matchOn(table).outcome?.by).toBe(ends ? 'foul' : undefined);
  }
});

test('a foul that is typed is a foul as well', () => {
  const { table } = sit({ strictness: 'strict' }, pinnedGold);
  const move = { from: sq('5g'), to: sq('4g'), promote: false };
  enter(table, move);
  expect(matchOn(table).outcome?.by).toBe('foul');
});

test('claim: the foul stands on the board, and the other side calls it', () => {
  const { table } = sit({ strictness: 'claim' }, pinnedGold);
  tap(table, '5g', '4g');
  expect(matchOn(table).head).toBe(1);
  call(table, 1);
  expect(matchOn(table).outcome?.by).toBe('foul');
});

test('claim: a king left to be taken is taken, and that calls the foul', () => {
  const { table } = sit({ strictness: 'claim' }, '4k4/9/9/9/9/9/9/4R4/4K4 w - 1');
  tap(table, '5a', '5b');
  expect(matchOn(table).head).toBe(1);
  tap(table, '5h', '5b');
  pick(table, { at: 'choice', choice: 'promote' });
  expect(matchOn(table).outcome).toEqual({ winner: 0, by: 'foul', next: 'over' });
});

test('the flag falls when the time is up, though no player moves', () => {
  const { table, at: time } = sit({ clock: [minute, minute] });
  time.ms = 59_999;
  tick(table);
  expect(matchOn(table).outcome).toBeNull();
  time.ms = 60_000;
  tick(table);
  expect(matchOn(table).outcome).toEqual({ winner: 1, by: 'timeout', next: 'over' });
});

test('a player who looks back in a sitting with a clock cannot play there', () => {
  const { table } = sit({ clock: [minute, minute] });
  tap(table, '7g', '7f', '3c', '3d');
  viewNode(table, 1);
  expect(nextPicks(shogi, table.store.getState().sitting, [])).toEqual([]);
  tap(table, '8c', '8d');
  expect(matchOn(table).head).toBe(2);
});

test('a pause is agreed on, and nothing is played until both go on', () => {
  const { table, at: time } = sit({ clock: [minute, minute] });
  offer(table, 0, 'pause');
  answer(table, 1, true);
  time.ms = 500_000;
  tap(table, '7g', '7f');
  expect(matchOn(table).head).toBe(0);
  goOn(table);
  tap(table, '7g', '7f');
  expect(matchOn(table).head).toBe(1);
});

test('leaving the page stops the clock', () => {
  const { table, at: time } = sit({ clock: [minute, minute] });
  time.ms = 5_000;
  leave(table);
  time.ms = 500_000;
  tick(table);
  expect(matchOn(table).outcome).toBeNull();
  expect(matchOn(table).refereeState?.paused).toBe('left');
});

test('where takebacks are asked for, the button asks', () => {
  const { table } = sit({ takebacks: 'ask' });
  tap(table, '7g', '7f');
  takeBack(table);
  expect(matchOn(table).head).toBe(1);
  answer(table, 1, true);
  expect(matchOn(table).head).toBe(0);
});

test('a replay swaps colours, keeps the terms and goes on with what the clocks have left', () => {
  const { table, at: time } = sit({ clock: [minute, minute], agreedDraw: true });
  time.ms = 20_000;
  for (let i = 0; i < 3; i++) tap(table, '2h', '3h', '8b', '7b', '3h', '2h', '7b', '8b');
  expect(matchOn(table).outcome).toEqual({ winner: null, by: 'sennichite', next: 'replay' });
  playAgain(table, shogiAgreement);
  const { refereeState, outcome } = matchOn(table);
  expect(outcome).toBeNull();
  expect(refereeState?.terms.agreedDraw).toBe(true);
  expect(refereeState?.clock?.left.map(({ mainMs }) => mainMs)).toEqual([60_000, 40_000]);
  expect(table.store.getState().sitting.series?.score).toEqual([0, 0]);
});

test('a replay has full clocks where the terms say so', () => {
  const { table, at: time } = sit({ clock: [minute, minute], replayClock: 'fresh' });
  time.ms = 20_000;
  for (let i = 0; i < 3; i++) tap(table, '2h', '3h', '8b', '7b', '3h', '2h', '7b', '8b');
  playAgain(table, shogiAgreement);
  expect(matchOn(table).refereeState?.clock?.left.map(({ mainMs }) => mainMs)).toEqual([
    60_000, 60_000,
  ]);
});

test('a series counts a win for the one who won, wherever they sit next', () => {
  const { table } = sit({ strictness: 'strict' });
  resign(table, 0);
  playAgain(table, shogiAgreement);
  // Gote won, and has sente now.
  expect(table.store.getState().sitting.series?.score).toEqual([1, 0]);
});

test('on the ladder the winner of an even game gives a lance in the next, and less again when beaten', () => {
  const { table } = sit({ strictness: 'strict' });
  const { store } = table;
  store.setState(({ sitting }) => ({ sitting: { ...sitting, series: newSeries(true) } }));
  // Gote wins, and gives a lance: uwate, as seat 1, and first to move.
  resign(table, 0);
  playAgain(table, shogiAgreement);
  expect(matchOn(table).record.setup).toContain('lnsgkgsn1/1r5b1');
  expect(shogi.turn(shogi.start(matchOn(table).record.setup))).toBe(1);
  expect(store.getState().sitting.series?.score).toEqual([0, 1]);
  // Uwate loses: the next game is even again.
  resign(table, 1);
  expect(matchOn(table).outcome?.winner).toBe(0);
  playAgain(table, shogiAgreement);
  expect(matchOn(table).record.setup).toBe(even);
  expect(store.getState().sitting.series?.games).toHaveLength(2);
});

test('a game with a clock that is set aside stands still, and asks to go on when it is brought back', () => {
  const { table, at: time } = sit({ clock: [minute, minute] });
  tap(table, '7g', '7f');
  time.ms = 10_000;
  newGame(table, even);
  time.ms = 900_000;
  undoRemoval(table);
  expect(matchOn(table).refereeState?.paused).toBe('aside');
  goOn(table);
  expect(matchOn(table).outcome).toBeNull();
  expect(matchOn(table).refereeState?.clock?.spentMs).toBe(10_000);
});

test('a declaration needs no agreement beforehand', () => {
  const { table } = sit({}, '+R3K3+R/+P+P+P+P1+P+P+P+P/9/9/9/9/9/9/4k4 b 2B3P4g4s4n4l7p 1');
  table.store.setState(({ sitting }) => {
    const { refereeState: _, ...free } = sitting.match;
    return { sitting: { ...sitting, match: free } };
  });
  claim(table, 0, 'declaration');
  expect(matchOn(table).outcome).toEqual({ winner: 0, by: 'declaration', next: 'over' });
});
