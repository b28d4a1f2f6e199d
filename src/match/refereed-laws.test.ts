import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Seat } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { begin, game, minute } from '../../tests/agreed-match.ts';
import { leftAt } from './clock.ts';
import type { MatchEvent } from './events.ts';
import type { Match } from './match.ts';
import { advanceRefereed } from './refereed.ts';
import type { Terms } from './terms.ts';

const aTurn = fc.record({ kind: fc.constant('turn' as const), pick: fc.nat(200) });
const aFoul = fc.record({
  kind: fc.constant('illegal' as const),
  seat: fc.constantFrom<Seat>(0, 1),
});
const anEvent = fc.oneof(
  { weight: 6, arbitrary: aTurn },
  { weight: 1, arbitrary: aFoul },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'takeback' as const,
        'redo' as const,
        'resign' as const,
        'call' as const,
        'declare' as const,
        'leave' as const,
        'gap' as const,
        'go-on' as const,
        'tick' as const,
      ),
      seat: fc.constantFrom<Seat>(0, 1),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('offer' as const),
      seat: fc.constantFrom<Seat>(0, 1),
      what: fc.constantFrom('draw', 'impasse', 'adjourn', 'pause', 'takeback', 'go-on', 'count'),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('answer' as const),
      seat: fc.constantFrom<Seat>(0, 1),
      yes: fc.boolean(),
    }),
  },
);

const eventOf = (
  match: Match,
  made: typeof anEvent extends fc.Arbitrary<infer T> ? T : never,
  atMs: number,
): MatchEvent => {
  const { position } = lineTo(game, match.record, match.head);
  switch (made.kind) {
    case 'turn': {
      const moves = [...game.legalMoves(position)];
      const move = moves[made.pick % Math.max(1, moves.length)];
      return move === undefined ? { type: 'tick', atMs } : { type: 'turn', turn: { move }, atMs };
    }
    case 'illegal': {
      const read = game.text.parseMove('5i5a', position);
      if (!read.ok) return { type: 'tick', atMs };
      return {
        type: 'illegal',
        seat: made.seat,
        turn: { move: read.value },
        rule: 'wrong-movement',
        atMs,
      };
    }
    case 'offer':
      return { type: 'offer', seat: made.seat, what: made.what, atMs } as MatchEvent;
    case 'answer':
      return { type: 'answer', seat: made.seat, yes: made.yes, atMs };
    case 'gap':
      return { type: 'gap', gapMs: 7_000, atMs };
    default:
      return { type: made.kind, seat: made.seat, atMs } as MatchEvent;
  }
};

const someTerms = fc.record({
  strictness: fc.constantFrom<Terms['strictness']>(
    'teach',
    'claim',
    'strict',
    'retry-same',
    'retry-any',
  ),
  takebacks: fc.constantFrom<Terms['takebacks']>('free', 'ask', 'off'),
  agreedDraw: fc.boolean(),
  clock: fc.constantFrom<Terms['clock']>(
    null,
    [minute, minute],
    [{ kind: 'byoyomi', mainMs: 0, byoyomiMs: 9_000, periods: 2 }, minute],
    [
      { kind: 'fischer', mainMs: 5_000, incrementMs: 2_000 },
      { kind: 'canadian', mainMs: 0, byoyomiMs: 20_000, moves: 3 },
    ],
    [{ kind: 'unlimited' }, minute],
  ),
});

test('whatever happens in whatever order: one clock at most runs, none when the game is over or paused, no time is negative, and a stored sitting goes on as the living one', () => {
  fc.assert(
    fc.property(
      someTerms,
      fc.array(fc.tuple(anEvent, fc.nat(8_000)), { maxLength: 40 }),
      (terms, events) => {
        let now = 0;
        let match = begin(terms);
        for (const [made, wait] of events) {
          now += wait;
          const event = eventOf(match, made, now);
          const stored: Match = JSON.parse(JSON.stringify(match));
          const next = advanceRefereed(game, match, event);
          expect(JSON.parse(JSON.stringify(advanceRefereed(game, stored, event)))).toEqual(
            JSON.parse(JSON.stringify(next)),
          );
          if (match.outcome !== null && next.outcome !== null)
            expect(next.outcome).toEqual(match.outcome);
          match = next;
          const { agreed } = match;
          const clock = agreed?.clock;
          if (!clock) continue;
          if (match.outcome !== null || agreed.paused !== null) expect(clock.sinceMs).toBeNull();
          else expect(clock.sinceMs).not.toBeNull();
          if (match.outcome === null)
            expect(clock.seat).toBe(game.turn(lineTo(game, match.record, match.head).position));
          for (const left of [...clock.left, leftAt(clock, clock.seat, now)])
            expect(
              Math.min(left.mainMs, left.periodMs, left.periods, left.moves),
            ).toBeGreaterThanOrEqual(0);
        }
      },
    ),
    { numRuns: 150 },
  );
});
