import { beforeEach, expect, test } from 'vitest';
import type { Preset } from '#games/agreement.ts';
import { shogiAgreement } from '#games/shogi/agreement.ts';
import { shogi } from '#games/shogi/game.ts';
import { withNameHeaders } from '#games/shogi/notation/players.ts';
import { shogiPack } from '#games/shogi/pack.ts';
import { handicaps } from '#games/shogi/starts.ts';
import type { Game } from '#kernel/game.ts';
import { leftAt } from '#match/clock.ts';
import { portsWith } from '../../tests/ports.ts';
import { pick } from './commands.ts';
import { clockId, presetOf, withPreset } from './presets.ts';
import { namesOf } from './selectors.ts';
import {
  beginSetUp,
  controlsOf,
  firstSetUp,
  noClock,
  type SetUp,
  seatZeroOf,
  tossTokens,
  withToss,
} from './set-up.ts';
import { undoRemoval } from './sittings.ts';
import { createTable, freshSitting, type Table } from './table.ts';

const game: Game = shogi;
const minute = 60_000;
const fresh = firstSetUp(shogiAgreement);
let table: Table;
let falls: number[];

beforeEach(() => {
  falls = [];
  const ports = portsWith({ now: () => 1_000, random: () => falls.shift() ?? 0 });
  table = createTable(shogiPack, ports, freshSitting(game, ports, handicaps.even));
});

const presetNamed = (name: string): Preset => {
  const preset = shogiAgreement.presets.find(({ id }) => id === name);
  if (preset === undefined) throw new Error(name);
  return preset;
};

const sitting = () => table.store.getState().sitting;
const agreedOn = (patch: Partial<SetUp>): SetUp => ({
  ...fresh,
  names: ['Ana', 'Ben'],
  ...patch,
});

test('the sheet offers five minutes, ten minutes, and ten with thirty seconds a move after them', () => {
  expect(shogiAgreement.clocks).toEqual([
    { kind: 'none' },
    { kind: 'main', mainMs: 5 * minute },
    { kind: 'main', mainMs: 10 * minute },
    { kind: 'byoyomi', mainMs: 10 * minute, byoyomiMs: 30_000 },
  ]);
});

test('each clock that the sheet offers has its own name: the minutes, and the seconds of each move if it has them', () => {
  expect(shogiAgreement.clocks.map(clockId)).toEqual(['none', '5', '10', '10+30']);
});

test('two people who changed nothing play the even game by the standard rules, and agree on nothing more', () => {
  beginSetUp(table, shogiAgreement, fresh);
  const { match, seating } = sitting();
  expect(match.record.setup).toBe(handicaps.even);
  expect(match.rules).toEqual({ ...game.rules, repetitionTiebreak: 'none' });
  expect(withNameHeaders(match.record).headers).toEqual([]);
  expect([match.refereeState, seating]).toEqual([undefined, undefined]);
});

test('the game before is set aside, and can be brought back', () => {
  pick(table, { at: 'square', square: 56 });
  pick(table, { at: 'square', square: 47 });
  const before = sitting();
  beginSetUp(table, shogiAgreement, fresh);
  expect(table.store.getState().removed?.what).toBe('new-game');
  undoRemoval(table);
  expect(sitting()).toBe(before);
});

test('each name goes to the side its owner has', () => {
  beginSetUp(table, shogiAgreement, agreedOn({ seatZero: 1 }));
  expect(namesOf(sitting())).toEqual(['Ben', 'Ana']);
});

test('when three pawns show their face the player who threw them is sente, when two do the other is', () => {
  const falling = (...numbers: number[]) => tossTokens(() => numbers.shift() ?? 0);
  expect(falling(0.1, 0.9, 0.2, 0.9, 0.3)).toEqual({
    up: [true, false, true, false, true],
    seatZero: 0,
  });
  expect(falling(0.1, 0.9, 0.5, 0.9, 0.3).seatZero).toBe(1);
});

