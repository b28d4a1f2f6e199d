/** The clocks of the replay of a void game. */
import type { Seat } from '#kernel/game.ts';
import { type Allowance, type Clock, fullAllowance, leftAt } from './clock.ts';
import { kindOf } from './clock-kinds.ts';

/** The share of its main time that a replay leaves each side at least (rules A60: an hour of nine to ten). */
const REPLAY_SHARE = 0.1;

/**
 * The allowances in the replay of a void game, by the seats of the void game. Each side has what it had left: no
 * period, unit or move of a period comes back, and no side has less than before. If a side's main time is under a tenth
 * of its first, both get what is lacking, but no more than they began with (rules A60).
 */
export const replayAllowances = (clock: Clock): Clock['left'] => {
  const full = (seat: Seat): Allowance => fullAllowance(clock.controls[seat]);
  // The time of the turn that was not completed stays spent.
  const ended = (seat: Seat): Allowance => leftAt(clock, seat, clock.sinceMs ?? 0);
  const lacking = (seat: Seat): number =>
    Math.max(0, REPLAY_SHARE * full(seat).mainMs - ended(seat).mainMs);
  const more = Math.round(Math.max(lacking(0), lacking(1)));
  const again = (seat: Seat): Allowance => {
    const left = ended(seat);
    const raised = Math.min(full(seat).mainMs, left.mainMs + more);
    // Byoyomi is whole for every move, also for the first one of a game; a Canadian period is not.
    const { periodMs } = kindOf(clock.controls[seat]).keepsPeriod ? left : full(seat);
    return { ...left, mainMs: Math.max(left.mainMs, raised), periodMs };
  };
  return [again(0), again(1)];
};
