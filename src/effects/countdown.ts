import { type Clock, leftAt } from '#match/clock.ts';
import type { Table } from '#store/table.ts';

/** Seconds left at which the last of a side's time is counted. */
const counted = [30, 20, 10, 5, 4, 3, 2, 1] as const;

/**
 * When the next count is due and what it says: milliseconds from now, and seconds left then. Main time that byoyomi
 * follows is not counted: its end is only waited for (`seconds: null`). Undefined when nothing is left to count.
 */
export const nextCount = (
  clock: Clock,
  nowMs: number,
): { readonly inMs: number; readonly seconds: number | null } | undefined => {
  if (clock.sinceMs === null) return undefined;
  const { kind } = clock.controls[clock.seat];
  const { mainMs, periodMs, periods } = leftAt(clock, clock.seat, nowMs);
  const last = kind === 'main' || kind === 'fischer';
  if (!last && mainMs > 0) return { inMs: mainMs, seconds: null };
  const ms = last ? mainMs : periodMs;
  const seconds = counted.find((mark) => mark * 1_000 < ms);
  if (seconds !== undefined) return { inMs: ms - seconds * 1_000, seconds };
  const more = kind === 'byoyomi' ? periods - 1 : kind === 'koryo' ? periods : 0;
  return more > 0 ? { inMs: ms, seconds: null } : undefined;
};

/** Counts the end of the running side's time to a listener: seconds left at 30, 20, 10, then each of the last five. */
export const countdownOf =
  (table: Table) =>
  (listener: (seconds: number) => void): (() => void) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const arm = (): void => {
      clearTimeout(timer);
      const { agreed } = table.store.getState().sitting.match;
      const due = agreed?.clock && nextCount(agreed.clock, table.ports.now());
      if (!due) return;
      timer = setTimeout(
        () => {
          if (due.seconds !== null) listener(due.seconds);
          arm();
        },
        Math.min(due.inMs, 2_000_000_000),
      );
    };
    const unsubscribe = table.store.subscribe((now, before) => {
      if (now.sitting.match !== before.sitting.match) arm();
    });
    arm();
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  };
