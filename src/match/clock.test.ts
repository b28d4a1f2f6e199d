import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Allowance,
  type Clock,
  flagAt,
  hasFallen,
  leftAt,
  newClock,
  pressClock,
  replayAllowances,
  runClock,
  spentAt,
  stopClock,
  type TimeControl,
} from './clock.ts';

const second = 1_000;
const minute = 60 * second;

const both = (control: TimeControl): Clock => runClock(newClock([control, control], 0), 0);

test('sudden death: the main time runs down and the flag falls when it is spent', () => {
  const clock = both({ kind: 'main', mainMs: minute });
  expect(leftAt(clock, 0, 20 * second).mainMs).toBe(40 * second);
  expect(leftAt(clock, 1, 20 * second).mainMs).toBe(minute);
  expect(hasFallen(clock, minute - 1)).toBe(false);
  expect(hasFallen(clock, minute)).toBe(true);
});

test('byoyomi is whole again for each move, and one period is lost each time it runs out', () => {
  const clock = both({
    kind: 'byoyomi',
    mainMs: 10 * second,
    byoyomiMs: 30 * second,
    periods: 3,
  });
  expect(leftAt(clock, 0, 15 * second)).toMatchObject({
    mainMs: 0,
    periods: 3,
    periodMs: 25 * second,
  });
  expect(leftAt(clock, 0, 45 * second)).toMatchObject({ periods: 2, periodMs: 25 * second });
  expect(flagAt(clock)).toBe(100 * second);
  const next = pressClock(clock, 45 * second);
  expect(next.left[0]).toMatchObject({ mainMs: 0, periods: 2, periodMs: 30 * second });
  expect(next.seat).toBe(1);
  expect(next.left[1].mainMs).toBe(10 * second);
});

test('thinking time in store is taken in whole units where byoyomi runs out, and is gone', () => {
  const clock = both({
    kind: 'koryo',
    mainMs: 0,
    byoyomiMs: 30 * second,
    unitMs: minute,
    units: 2,
  });
  expect(leftAt(clock, 0, 20 * second)).toMatchObject({ periods: 2, periodMs: 10 * second });
  expect(leftAt(clock, 0, 40 * second)).toMatchObject({ periods: 1, periodMs: 50 * second });
  expect(pressClock(clock, 40 * second).left[0]).toMatchObject({
    periods: 1,
    periodMs: 30 * second,
  });
  expect(flagAt(clock)).toBe(150 * second);
});

test('so much per move is byoyomi without main time', () => {
  const clock = both({ kind: 'byoyomi', mainMs: 0, byoyomiMs: 10 * second, periods: 1 });
  const next = pressClock(clock, 9_999);
  expect(leftAt(next, 0, 9_999)).toMatchObject({ periods: 1, periodMs: 10 * second });
  expect(hasFallen(clock, 10 * second)).toBe(true);
});

test('a Fischer clock adds to what is left, and its first move has the increment at least', () => {
  const clock = both({ kind: 'fischer', mainMs: minute, incrementMs: 5 * second });
  expect(pressClock(clock, 20 * second).left[0].mainMs).toBe(45 * second);
  const bare = both({ kind: 'fischer', mainMs: 0, incrementMs: 5 * second });
  expect(flagAt(bare)).toBe(5 * second);
});

test('Canadian time gives a period for so many moves, and a new one when they are made', () => {
  const clock = both({ kind: 'canadian', mainMs: 0, byoyomiMs: minute, moves: 2 });
  const first = pressClock(clock, 20 * second);
  expect(first.left[0]).toMatchObject({ periodMs: 40 * second, moves: 1 });
  const second2 = pressClock(pressClock(first, 20 * second), 50 * second);
  expect(second2.left[0]).toMatchObject({ periodMs: minute, moves: 2 });
});

test('the sides may have different clocks', () => {
  const clock = runClock(
    newClock(
      [
        { kind: 'main', mainMs: minute },
        { kind: 'byoyomi', mainMs: 0, byoyomiMs: 10 * second, periods: 1 },
      ],
      1,
    ),
    0,
  );
  expect(flagAt(clock)).toBe(10 * second);
  expect(flagAt(pressClock(clock, second))).toBe(61 * second);
});

test('a pause keeps what was spent on the turn, also within byoyomi', () => {
  const clock = both({ kind: 'byoyomi', mainMs: 0, byoyomiMs: 30 * second, periods: 1 });
  const stopped = stopClock(clock, 20 * second);
  expect(flagAt(stopped)).toBeNull();
  expect(leftAt(stopped, 0, 500 * second).periodMs).toBe(10 * second);
  expect(flagAt(runClock(stopped, 600 * second))).toBe(610 * second);
});

