import { type Clock, leftAt } from '#match/clock.ts';
import { kindOf } from '#match/clock-kinds.ts';
import type { Table } from '#store/table.ts';

/** The numbers of seconds left that are counted. */
const counted = [30, 20, 10, 5, 4, 3, 2, 1] as const;

/**
 * A count of a running clock: so many seconds are left, or null if none is to be counted. `mainOver` says that the main
 * time has just ended.
 */
export interface Count {
  readonly seconds: number | null;
  readonly mainOver: boolean;
}

/** The count for a period that begins whole; null if its length is not among the counts. */
const atWhole = (ms: number): number | null => counted.find((mark) => mark * 1_000 === ms) ?? null;

/**
 * When the next count is due and what it says: milliseconds from now, and seconds left then. Main time that byoyomi
 * follows is not counted, but its end is reported. Undefined when nothing is left to count.
 */
export const nextCount = (
  clock: Clock,
  nowMs: number,
): (Count & { readonly inMs: number }) | undefined => {
  if (clock.sinceMs === null) return undefined;
  const control = clock.controls[clock.seat];
  const left = leftAt(clock, clock.seat, nowMs);
  const { mainMs, periodMs } = left;
  const next = kindOf(control).nextStretchMs(control, left);
  const inMain = mainMs > 0;
  const ms = inMain ? mainMs : periodMs;
  const seconds =
    inMain && next !== undefined ? undefined : counted.find((mark) => mark * 1_000 < ms);
  if (seconds !== undefined) return { inMs: ms - seconds * 1_000, seconds, mainOver: false };
  return next === undefined ? undefined : { inMs: ms, seconds: atWhole(next), mainOver: inMain };
};

/** The count at the beginning of a turn that has a whole period and no main time; null if there is none. */
export const firstCount = ({ left, seat, spentMs, sinceMs }: Clock): number | null => {
  const { mainMs, periodMs } = left[seat];
  const whole = mainMs === 0 && spentMs === 0;
  return whole && sinceMs !== null ? atWhole(periodMs) : null;
};

/**
 * Counts down the end of the running side's time to a listener. It gets the seconds left at 30, 20, 10 and each of the
 * last five, and the end of main time.
 */
export const countdownOf =
  (table: Table) =>
  (listener: (count: Count) => void): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const clockNow = (): Clock | null =>
      table.store.getState().sitting.match.refereeState?.clock ?? null;
    const arm = (): void => {
      clearTimeout(timer);
      const clock = clockNow();
      const due = clock && nextCount(clock, table.ports.now());
      if (!due) return;
      timer = setTimeout(
        () => {
          listener(due);
          arm();
        },
        Math.min(due.inMs, 2_000_000_000),
      );
    };
    const unsubscribe = table.store.subscribe((now, before) => {
      if (now.sitting.match === before.sitting.match) return;
      const clock = clockNow();
      const seconds = clock && firstCount(clock);
      if (seconds !== null && clock?.sinceMs !== before.sitting.match.refereeState?.clock?.sinceMs)
        listener({ seconds, mainOver: false });
      arm();
    });
    arm();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };
