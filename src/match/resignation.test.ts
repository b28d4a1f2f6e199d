import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { other, type Seat } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { holds } from '../../tests/law.ts';
import {
  anyControl,
  begin,
  foul,
  game,
  after as happens,
  minute,
  pinned,
  turn,
} from '../../tests/refereed-match.ts';
import { leftAt, spentAt } from './clock.ts';
import type { MatchEvent } from './events.ts';
import { aloneForMs, letResignationStand, type Match, resignedSeat, startMatch } from './match.ts';
import { whyNotOffer } from './proposals.ts';
import type { Proposal, Terms } from './terms.ts';

const resign = (seat: Seat, atMs: number): MatchEvent => ({ type: 'resign', seat, atMs });
const undo = (seat: Seat, atMs: number): MatchEvent => ({ type: 'undo-resign', seat, atMs });
const asks = (seat: Seat, atMs: number): MatchEvent => ({
  type: 'offer',
  seat,
  what: 'undo-resign',
  atMs,
});
const answers = (seat: Seat, yes: boolean, atMs: number): MatchEvent => ({
  type: 'answer',
  seat,
  yes,
  atMs,
});

/** The match as it was before a resignation, with the clock going on at another instant. */
const goingOn = (before: Match, resignedMs: number, atMs: number): Match => {
  const { refereeState } = before;
  const clock = refereeState?.clock;
  if (!refereeState || !clock) return before;
  const going = { ...clock, spentMs: spentAt(clock, resignedMs), sinceMs: atMs };
  return { ...before, refereeState: { ...refereeState, clock: going } };
};

const allTakebacks: readonly Terms['takebacks'][] = ['free', 'ask', 'off'];

describe.each(allTakebacks)('with takebacks %s', (takebacks) => {
  const terms: Partial<Terms> = { takebacks, strictness: 'strict', clock: [minute, minute] };
  const before = turn(begin(terms), '7g7f', 5_000);
  const resigned = happens(before, resign(1, 9_000));

  test('a side takes its resignation back alone within ten seconds, and its clock has what it had', () => {
    const back = happens(resigned, undo(1, 18_999));
    expect(back).toEqual(goingOn(before, 9_000, 18_999));
    const clock = back.refereeState?.clock;
    if (!clock) throw new Error('the clock is gone');
    expect(leftAt(clock, 1, 18_999).mainMs).toBe(56_000);
  });

  test('after ten seconds it needs the other side, which says yes', () => {
    expect(happens(resigned, undo(1, 19_000))).toBe(resigned);
    const asked = happens(resigned, asks(1, 60_000));
    expect(asked.outcome).toEqual(resigned.outcome);
    expect(asked.refereeState?.offer).toEqual({ seat: 1, what: 'undo-resign' });
    expect(happens(asked, answers(0, true, 70_000))).toEqual(goingOn(before, 9_000, 70_000));
  });

  test('the other side says no: the result stands, and is not asked about again', () => {
    const declined = happens(resigned, asks(1, 60_000), answers(0, false, 61_000));
    expect(declined.outcome).toEqual(resigned.outcome);
    expect(whyNotOffer(game, declined, 1, 'undo-resign')).toBe('declined');
    expect(happens(declined, asks(1, 62_000))).toBe(declined);
  });

  test('only the side that resigned takes it back or asks', () => {
    expect(happens(resigned, undo(0, 9_001))).toBe(resigned);
    expect(happens(resigned, asks(0, 60_000))).toBe(resigned);
    expect(happens(before, undo(1, 9_001))).toBe(before);
    expect(happens(before, asks(1, 9_001))).toBe(before);
  });

  test('the game goes on: the next move has the time before and after the resignation, without the time between', () => {
    const played = turn(happens(resigned, undo(1, 15_000)), '3c3d', 17_000);
    expect(played.record.nodes[2]?.spentMs).toBe(6_000);
    expect(played.record.ending).toBeNull();
    expect(played.outcome).toBeNull();
  });

  test('with the next game the result stands, and a waiting question is gone', () => {
    const stands = letResignationStand(happens(resigned, asks(1, 60_000)));
    expect(stands.refereeState?.offer).toBeNull();
    expect(resignedSeat(stands)).toBeNull();
    expect(happens(stands, undo(1, 9_001), asks(1, 60_000))).toBe(stands);
  });
});

test('no other ending is taken back so', () => {
  const timed = begin({ clock: [minute, minute] });
  const fallen = happens(timed, { type: 'tick', atMs: 60_000 });
  expect(fallen.outcome?.by).toBe('timeout');
  expect(happens(fallen, undo(0, 60_001), asks(0, 60_002))).toBe(fallen);
});

