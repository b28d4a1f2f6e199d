import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../tests/law.ts';
import { anyControl } from '../../tests/refereed-match.ts';
import {
  type Clock,
  flagAt,
  hasFallen,
  leftAt,
  newClock,
  pressClock,
  runClock,
  spentAt,
  stopClock,
  type TimeControl,
} from './clock.ts';

const second = 1_000;
const minute = 60 * second;

const unlimited: TimeControl = { kind: 'unlimited' };
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

test('a clock that went backwards gives no time back', () => {
  const clock = runClock(newClock([{ kind: 'main', mainMs: minute }, unlimited], 0), 10 * second);
  expect(spentAt(clock, 4 * second)).toBe(0);
  expect(leftAt(clock, 0, 4 * second).mainMs).toBe(minute);
  const paused = runClock(stopClock(clock, 15 * second), 30 * second);
  expect(spentAt(paused, 20 * second)).toBe(5 * second);
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

test('the flag falls exactly when nothing is left, whatever was pressed and paused before', () => {
  holds(
    fc.property(
      fc.tuple(anyControl, anyControl),
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
