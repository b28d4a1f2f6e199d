import { flagAt } from '#match/clock.ts';
import { leave, tick } from '#store/referee.ts';
import type { Table } from '#store/table.ts';
import { beat } from './heartbeat.ts';

/** How often a running clock is noted, in milliseconds: what a crash can cost the side to move. */
const BEAT = 1_000;
/** Browsers fire longer timeouts at once, in milliseconds. */
const LONGEST = 2_000_000_000;

/**
 * Rings at the instant of the flag, and looks at the clock whenever the page is seen again: a hidden tab's timers may
 * come late, and the match judges by the instant in any case. Leaving the page stops the clock; for a crash each second is noted.
 */
export const startAlarm = (table: Table, page: Window): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = (): void => {
    clearTimeout(timer);
    const { agreed } = table.store.getState().sitting.match;
    const at = agreed?.clock ? flagAt(agreed.clock) : null;
    if (at === null) return;
    const wait = Math.min(LONGEST, Math.max(0, at - table.ports.now()));
    timer = setTimeout(() => {
      tick(table);
      arm();
    }, wait + 1);
  };
  const look = (): void => tick(table);
  const gone = (): void => leave(table);
  page.addEventListener('pagehide', gone);
  page.addEventListener('pageshow', look);
  page.document.addEventListener('visibilitychange', look);
  const beating = setInterval(() => {
    const { sitting, elsewhere } = table.store.getState();
    if (!elsewhere && sitting.match.agreed?.clock?.sinceMs != null)
      beat(sitting.id, table.ports.now());
  }, BEAT);
  const unsubscribe = table.store.subscribe((now, before) => {
    if (now.sitting.match !== before.sitting.match) arm();
  });
  arm();
  return () => {
    clearTimeout(timer);
    clearInterval(beating);
    unsubscribe();
    page.removeEventListener('pagehide', gone);
    page.removeEventListener('pageshow', look);
    page.document.removeEventListener('visibilitychange', look);
  };
};