test('a toss that was seen counts until a game has begun, and without one the pawns are tossed at the start', () => {
  const setUp = agreedOn({ first: 'toss' });
  expect(seatZeroOf(shogiAgreement, setUp)).toBeUndefined();
  falls = [0.9, 0.9, 0.9, 0, 0];
  const seen = withToss(setUp, () => falls.shift() ?? 0);
  expect(seen.toss.seatZero).toBe(1);
  falls = [0, 0, 0, 0, 0];
  expect(withToss(seen, () => falls.shift() ?? 0)).toEqual(seen);
  const next = beginSetUp(table, shogiAgreement, seen);
  expect(namesOf(sitting())).toEqual(['Ben', 'Ana']);
  expect([next.toss, next.lastSeatZero]).toEqual([null, 1]);
  falls = [0.9, 0.9, 0.9, 0, 0];
  expect(beginSetUp(table, shogiAgreement, setUp).lastSeatZero).toBe(1);
});

test('in turns, the player who was sente last time is gote now', () => {
  const first = beginSetUp(table, shogiAgreement, agreedOn({ first: 'alternate' }));
  expect(namesOf(sitting())).toEqual(['Ana', 'Ben']);
  const second = beginSetUp(table, shogiAgreement, first);
  expect(namesOf(sitting())).toEqual(['Ben', 'Ana']);
  beginSetUp(table, shogiAgreement, second);
  expect(namesOf(sitting())).toEqual(['Ana', 'Ben']);
});

test('with a handicap uwate moves first, is named so, and is credited with what was given', () => {
  beginSetUp(table, shogiAgreement, agreedOn({ start: 'two', first: 'toss', seatZero: 1 }));
  const { match } = sitting();
  expect(game.turn(game.start(match.record.setup))).toBe(1);
  expect(withNameHeaders(match.record).headers).toEqual([
    ['下手', 'Ben'],
    ['上手', 'Ana'],
  ]);
  expect(match.rules).toMatchObject({ handicapCredit: 10 });
});

test('every handicap there is can be chosen, and its credit is what is missing', () => {
  const { starts } = shogiAgreement;
  expect(starts.map(({ id }) => id)).toEqual(Object.keys(handicaps));
  expect(starts.map(({ rules }) => rules['handicapCredit'])).toEqual([
    0, 1, 1, 5, 5, 6, 10, 11, 12, 13, 13, 14, 15, 15, 16, 18, 27,
  ]);
});

test('a position that the players set up is where the game starts', () => {
  const sfen = '4k4/9/9/4S4/9/9/9/9/4K4 w - 1';
  beginSetUp(table, shogiAgreement, agreedOn({ start: 'own', position: sfen }));
  expect(sitting().match.record.setup).toBe(sfen);
});

test('the clock runs from the beginning, for the side that moves first', () => {
  const time = { ...noClock, kind: 'byoyomi', mainMs: 10 * minute } as const;
  beginSetUp(table, shogiAgreement, agreedOn({ start: 'rook', clocks: [time, time] }));
  const clock = sitting().match.refereeState?.clock;
  expect(clock).toMatchObject({ seat: 1, sinceMs: 1_000, spentMs: 0 });
});

test('one may have a clock of another kind, or none while the other has one', () => {
  const blitz = { ...noClock, kind: 'fischer' } as const;
  const slow = { ...noClock, kind: 'byoyomi' } as const;
  expect(controlsOf({ clocks: [blitz, slow], sameClock: false })).toEqual([
    { kind: 'fischer', mainMs: 10 * minute, incrementMs: 5_000 },
    { kind: 'byoyomi', mainMs: 10 * minute, byoyomiMs: 30_000, periods: 1 },
  ]);
  expect(controlsOf({ clocks: [noClock, slow], sameClock: false })?.[0]).toEqual({
    kind: 'unlimited',
  });
  expect(controlsOf({ clocks: [noClock, noClock], sameClock: false })).toBeNull();
  beginSetUp(
    table,
    shogiAgreement,
    agreedOn({ seatZero: 1, sameClock: false, clocks: [noClock, slow] }),
  );
  expect(sitting().match.refereeState?.clock?.controls.map(({ kind }) => kind)).toEqual([
    'byoyomi',
    'unlimited',
  ]);
});

test('where the device is passed on, the side to move is below when the game begins', () => {
  beginSetUp(table, shogiAgreement, agreedOn({ how: 'pass', start: 'two' }));
  expect(sitting().flipped).toBe(true);
  beginSetUp(table, shogiAgreement, agreedOn({ how: 'pass' }));
  expect(sitting().flipped).toBe(false);
  pick(table, { at: 'square', square: 56 });
  pick(table, { at: 'square', square: 47 });
  expect(sitting().flipped).toBe(true);
  beginSetUp(table, shogiAgreement, agreedOn({ how: 'pass' }));
  expect(sitting().flipped).toBe(false);
  undoRemoval(table);
  expect(sitting().flipped).toBe(true);
});

