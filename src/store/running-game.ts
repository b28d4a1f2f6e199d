/** Changes to a game that goes on: the names of its players, how they sit, and another clock, which both must want. */
import type { Agreement } from '#games/agreement.ts';
import type { Seat } from '#kernel/game.ts';
import type { TimeControl } from '#match/clock.ts';
import { mayChangeClock, nextClock } from '#match/clock-changes.ts';
import { whyNotOffer } from '#match/proposals.ts';
import type { ProposedClock, Terms } from '#match/terms.ts';
import { dispatch, updateSitting } from './dispatch.ts';
import { facing } from './selectors.ts';
import {
  bySeat,
  controlsOf,
  firstSetUp,
  noClock,
  OWN_START,
  type SetUp,
  seatingOf,
} from './set-up.ts';
import type { Sitting } from './sitting.ts';
import { gameOn, type Person, type Table } from './table.ts';

/** The person who has seat 0. */
const seatZeroIn = ({ swapped }: Sitting): Person => (swapped ? 1 : 0);

/** A time control as the choice that it was made from; one without a limit is no clock. */
const choiceOf = (control: TimeControl): SetUp['clocks'][0] => {
  switch (control.kind) {
    case 'unlimited':
      return noClock;
    case 'koryo':
      return { ...noClock, ...control, periods: control.units };
    case 'byoyomi': {
      const isPerMove = control.mainMs === 0 && control.periods === 1;
      return { ...noClock, ...control, kind: isPerMove ? 'move' : 'byoyomi' };
    }
    default:
      return { ...noClock, ...control };
  }
};

/** A clock of both seats as the choices of both people. */
export const clocksOf = (
  clock: Terms['clock'],
  seatZero: Person = 0,
): Pick<SetUp, 'clocks' | 'sameClock'> => {
  const [first, second] = bySeat(clock ?? [{ kind: 'unlimited' }, { kind: 'unlimited' }], seatZero);
  const clocks: SetUp['clocks'] = [choiceOf(first), choiceOf(second)];
  return { clocks, sameClock: JSON.stringify(first) === JSON.stringify(second) };
};

/** The clock that the players agreed on last: before the game, or in its course. */
export const agreedClock = ({ match: { refereeState } }: Sitting): Terms['clock'] =>
  (refereeState?.clockChanges?.at(-1) ?? refereeState?.terms)?.clock ?? null;

/** The clock that was agreed on and begins with the next turn; undefined where there is none. */
export const comingClock = ({ match }: Sitting): Terms['clock'] | undefined =>
  match.refereeState && nextClock(match, match.refereeState);

/** The game on the table as answers of a set-up, so that the same questions show and change it. */
export const answersOf = (agreement: Agreement, sitting: Sitting): SetUp => {
  const { match, seating } = sitting;
  const seatZero = seatZeroIn(sitting);
  const { setup, players } = match.record;
  return {
    ...firstSetUp(agreement),
    ...(seating && { ...seating, marks: bySeat(seating.marks, seatZero) }),
    ...clocksOf(agreedClock(sitting), seatZero),
    names: bySeat(players, seatZero),
    seatZero,
    start: agreement.starts.find((start) => start.setup === setup)?.id ?? OWN_START,
  };
};

/** Gives the players their names and seats as they are answered. Nothing happens while another tab has the game. */
export const changePeople = (table: Table, answers: SetUp): void => {
  const { sitting, elsewhere } = table.store.getState();
  if (elsewhere) return;
  const seatZero = seatZeroIn(sitting);
  const [first, second] = answers.names;
  const players = bySeat([first.trim(), second.trim()], seatZero);
  const { match } = sitting;
  const { record } = match;
  const isRenamed = players.some((name, seat) => name !== record.players[seat]);
  const seated = seatingOf(answers, seatZero, sitting.flipped);
  updateSitting(table, {
    ...seated,
    flipped: facing(gameOn(table), { ...sitting, ...seated }),
    match: isRenamed ? { ...match, record: { ...record, players } } : match,
  });
};

/** Why a clock cannot be proposed in a game; null where it can. */
export type WhyNotClock = 'elsewhere' | 'counts' | 'same' | 'waiting' | 'stands-still' | 'declined';

/**
 * Why a seat cannot propose those clocks now; null if it can. `counts`: the match counts, because fouls lose it or because
 * its result changes the handicap of the next game.
 */
export const whyNotProposeClock = (
  { store }: Table,
  sitting: Sitting,
  seat: Seat,
  clock: Terms['clock'],
): WhyNotClock | null => {
  const { elsewhere, pack } = store.getState();
  const { match, series } = sitting;
  const { refereeState } = match;
  if (elsewhere) return 'elsewhere';
  if (series?.ladder || (refereeState && !mayChangeClock(refereeState.terms))) return 'counts';
  if (JSON.stringify(clock) === JSON.stringify(agreedClock(sitting))) return 'same';
  if (refereeState?.offer) return 'waiting';
  const why = whyNotOffer(pack.game, match, seat, 'clock');
  if (why === null || why === 'declined') return why;
  return 'stands-still';
};

/** The clocks that are chosen, by seat. */
export const chosenClock = (sitting: Sitting, answers: SetUp): Terms['clock'] => {
  const controls = controlsOf(answers);
  return controls && bySeat(controls, seatZeroIn(sitting));
};

/** A seat proposes a clock to the other, for the time from the next turn on. */
export const proposeClock = (table: Table, seat: Seat, clock: ProposedClock): void => {
  dispatch(table, { type: 'offer', seat, what: 'clock', clock, atMs: table.ports.now() });
};
