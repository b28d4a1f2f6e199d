/**
 * Time as it is given and spent. A clock is a value to be queried, not a process that ticks. It holds what each side
 * had when the turn began and the instant since which it runs; everything else is computed for an instant that the
 * caller gives. All times are in milliseconds.
 */
import { other, type Seat } from '#kernel/game.ts';
import { type Allowance, kindOf, type TimeControl } from './clock-kinds.ts';

export type { Allowance, TimeControl } from './clock-kinds.ts';

/** The clock of a sitting; plain data. */
export interface Clock {
  readonly controls: readonly [TimeControl, TimeControl];
  /** The allowance of each side before the first move. */
  readonly start: readonly [Allowance, Allowance];
  /** The allowance of each side when the present turn began. */
  readonly left: readonly [Allowance, Allowance];
  /** The seat whose turn it is. */
  readonly seat: Seat;
  /** Time spent on the present turn before `sinceMs`: a pause ends one stretch and begins the next. */
  readonly spentMs: number;
  /** The instant since which it runs; null while it stands still. */
  readonly sinceMs: number | null;
}

/** The allowance with which a side begins; all zeros where time has no limit. */
export const fullAllowance = (control: TimeControl): Allowance => kindOf(control).full(control);

/** A clock that stands still before the first move. */
export const newClock = (
  controls: Clock['controls'],
  seat: Seat,
  start: Clock['start'] = [fullAllowance(controls[0]), fullAllowance(controls[1])],
): Clock => ({ controls, start, left: start, seat, spentMs: 0, sinceMs: null });

/** An allowance in the middle of a turn, after `spentMs`; no time and no period is left when the flag has fallen. */
const within = (control: TimeControl, before: Allowance, spentMs: number): Allowance => {
  const mainMs = before.mainMs - spentMs;
  if (mainMs > 0) return { ...before, mainMs };
  const fallen = { ...before, mainMs: 0, periodMs: 0, periods: 0 };
  return kindOf(control).overMain(control, before, -mainMs) ?? fallen;
};

/** An allowance after a completed turn: byoyomi is whole again, an increment is added, a Canadian period counts the move. */
export const afterTurn = (control: TimeControl, before: Allowance, spentMs: number): Allowance =>
  kindOf(control).completed(control, within(control, before, spentMs));

/** Milliseconds spent on the present turn up to an instant; a clock that went backwards has not run. */
export const spentAt = ({ spentMs, sinceMs }: Clock, nowMs: number): number =>
  spentMs + (sinceMs === null ? 0 : Math.max(0, nowMs - sinceMs));

/** The allowance of a side at an instant. */
export const leftAt = (clock: Clock, seat: Seat, nowMs: number): Allowance =>
  seat === clock.seat
    ? within(clock.controls[seat], clock.left[seat], spentAt(clock, nowMs))
    : clock.left[seat];

/** All the time that a side may spend on the present turn, as of its beginning. */
const budgetOf = (control: TimeControl, left: Allowance): number =>
  left.mainMs + kindOf(control).besidesMainMs(control, left);

/** The instant at which the running flag falls; null while the clock stands still, or where time has no limit. */
export const flagAt = ({ controls, left, seat, spentMs, sinceMs }: Clock): number | null => {
  const at = (sinceMs ?? 0) + budgetOf(controls[seat], left[seat]) - spentMs;
  return sinceMs !== null && Number.isFinite(at) ? at : null;
};

/**
 * Whether the flag of the side to move has fallen. With nothing left the game is lost, and a move made before that
 * counts (rules A88, A90).
 */
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