test('a side may have no limit while the other has one: its flag never falls, and its time is noted', () => {
  const free: TimeControl = { kind: 'unlimited' };
  const clock = runClock(newClock([free, { kind: 'main', mainMs: minute }], 0), 0);
  expect(flagAt(clock)).toBeNull();
  expect(hasFallen(clock, 1_000 * minute)).toBe(false);
  expect(spentAt(clock, 7 * minute)).toBe(7 * minute);
  const next = pressClock(clock, 7 * minute);
  expect(flagAt(next)).toBe(8 * minute);
  expect(flagAt(pressClock(next, 7.5 * minute))).toBeNull();
});

/** A clock before the first move of seat 0, with what both sides have left of it. */
const withLeft = (
  pair: Clock['controls'],
  ...left: readonly [Partial<Allowance>, Partial<Allowance>]
): Clock => {
  const fresh = newClock(pair, 0);
  const [first, other] = fresh.left;
  return {
    ...fresh,
    left: [
      { ...first, ...left[0] },
      { ...other, ...left[1] },
    ],
  };
};

const nhk: TimeControl = {
  kind: 'koryo',
  mainMs: 10 * minute,
  byoyomiMs: 30 * second,
  unitMs: minute,
  units: 10,
};
const title: TimeControl = {
  kind: 'byoyomi',
  mainMs: 10 * minute,
  byoyomiMs: 30 * second,
  periods: 5,
};
const blitz: TimeControl = { kind: 'fischer', mainMs: 3 * minute, incrementMs: 5 * second };
const canadian: TimeControl = {
  kind: 'canadian',
  mainMs: 10 * minute,
  byoyomiMs: 5 * minute,
  moves: 20,
};
const sudden: TimeControl = { kind: 'main', mainMs: 10 * minute };
const perMove: TimeControl = { kind: 'byoyomi', mainMs: 0, byoyomiMs: 30 * second, periods: 1 };

test.each<
  [
    string,
    TimeControl | Clock['controls'],
    [Partial<Allowance>, Partial<Allowance>],
    [Partial<Allowance>, Partial<Allowance>],
  ]
>([
  [
    'sudden death goes on with what is left',
    sudden,
    [{ mainMs: 4 * minute }, { mainMs: 2 * minute }],
    [{ mainMs: 4 * minute }, { mainMs: 2 * minute }],
  ],
  [
    'both get what one lacks to a tenth, and none more than it began with',
    sudden,
    [{ mainMs: 30 * second }, { mainMs: 9.8 * minute }],
    [{ mainMs: minute }, { mainMs: 10 * minute }],
  ],
  [
    'thinking time in store that was used stays used',
    nhk,
    [
      { mainMs: 0, periods: 2 },
      { mainMs: 0, periods: 5 },
    ],
    [
      { mainMs: minute, periods: 2, periodMs: 30 * second },
      { mainMs: minute, periods: 5, periodMs: 30 * second },
    ],
  ],
  [
    'periods that were lost stay lost',
    title,
    [
      { mainMs: 0, periods: 1 },
      { mainMs: 2 * minute, periods: 4 },
    ],
    [
      { mainMs: minute, periods: 1, periodMs: 30 * second },
      { mainMs: 3 * minute, periods: 4, periodMs: 30 * second },
    ],
  ],
  [
    'what Fischer moves have added above the first time stays',
    blitz,
    [{ mainMs: 223 * second }, { mainMs: 223 * second }],
    [{ mainMs: 223 * second }, { mainMs: 223 * second }],
  ],
  [
    'and who has more than at first gets nothing of what the other lacks',
    blitz,
    [{ mainMs: 8 * second }, { mainMs: 223 * second }],
    [{ mainMs: 18 * second }, { mainMs: 223 * second }],
  ],
  [
    'a Canadian period goes on with its moves and its time',
    canadian,
    [
      { mainMs: 0, periodMs: 40 * second, moves: 3 },
      { mainMs: 5 * minute, periodMs: 5 * minute, moves: 20 },
    ],
    [
      { mainMs: minute, periodMs: 40 * second, moves: 3 },
      { mainMs: 6 * minute, periodMs: 5 * minute, moves: 20 },
    ],
  ],
  [
    'so much per move is whole, as for every move',
    perMove,
    [{}, {}],
    [
      { mainMs: 0, periods: 1, periodMs: 30 * second },
      { mainMs: 0, periods: 1, periodMs: 30 * second },
    ],
  ],
  [
    'with clocks of two kinds each goes on with its own',
    [nhk, blitz],
    [{ mainMs: 0, periods: 3 }, { mainMs: 2 * minute }],
    [
      { mainMs: minute, periods: 3 },
      { mainMs: 3 * minute, periods: 0 },
    ],
  ],
  [
    'and one without limit lacks nothing',
    [{ kind: 'unlimited' }, sudden],
    [{}, { mainMs: 20 * second }],
    [{ mainMs: 0 }, { mainMs: minute }],
  ],
])('replay: %s', (_, given, left, expected) => {
  const pair: Clock['controls'] = 'kind' in given ? [given, given] : given;
  expect(replayAllowances(withLeft(pair, ...left))).toMatchObject(expected);
});

