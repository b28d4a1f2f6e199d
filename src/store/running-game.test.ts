import { beforeEach, expect, test } from 'vitest';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { shogi } from '#games/shogi/game.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import type { Game } from '#kernel/game.ts';
import { portsWith } from '../../tests/ports.ts';
import { pick } from './commands.ts';
import { answer } from './referee.ts';
import {
  answersOf,
  changePeople,
  chosenClock,
  comingClock,
  proposeClock,
  whyNotProposeClock,
} from './running-game.ts';
import { beginSetUp, firstSetUp, noClock, type SetUp } from './set-up.ts';
import { playAgain } from './sittings.ts';
import { createTable, freshSitting, type Table } from './table.ts';

const game: Game = shogi;
let table: Table;

beforeEach(() => {
  const ports = portsWith({ now: () => 1_000 });
  table = createTable(shogiPack, ports, freshSitting(game, ports, handicaps.even));
});

const sitting = () => table.store.getState().sitting;
const begin = (patch: Partial<SetUp> = {}) =>
  beginSetUp(table, shogiAgreement, {
    ...firstSetUp(shogiAgreement),
    names: ['Ana', 'Ben'],
    ...patch,
  });
const answers = () => answersOf(shogiAgreement, sitting());
const change = (patch: Partial<SetUp>) => changePeople(table, { ...answers(), ...patch });
const moveOnce = (from: number, to: number) => {
  pick(table, { at: 'square', square: from });
  pick(table, { at: 'square', square: to });
};
const fischer: SetUp['clocks'][0] = { ...noClock, kind: 'fischer' };

test.each([
  { clocks: [noClock, noClock] },
  { clocks: [fischer, fischer] },
  { clocks: [{ ...noClock, kind: 'koryo', periods: 7 }, fischer], sameClock: false },
  { clocks: [{ ...noClock, kind: 'move' }, noClock], sameClock: false, seatZero: 1 },
  {
    clocks: [
      { ...noClock, kind: 'byoyomi', periods: 3 },
      { ...noClock, kind: 'canadian' },
    ],
    sameClock: false,
  },
] as const satisfies readonly Partial<SetUp>[])(
  'a game that was begun is asked about with its own answers, and these give the same clock: %#',
  (patch) => {
    begin(patch);
    expect(answers().names).toEqual(['Ana', 'Ben']);
    const { refereeState } = sitting().match;
    expect(chosenClock(sitting(), answers())).toEqual(refereeState?.terms.clock ?? null);
    expect(whyNotProposeClock(table, sitting(), 0, chosenClock(sitting(), answers()))).toBe('same');
  },
);

test('names go with the people, also where the first of them has the second move', () => {
  begin({ seatZero: 1 });
  expect(sitting().match.record.players).toEqual(['Ben', 'Ana']);
  change({ names: ['Ana María ', 'Ben'] });
  expect(sitting().match.record.players).toEqual(['Ben', 'Ana María']);
  expect(sitting().match.record.nodes).toHaveLength(1);
});

test('seats change at any time, and the board turns to the people', () => {
  begin({ seatZero: 1 });
  change({ how: 'face' });
  expect(sitting().flipped).toBe(true);
  expect(sitting().seating?.how).toBe('face');
  moveOnce(56, 47);
  change({ how: 'pass', cover: true });
  expect(sitting().seating).toMatchObject({ how: 'pass', cover: true });
  // Gote is to move and sits below.
  expect(sitting().flipped).toBe(true);
});

test('in a second tab nothing is changed', () => {
  begin();
  table.store.setState({ elsewhere: true });
  const before = sitting();
  change({ how: 'face', names: ['Cy', 'Di'] });
  expect(sitting()).toBe(before);
  expect(whyNotProposeClock(table, before, 0, null)).toBe('elsewhere');
});

test('the rematch has the seats and the clock that were agreed on last', () => {
  begin();
  change({ how: 'face' });
  const wanted = chosenClock(sitting(), { ...answers(), clocks: [fischer, fischer] });
  proposeClock(table, 0, { controls: wanted, words: 'Fischer' });
  answer(table, 1, true);
  expect(comingClock(sitting())).toEqual(wanted);
  playAgain(table, shogiAgreement);
  expect(sitting().seating?.how).toBe('face');
  const { refereeState } = sitting().match;
  expect(refereeState?.terms.clock).toEqual(wanted);
  expect(refereeState?.clock?.sinceMs).toBe(1_000);
  expect(comingClock(sitting())).toBeUndefined();
});

test.each([
  ['its results change the handicap', { ladder: true }],
  ['fouls lose it', { strictness: 'strict' }],
] as const)('a game counts where %s, and its clock stays', (_, patch) => {
  begin(patch);
  expect(whyNotProposeClock(table, sitting(), 0, null)).toBe('counts');
});
