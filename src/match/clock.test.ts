import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Clock,
  flagAt,
  hasFallen,
  leftAt,
  newClock,
  pressClock,
  replayAllowances,
  runClock,
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

test('a replay goes on with what is left; under a tenth both get what the smaller lacks, and none more than it had', () => {
  const fresh = newClock(
    [
      { kind: 'byoyomi', mainMs: 10 * minute, byoyomiMs: 30 * second, periods: 1 },
      { kind: 'byoyomi', mainMs: 10 * minute, byoyomiMs: 30 * second, periods: 1 },
    ],
    0,
  );
  const leftOf = (first: number, other: number) => {
    const [a, b] = fresh.left;
    const left = [
      { ...a, mainMs: first },
      { ...b, mainMs: other },
    ] as const;
    return replayAllowances({ ...fresh, left }).map(({ mainMs }) => mainMs);
  };
  expect(leftOf(4 * minute, 2 * minute)).toEqual([4 * minute, 2 * minute]);
  expect(leftOf(0, 2 * minute)).toEqual([minute, 3 * minute]);
  expect(leftOf(0, 9.5 * minute)).toEqual([minute, 10 * minute]);
});

const controls = fc.oneof(
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
        const gone = mainMs <= 0 && periodMs <= 0;
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