test('a position set up by the players can be a handicap, with shitate and uwate and its credit', () => {
  beginSetUp(table, shogiAgreement, agreedOn({ start: 'own', position: handicaps.two }));
  const { match } = sitting();
  expect(withNameHeaders(match.record).headers.map(([key]) => key)).toEqual(['下手', '上手']);
  expect(match.rules).toMatchObject({ handicapCredit: 10 });
});

test('a player’s own time control goes with them to the other side', () => {
  const [long, short] = [20, 5].map((minutes) => ({
    ...noClock,
    kind: 'main' as const,
    mainMs: minutes * minute,
  }));
  if (long === undefined || short === undefined) throw new Error('two times were made');
  beginSetUp(
    table,
    shogiAgreement,
    agreedOn({ seatZero: 1, sameClock: false, clocks: [long, short] }),
  );
  const clock = sitting().match.refereeState?.clock;
  if (!clock) throw new Error('there is no clock');
  expect(leftAt(clock, 0, 1_000).mainMs).toBe(5 * minute);
  expect(leftAt(clock, 1, 1_000).mainMs).toBe(20 * minute);
});

test.each([
  ['main', { kind: 'main', mainMs: 10 * minute }],
  ['byoyomi', { kind: 'byoyomi', mainMs: 10 * minute, byoyomiMs: 30_000, periods: 1 }],
  ['move', { kind: 'byoyomi', mainMs: 0, byoyomiMs: 30_000, periods: 1 }],
  ['fischer', { kind: 'fischer', mainMs: 10 * minute, incrementMs: 5_000 }],
  ['canadian', { kind: 'canadian', mainMs: 10 * minute, byoyomiMs: 30_000, moves: 20 }],
] as const)('the clock called %s is given as it is meant', (kind, control) => {
  const time = { ...noClock, kind };
  expect(controlsOf({ clocks: [time, noClock], sameClock: true })).toEqual([control, control]);
});

test('no clock loses before the first move', () => {
  const nothing = { ...noClock, mainMs: 0, incrementMs: 0 };
  for (const kind of ['main', 'fischer'] as const) {
    const time = { ...nothing, kind };
    beginSetUp(table, shogiAgreement, agreedOn({ clocks: [time, time] }));
    const clock = sitting().match.refereeState?.clock;
    if (!clock) throw new Error('there is no clock');
    expect(leftAt(clock, 0, 1_000).mainMs).toBeGreaterThan(0);
  }
});

test('terms that differ from free play, and seats that differ from side by side, are kept with the game', () => {
  beginSetUp(
    table,
    shogiAgreement,
    agreedOn({ strictness: 'strict', how: 'face', seatZero: 1, marks: ['fading', 'off'] }),
  );
  const { match, seating, flipped } = sitting();
  expect(match.refereeState?.terms).toMatchObject({ strictness: 'strict', clock: null });
  expect(match.refereeState?.clock).toBeNull();
  expect(seating).toEqual({ how: 'face', cover: false, marks: ['off', 'fading'] });
  expect(flipped).toBe(true);
});

test('each preset is known again by what it decides, and by nothing else', () => {
  for (const preset of shogiAgreement.presets) {
    const before = agreedOn({ how: 'face', start: 'rook' });
    const chosen = withPreset(shogiAgreement, before, preset);
    expect(presetOf(shogiAgreement, chosen)).toBe(preset);
    expect(chosen.how).toBe('face');
    expect(presetOf(shogiAgreement, { ...chosen, agreedDraw: true })).toBeUndefined();
    const options = { ...chosen.options, moveLimit: 320 };
    expect(presetOf(shogiAgreement, { ...chosen, options })).toBeUndefined();
  }
  expect(presetOf(shogiAgreement, fresh)?.id).toBe('friendly');
});

test('the article’s game repeats a foul with the same piece and counts points for every draw', () => {
  beginSetUp(table, shogiAgreement, withPreset(shogiAgreement, fresh, presetNamed('article')));
  const { match } = sitting();
  expect(match.rules).toMatchObject({
    repetition: 'draw',
    repetitionTiebreak: 'points',
    impassePoints: 'majority',
  });
  expect(match.refereeState?.terms.strictness).toBe('retry-same');
});
