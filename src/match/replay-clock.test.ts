import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holds } from '../../tests/law.ts';
import { anyControl } from '../../tests/refereed-match.ts';
import {
  type Allowance,
  type Clock,
  hasFallen,
  newClock,
  pressClock,
  runClock,
  stopClock,
  type TimeControl,
} from './clock.ts';
import { replayAllowances } from './replay-clock.ts';

const second = 1_000;
const minute = 60 * second;

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
    'a side with more than at first gets nothing of what the other lacks',
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

test('a replay takes nothing away and gives nothing of a period back, whatever was played before', () => {
  holds(
    fc.property(
      fc.tuple(anyControl, anyControl),
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
