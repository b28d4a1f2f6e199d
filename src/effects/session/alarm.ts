import { flagAt } from '#match/clock.ts';
import { leave, reportUnseenTime, tick } from '#store/referee.ts';
import type { Table } from '#store/table.ts';
import { beat } from '../storage/heartbeat.ts';
import type { SteadyTime } from './steady-time.ts';

/**
 * How often the instant of a running clock is noted, in milliseconds. Together with the time of writing it, this is the
 * time that a crash can give back to the side to move.
 */
const BEAT = 500;
/** How often a running clock is checked for a sleep of the device, in milliseconds: its timers slept as well. */
const LOOK = 500;
/** The longest timeout, in milliseconds: browsers fire longer ones immediately. */
const LONGEST = 2_000_000_000;

/**
 * Lets the match check the clock at the instant of the flag, and whenever the page is shown again or touched. Timers of
 * a hidden tab or a device that slept come late; the match judges by the instant in any case. Time that passed while
 * the page was hidden or frozen is thinking time. If the page was in sight, both players are asked. Leaving the page
 * stops the clock. In case of a crash, the instant of a running clock is noted twice a second.
 */
export const startAlarm = (
  table: Table,
  { jump }: Pick<SteadyTime, 'jump'>,
  page: Window,
  keepBeat: (id: string, atMs: number) => Promise<void>,
): (() => void) => {
  const { document } = page;
  const { now } = table.ports;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pulse: readonly ReturnType<typeof setInterval>[] = [];
  let seenMs = now();
  let inSight = !document.hidden;

  const look = (): void => {
    const gapMs = jump();
    if (gapMs > 0 && inSight) reportUnseenTime(table, gapMs, seenMs);
    seenMs = now();
    tick(table);
  };
  const note = (): void => {
    const { sitting, elsewhere } = table.store.getState();
    if (elsewhere) return;
    const atMs = now();
    beat(sitting.id, atMs);
    // If the database cannot be written, saving the game reports it.
    keepBeat(sitting.id, atMs).catch(() => {});
  };
  const rest = (): void => {
    clearTimeout(timer);
    pulse.forEach(clearInterval);
    pulse = [];
  };
  const arm = (): void => {
    const { sitting, elsewhere } = table.store.getState();
    // The tab that has the game lets the flag fall. Here the timer would fire again and again without effect.
    const clock = elsewhere ? null : sitting.match.refereeState?.clock;
    const running = clock?.sinceMs != null;
    // A running pulse is not restarted: quick moves must not delay its next beat.
    if (!running) rest();
    else if (pulse.length === 0) pulse = [setInterval(look, LOOK), setInterval(note, BEAT)];
    clearTimeout(timer);
    const at = clock ? flagAt(clock) : null;
    if (at === null) return;
    const wait = Math.min(LONGEST, Math.max(0, at - now()));
    timer = setTimeout(() => {
      look();
      arm();
    }, wait + 1);
  };
  // The time until now is judged by how the page was: in sight or not.
  const turn = (): void => {
    look();
    inSight = !document.hidden;
  };
  const freeze = (): void => {
    look();
    inSight = false;
  };
  const gone = (): void => leave(table);

  const listeners: readonly (readonly [EventTarget, string, () => void])[] = [
    [page, 'pagehide', gone],
    [page, 'pageshow', look],
    [page, 'focus', look],
    // In the capture phase, before the press takes effect: a move after a sleep must not be made in time that is in
    // doubt.
    [page, 'pointerdown', look],
    [page, 'keydown', look],
    [page, 'click', look],
    [document, 'visibilitychange', turn],
    [document, 'resume', turn],
    [document, 'freeze', freeze],
  ];
  for (const [target, what, act] of listeners) target.addEventListener(what, act, true);
  const unsubscribe = table.store.subscribe((state, before) => {
    if (state.sitting.match !== before.sitting.match || state.elsewhere !== before.elsewhere) arm();
  });
  look();
  arm();
  return () => {
    rest();
    unsubscribe();
    for (const [target, what, act] of listeners) target.removeEventListener(what, act, true);
  };
};
