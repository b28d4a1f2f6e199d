/**
 * Time as it is given and spent. A clock is a fact that is asked, not a process that ticks: it holds what each side had
 * when the turn began and since when it runs, and everything else follows from an instant that is given from outside.
 * All times are in milliseconds.
 */
import { other, type Seat } from '#kernel/game.ts';

/** How one side's time is given (rules A88, A89). */
export type TimeControl =
  /** No limit, where the other side alone has one: time is noted, and no flag falls. */
  | { readonly kind: 'unlimited' }
  /** All moves in one allowance: sudden death. */
  | { readonly kind: 'main'; readonly mainMs: number }
  /** After the main time so much for each move, never saved up (byoyomi); with several periods, one is lost each time it runs out. */
  | {
      readonly kind: 'byoyomi';
      readonly mainMs: number;
      readonly byoyomiMs: number;
      readonly periods: number;
    }
  /**
   * Byoyomi with a store of thinking time: where the byoyomi of a move runs out, whole units are taken from the store,
   * and what is taken is gone (kōryo jikan, as in televised games; rules A87).
   */
  | {
      readonly kind: 'koryo';
      readonly mainMs: number;
      readonly byoyomiMs: number;
      readonly unitMs: number;
      readonly units: number;
    }
  /** Each completed move adds to what is left. */
  | { readonly kind: 'fischer'; readonly mainMs: number; readonly incrementMs: number }
  /** After the main time so many moves in each period. */
  | {
      readonly kind: 'canadian';
      readonly mainMs: number;
      readonly byoyomiMs: number;
      readonly moves: number;
    };

/** What a side has left between two moves. */
export interface Allowance {
  readonly mainMs: number;
  /** Byoyomi: periods left, the one in use included. Kōryo: units left, the one in use not. */
  readonly periods: number;
  /** What is left of the period: whole in byoyomi at the start of a move, as it stands in Canadian time. */
  readonly periodMs: number;
  /** Canadian: moves still to make in the period. */
  readonly moves: number;
}

/** The clock of a sitting; plain data. */
export interface Clock {
  readonly controls: readonly [TimeControl, TimeControl];
  /** What each side had before the first move. */
  readonly start: readonly [Allowance, Allowance];
  /** What each side had when the present turn began. */
  readonly left: readonly [Allowance, Allowance];
  /** Whose turn it is. */
  readonly seat: Seat;
  /** Spent on the present turn before `sinceMs`: a pause ends one stretch and begins the next. */
  readonly spentMs: number;
  /** The instant since which it runs; null while it stands still. */
  readonly sinceMs: number | null;
}

const fullMainMs = (control: TimeControl): number => {
  if (control.kind === 'unlimited') return 0;
  // Without main time an increment is there for the first move too.
  return control.kind === 'fischer' ? control.mainMs || control.incrementMs : control.mainMs;
};

/** The allowance with which a side begins; nothing is counted where time has no limit. */
export const fullAllowance = (control: TimeControl): Allowance => ({
  mainMs: fullMainMs(control),
  periods:
    control.kind === 'byoyomi' ? control.periods : control.kind === 'koryo' ? control.units : 0,
  periodMs: 'byoyomiMs' in control ? control.byoyomiMs : 0,
  moves: control.kind === 'canadian' ? control.moves : 0,
});

/** A clock that stands still before the first move. */
export const newClock = (
  controls: Clock['controls'],
  seat: Seat,
  start: Clock['start'] = [fullAllowance(controls[0]), fullAllowance(controls[1])],
): Clock => ({ controls, start, left: start, seat, spentMs: 0, sinceMs: null });

