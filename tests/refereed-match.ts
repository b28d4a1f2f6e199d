/** Matches with an agreement, for tests. */
import fc from 'fast-check';
import { shogi } from '#games/shogi/game.ts';
import type { Game } from '#kernel/game.ts';
import { advance } from '#match/advance.ts';
import { newClock, runClock, type TimeControl } from '#match/clock.ts';
import type { MatchEvent } from '#match/events.ts';
import { type Match, startMatch } from '#match/match.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import type { Terms } from '#match/terms.ts';
import { lineTo } from '#record/line.ts';

export const game: Game = shogi;
const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
/** A minute for all moves. */
export const minute: TimeControl = { kind: 'main', mainMs: 60_000 };

/** A match at its start. Its clock, if it has one, runs since 0. */
export const begin = (terms: Partial<Terms>, setup = even): Match => {
  const agreed = { ...freeTerms, ...terms };
  const turn = game.turn(game.start(setup));
  const clock = agreed.clock && runClock(newClock(agreed.clock, turn), 0);
  return { ...startMatch(game, setup), refereeState: agree(agreed, clock) };
};

/** Any time control that a side may have. */
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

const moveOf = (match: Match, usi: string): object => {
  const read = game.text.parseMove(usi, lineTo(game, match.record, match.head).position);
  if (!read.ok) throw new Error(usi);
  return read.value;
};

/** The match after some events. */
export const after = (match: Match, ...events: readonly MatchEvent[]): Match =>
  events.reduce((now, event) => advance(game, now, event), match);

/** The match after a move. */
export const turn = (match: Match, usi: string, atMs: number): Match =>
  after(match, { type: 'turn', turn: { move: moveOf(match, usi) }, atMs });

/** The match after an attempt that breaks a rule. */
export const foul = (match: Match, usi: string, atMs = 0): Match =>
  after(match, { type: 'illegal', turn: { move: moveOf(match, usi) }, atMs });

/**
 * Sente's gold is pinned to its file, and a pawn in hand may not be dropped on the ninth file. 5g4g and P*9d are fouls.
 */
export const pinned = '4r3k/9/9/9/9/9/P3G4/9/4K2R1 b P 1';
