/** Sittings with an agreement, for tests. */
import fc from 'fast-check';
import { shogi } from '#games/shogi/game.ts';
import type { Game } from '#kernel/game.ts';
import { newClock, runClock, type TimeControl } from '#match/clock.ts';
import { type Match, startMatch } from '#match/match.ts';
import { agree, freeTerms, type Terms } from '#match/terms.ts';

export const game: Game = shogi;
const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
/** A minute for all moves. */
export const minute: TimeControl = { kind: 'main', mainMs: 60_000 };

/** A sitting at its start; its clock, if it has one, runs since 0. */
export const begin = (terms: Partial<Terms>, setup = even): Match => {
  const agreed = { ...freeTerms, ...terms };
  const turn = game.turn(game.start(setup));
  const clock = agreed.clock && runClock(newClock(agreed.clock, turn), 0);
  return { ...startMatch(game, setup), agreed: agree(agreed, clock) };
};

/** Time as it may be given to a side. */
export const anyControl = fc.oneof(
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
