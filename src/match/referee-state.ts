/** How the state of a sitting's agreement changes with the game: functions that its events share. */
import { type Game, type Outcome, other, type Seat } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { type GameRecord, nodeAt } from '#record/record.ts';
import { type Clock, flagAt, hasFallen, runClock, spentAt, stopClock } from './clock.ts';
import { clockAt } from './clock-changes.ts';
import { end, type Match, reopen } from './match.ts';
import type { Foul, Gap, Proposal, RefereeState, TableProposal, Terms } from './terms.ts';

/** The sitting with some of its agreement's state changed. */
export const withRefereeState = (
  match: Match,
  refereeState: RefereeState,
  change: Partial<RefereeState>,
): Match => ({
  ...match,
  refereeState: { ...refereeState, ...change },
});

/** The sitting's agreement at the end of a game: nothing waits for an answer any more, and the clock stands still. */
export const over = (match: Match, refereeState: RefereeState, atMs: number): Match =>
  withRefereeState(match, refereeState, {
    clock: refereeState.clock && stopClock(refereeState.clock, atMs),
    offer: null,
    foul: null,
    paused: null,
    sealing: false,
    sealed: null,
  });

/**
 * The game ended by its players or its clock in the middle of a turn. The time of that turn is recorded with the
 * ending.
 */
export const endBy = (
  match: Match,
  refereeState: RefereeState,
  outcome: Outcome,
  atMs: number,
): Match =>
  over(
    end(match, outcome, refereeState.clock ? spentAt(refereeState.clock, atMs) : undefined),
    refereeState,
    atMs,
  );

/** The game lost by the side whose flag has fallen, at the instant at which it fell. */
export const timeout = (match: Match, refereeState: RefereeState, clock: Clock): Match => {
  const atMs = flagAt(clock) ?? 0;
  return endBy(
    match,
    refereeState,
    { winner: other(clock.seat), by: 'timeout', next: 'over' },
    atMs,
  );
};

/** The record with the time of a turn written into it. */
export const withSpent = (record: GameRecord, id: number, spentMs: number): GameRecord => ({
  ...record,
  nodes: record.nodes.with(id, { ...nodeAt(record, id), spentMs }),
});

/**
 * The foul that stands on the board of a game that goes on; null after a legal move. One can stand only where fouls
 * must be called.
 */
const standingFoul = (game: Game, { record, head, outcome }: Match): Foul | null => {
  const { illegal, parent, turn } = nodeAt(record, head);
  if (!illegal || parent === null || turn === null || outcome !== null) return null;
  const { position } = lineTo(game, record, parent);
  const refusal = game.refuse(position, game.picks(position, turn.move));
  return refusal === null
    ? null
    : {
        seat: game.turn(position),
        rule: refusal.rule,
        node: head,
        move: game.text.move(turn.move),
      };
};

/**
 * The sitting after a takeback or redo, with the clock as it was when the head was reached. It runs again if the game
 * goes on.
 */
export const rewound = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  atMs: number,
): Match => {
  const settled = { offer: null, declined: [], foul: standingFoul(game, match), paused: null };
  const still = clockAt(game, match, refereeState, match.head);
  const again = still && match.outcome === null ? runClock(still, atMs) : still;
  return withRefereeState(match, refereeState, { ...settled, clock: again });
};

/**
 * The sitting after its ending was taken back and no move. The turn goes on with the time already spent; if the flag
 * had fallen, the clock is rewound.
 */
export const reopened = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  atMs: number,
): Match => {
  const clock = refereeState.clock && runClock(refereeState.clock, atMs);
  return clock !== null && hasFallen(clock, atMs)
    ? rewound(game, match, refereeState, atMs)
    : withRefereeState(match, refereeState, {
        clock,
        offer: null,
        foul: standingFoul(game, match),
      });
};

/**
 * The sitting after a resignation was undone: everything is as it was at its instant. The clock goes on with the time
 * that was left then.
 */
export const resumed = (match: Match, refereeState: RefereeState, atMs: number): Match => {
  const { resigned } = match;
  if (resigned === undefined) return match;
  const { offer, foul, sealing } = resigned;
  return withRefereeState(reopen(match), refereeState, {
    offer,
    foul,
    sealing,
    declined: refereeState.declined.filter(({ what }) => what !== 'undo-resign'),
    clock: refereeState.clock && runClock(refereeState.clock, atMs),
  });
};

/** The terms of two people who have agreed on nothing. */
export const freeTerms: Terms = {
  strictness: 'teach',
  takebacks: 'free',
  agreedDraw: false,
  clock: null,
  replayClock: 'remaining',
};

/** An agreement at the start of a game. */
export const agree = (terms: Terms, clock: Clock | null): RefereeState => ({
  terms,
  clock,
  paused: null,
  offer: null,
  declined: [],
  foul: null,
  warnings: [0, 0],
  sealed: null,
  sealing: false,
});

const tableProposals: readonly TableProposal[] = [
  'draw',
  'adjourn',
  'pause',
  'takeback',
  'go-on',
  'count',
  'clock',
  'undo-resign',
];

/** Whether a proposal is one of those of every table, and not a claim of the game. */
export const isTableProposal = (what: Proposal): what is TableProposal =>
  tableProposals.some((known) => known === what);

/** The gap, time that the page did not notice, on which the players have not decided; null when there is none. */
export const unseenTime = ({ paused }: RefereeState): Gap | null =>
  typeof paused === 'object' ? paused : null;

/** How many wrong calls of a foul a seat may make: after them it cannot call any more in that game. */
export const WRONG_CALLS = 3;

/** Whether a seat may still say that the other's last move was a foul. */
export const mayCall = ({ warnings }: RefereeState, seat: Seat): boolean =>
  warnings[seat] < WRONG_CALLS;