test('replay: what the turn cost in which the game was given up as void stays spent', () => {
  const byoyomi = withLeft([title, title], { mainMs: 0, periods: 3 }, {});
  const stopped = stopClock(runClock(byoyomi, 0), 70 * second);
  expect(replayAllowances(stopped)[0]).toMatchObject({ periods: 1, periodMs: 30 * second });
  const main = stopClock(runClock(withLeft([sudden, sudden], {}, {}), 0), 4 * minute);
  expect(replayAllowances(main)[0].mainMs).toBe(6 * minute);
});

const controls = fc.oneof(
  fc.record({ kind: fc.constant('unlimited' as const) }),
  fc.record({ kind: fc.constant('main' as const), mainMs: fc.integer({ min: 1, max: 9_000 }) }),
  fc.record({
    kind: fc.constant('byoyomi' as const),
    mainMs: fc.nat(9_000),
    byoyomiMs: fc.integer({ min: 1, max: 3_000 }),
    periods: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    kind: fc.constant('koryo' as const),
    mainMs: fc.nat(9_000),
    byoyomiMs: fc.integer({ min: 1, max: 3_000 }),
    unitMs: fc.integer({ min: 1, max: 3_000 }),
    units: fc.integer({ min: 0, max: 4 }),
  }),
  fc.record({
    kind: fc.constant('fischer' as const),
    mainMs: fc.nat(9_000),
    incrementMs: fc.integer({ min: 1, max: 3_000 }),
  }),
  fc.record({
    kind: fc.constant('canadian' as const),
    mainMs: fc.nat(9_000),
    byoyomiMs: fc.integer({ min: 1, max: 3_000 }),
    moves: fc.integer({ min: 1, max: 4 }),
  }),
);

test('a replay takes nothing away and gives nothing of a period back, whatever was played before', () => {
  fc.assert(
    fc.property(
      fc.tuple(controls, controls),
      fc.array(fc.nat(2_000), { maxLength: 30 }),
      (pair, waits) => {
        let clock = runClock(newClock(pair, 0), 0);
        let now = 0;
        for (const wait of waits) {
          now += wait;
          if (hasFallen(clock, now)) return;
          clock = pressClock(clock, now);
        }
        const again = replayAllowances(clock);
        for (const seat of [0, 1] as const) {
          const before = clock.left[seat];
          expect(again[seat]).toEqual({ ...before, mainMs: again[seat].mainMs });
          expect(again[seat].mainMs).toBeGreaterThanOrEqual(before.mainMs);
        }
      },
    ),
  );
});

test('the flag falls exactly when nothing is left, whatever was pressed and paused before', () => {
  fc.assert(
    fc.property(
      fc.tuple(controls, controls),
      fc.array(fc.tuple(fc.constantFrom('press', 'pause'), fc.nat(2_000)), { maxLength: 30 }),
      fc.nat(12_000),
      (pair, steps, later) => {
        let now = 0;
        let clock = runClock(newClock(pair, 0), now);
        for (const [what, wait] of steps) {
          now += wait;
          if (hasFallen(clock, now)) break;
          if (what === 'press') clock = pressClock(clock, now);
          else {
            const stopped = stopClock(clock, now);
            now += 5_000;
            clock = runClock(stopped, now);
          }
        }
        const at = now + later;
        const { mainMs, periods, periodMs } = leftAt(clock, clock.seat, at);
        const unlimited = clock.controls[clock.seat].kind === 'unlimited';
        const gone = !unlimited && mainMs <= 0 && periodMs <= 0;
        expect(hasFallen(clock, at)).toBe(gone);
        for (const left of [...clock.left, leftAt(clock, clock.seat, at)])
          expect(
            Math.min(left.mainMs, left.periodMs, left.periods, left.moves),
          ).toBeGreaterThanOrEqual(0);
        expect(periods).toBeGreaterThanOrEqual(0);
      },
    ),
  );
});