/** An allowance in the middle of a turn: what is left after spending; everything 0 when the flag has fallen. */
const within = (control: TimeControl, before: Allowance, spentMs: number): Allowance => {
  if (control.kind === 'unlimited') return before;
  const mainMs = before.mainMs - spentMs;
  const fallen = { ...before, mainMs: 0, periodMs: 0, periods: 0 };
  if (mainMs > 0) return { ...before, mainMs };
  const over = -mainMs;
  if (control.kind === 'canadian') {
    const periodMs = before.periodMs - over;
    return periodMs > 0 ? { ...before, mainMs: 0, periodMs } : fallen;
  }
  if (control.kind === 'koryo') {
    const periodMs = control.byoyomiMs - over;
    if (periodMs > 0) return { ...before, mainMs: 0, periodMs };
    const taken = Math.floor(-periodMs / control.unitMs) + 1;
    if (taken > before.periods) return fallen;
    return {
      ...before,
      mainMs: 0,
      periods: before.periods - taken,
      periodMs: control.unitMs * taken + periodMs,
    };
  }
  if (control.kind !== 'byoyomi') return fallen;
  const lost = Math.floor(over / control.byoyomiMs);
  const periods = before.periods - lost;
  if (periods <= 0) return fallen;
  return {
    ...before,
    mainMs: 0,
    periods,
    periodMs: control.byoyomiMs - (over % control.byoyomiMs),
  };
};

/** An allowance after a completed turn: byoyomi is whole again, an increment is added, a Canadian period counts the move. */
export const afterTurn = (control: TimeControl, before: Allowance, spentMs: number): Allowance => {
  const left = within(control, before, spentMs);
  if (control.kind === 'byoyomi' || control.kind === 'koryo')
    return { ...left, periodMs: control.byoyomiMs };
  if (control.kind === 'fischer') return { ...left, mainMs: left.mainMs + control.incrementMs };
  if (control.kind === 'canadian' && left.mainMs === 0)
    return left.moves > 1
      ? { ...left, moves: left.moves - 1 }
      : { ...left, moves: control.moves, periodMs: control.byoyomiMs };
  return left;
};

/** Milliseconds spent on the present turn up to an instant; a clock that went backwards has not run. */
export const spentAt = ({ spentMs, sinceMs }: Clock, nowMs: number): number =>
  spentMs + (sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs));

/** What a side has left at an instant. */
export const leftAt = (clock: Clock, seat: Seat, nowMs: number): Allowance =>
  seat === clock.seat
    ? within(clock.controls[seat], clock.left[seat], spentAt(clock, nowMs))
    : clock.left[seat];

/** All that a side may still spend on the present turn, at its beginning. */
const budgetOf = (control: TimeControl, { mainMs, periods, periodMs }: Allowance): number => {
  if (control.kind === 'unlimited') return Number.POSITIVE_INFINITY;
  if (control.kind === 'byoyomi') return mainMs + periods * control.byoyomiMs;
  if (control.kind === 'koryo') return mainMs + control.byoyomiMs + periods * control.unitMs;
  return control.kind === 'canadian' ? mainMs + periodMs : mainMs;
};

/** The instant at which the running flag falls; null while the clock stands still, or where time has no limit. */
export const flagAt = ({ controls, left, seat, spentMs, sinceMs }: Clock): number | null => {
  const at = (sinceMs ?? 0) + budgetOf(controls[seat], left[seat]) - spentMs;
  return sinceMs !== null && Number.isFinite(at) ? at : null;
};

/** Whether the flag of the side to move has fallen: reaching nothing loses, a move made before counts (rules A88, A90). */
export const hasFallen = (clock: Clock, nowMs: number): boolean => {
  const at = flagAt(clock);
  return at !== null && nowMs >= at;
};

/** The clock running for the side to move. */
export const runClock = (clock: Clock, nowMs: number): Clock =>
  clock.sinceMs === null ? { ...clock, sinceMs: nowMs } : clock;

/** The clock standing still; what was spent on the turn stays spent. */
export const stopClock = (clock: Clock, nowMs: number): Clock => ({
  ...clock,
  spentMs: spentAt(clock, nowMs),
  sinceMs: null,
});

/** The clock after the side to move has completed its turn: the other side's runs. */
export const pressClock = (clock: Clock, nowMs: number): Clock => {
  const { controls, seat } = clock;
  const after = afterTurn(controls[seat], clock.left[seat], spentAt(clock, nowMs));
  const left: Clock['left'] = seat === 0 ? [after, clock.left[1]] : [clock.left[0], after];
  return { ...clock, left, seat: other(seat), spentMs: 0, sinceMs: nowMs };
};
