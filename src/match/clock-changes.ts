/** Clocks that players agree on in the course of a game. Each begins whole with the next turn, for both sides. */
import { type Game, other, type Seat } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt, pathTo } from '#record/record.ts';
import { type Clock, newClock, pressClock, runClock } from './clock.ts';
import type { Match } from './match.ts';
import type { ClockChange, RefereeState, Terms } from './terms.ts';

/**
 * Whether players may agree on another clock. Where a foul loses the game, the clock is a part of what was agreed on
 * before it.
 */
export const mayChangeClock = ({ strictness }: Terms): boolean =>
  strictness !== 'strict' && strictness !== 'claim';

/** The clocks that have begun. */
const begunIn = ({ clockChanges = [] }: RefereeState): readonly ClockChange[] =>
  clockChanges.filter(({ after }) => after !== null);

/** A change of the agreement: another clock from the next turn on. A change that did not begin yet is replaced. */
export const withNextClock = (
  refereeState: RefereeState,
  clock: Terms['clock'],
): Pick<RefereeState, 'clockChanges'> => ({
  clockChanges: [...begunIn(refereeState), { after: null, clock }],
});

/**
 * The clock that was agreed on and has not begun at the head of the game; undefined where there is none. One whose moves were
 * taken back has not begun either.
 */
export const nextClock = (
  { record, head }: Match,
  { clockChanges }: RefereeState,
): Terms['clock'] | undefined => {
  const last = clockChanges?.at(-1);
  if (last === undefined) return undefined;
  return last.after !== null && pathTo(record, head).includes(last.after) ? undefined : last.clock;
};

/** A clock that begins in the course of a game, standing still. It keeps what the sides had before the first move. */
const begun = (controls: Terms['clock'], before: Clock | null, seat: Seat): Clock | null =>
  controls && { ...newClock(controls, seat), ...(before && { start: before.start }) };

/**
 * The agreement after the side to move has completed its turn, at an instant: the clock of the other side runs. `before` is
 * the game before that turn, `node` the turn in its record.
 */
export const afterMove = (
  before: Match,
  refereeState: RefereeState,
  node: number,
  seat: Seat,
  atMs: number,
): Pick<RefereeState, 'clock' | 'clockChanges'> => {
  const { clock } = refereeState;
  const next = nextClock(before, refereeState);
  if (next === undefined) return { clock: clock && pressClock(clock, atMs) };
  const fresh = begun(next, clock, other(seat));
  return {
    clock: fresh && runClock(fresh, atMs),
    clockChanges: [...begunIn(refereeState), { after: node, clock: next }],
  };
};

/** The clock as it was when a node of the record was on the board, computed again from the times of its moves. */
export const clockAt = (
  game: Game,
  { record }: Match,
  { terms, clock, clockChanges = [] }: RefereeState,
  id: number,
): Clock | null => {
  const turnAfter = (node: number): Seat => game.turn(lineTo(game, record, node).position);
  let at = terms.clock && newClock(terms.clock, 0, clock?.start);
  for (const node of pathTo(record, id)) {
    const { parent, spentMs } = nodeAt(record, node);
    if (at !== null && parent !== null && spentMs !== null)
      at = pressClock({ ...at, seat: turnAfter(parent), spentMs, sinceMs: null }, 0);
    const change = clockChanges.findLast(({ after }) => after === node);
    if (change !== undefined) at = begun(change.clock, clock, 0);
  }
  return at && { ...at, seat: turnAfter(id), spentMs: 0, sinceMs: null };
};