test('a resignation that was taken back at will leaves no question behind', () => {
  const asked = happens(begin({}), resign(0, 0), asks(0, 60_000));
  const back = happens(asked, { type: 'takeback', atMs: 61_000 });
  expect(back.outcome).toBeNull();
  expect(back.resigned).toBeUndefined();
  expect(back.refereeState?.offer).toBeNull();
});

test('players who have agreed on nothing take a resignation back too, alone and with each other', () => {
  const start = startMatch(game, begin({}).record.setup);
  const resigned = happens(start, resign(0, 1_000));
  expect(happens(resigned, undo(0, 2_000))).toEqual(start);
  const asked = happens(resigned, asks(0, 60_000));
  expect(happens(asked, answers(1, true, 60_000)).outcome).toBeNull();
});

test('a move that is to be sealed is still to be sealed', () => {
  const sealing = happens(
    begin({ clock: [minute, minute] }),
    { type: 'offer', seat: 1, what: 'adjourn', atMs: 0 },
    answers(0, true, 0),
  );
  const back = happens(sealing, resign(1, 2_000), undo(1, 3_000));
  expect(back.refereeState?.sealing).toBe(true);
  expect(turn(back, '7g7f', 4_000).refereeState?.sealed).toBe('7g7f');
});

test('a foul that waits for another move still waits for it', () => {
  const fouled = foul(begin({ strictness: 'retry-same' }, pinned), '5g4g');
  expect(fouled.refereeState?.foul?.node).toBeNull();
  expect(happens(fouled, resign(0, 1), undo(0, 2))).toEqual(fouled);
});

test('a clock that was set back asks the other side', () => {
  const resigned = happens(begin({}), resign(0, 50_000));
  expect(aloneForMs(resigned, 40_000)).toBe(0);
  expect(happens(resigned, undo(0, 40_000))).toBe(resigned);
});

const seat = fc.constantFrom<Seat>(0, 1);
const aStep = fc.oneof(
  { weight: 6, arbitrary: fc.record({ does: fc.constant('move' as const), which: fc.nat(200) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constant('offer' as const),
      seat,
      what: fc.constantFrom<Proposal>('draw', 'adjourn', 'pause', 'takeback'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ does: fc.constant('answer' as const), seat, yes: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ does: fc.constant('back' as const) }) },
);
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never;

const eventOf = (match: Match, step: Step, atMs: number): MatchEvent => {
  switch (step.does) {
    case 'move': {
      const moves = [...game.legalMoves(lineTo(game, match.record, match.head).position)];
      const move = moves[step.which % Math.max(1, moves.length)];
      return move === undefined ? { type: 'tick', atMs } : { type: 'turn', turn: { move }, atMs };
    }
    case 'offer':
      return { type: 'offer', seat: step.seat, what: step.what, atMs };
    case 'answer':
      return answers(step.seat, step.yes, atMs);
    case 'back':
      return { type: 'takeback', atMs };
  }
};

test('to resign and to take that back leaves the match as it was, with its clocks and all that waits in it', () => {
  holds(
    fc.property(
      fc.record({
        takebacks: fc.constantFrom(...allTakebacks),
        agreedDraw: fc.boolean(),
        clock: fc.option(fc.tuple(anyControl, anyControl)),
      }),
      fc.array(fc.tuple(aStep, fc.nat(400)), { maxLength: 30 }),
      fc.tuple(seat, fc.nat(500), fc.nat(30_000)),
      (terms, steps, [loser, thinkMs, waitMs]) => {
        let atMs = 0;
        let before = begin(terms);
        for (const [step, wait] of steps) {
          atMs += wait;
          before = happens(before, eventOf(before, step, atMs));
        }
        const [resignedMs, undoneMs] = [atMs + thinkMs, atMs + thinkMs + waitMs];
        const resigned = happens(before, resign(loser, resignedMs));
        if (resigned.outcome?.by !== 'resignation') return;
        const back =
          waitMs < 10_000
            ? happens(resigned, undo(loser, undoneMs))
            : happens(resigned, asks(loser, undoneMs), answers(other(loser), true, undoneMs));
        expect(back).toEqual(goingOn(before, resignedMs, undoneMs));
        const [was, is] = [before.refereeState?.clock, back.refereeState?.clock];
        if (!was || !is) return;
        for (const side of [0, 1] as const)
          expect(leftAt(is, side, undoneMs)).toEqual(leftAt(was, side, resignedMs));
      },
    ),
    { numRuns: 150 },
  );
});
