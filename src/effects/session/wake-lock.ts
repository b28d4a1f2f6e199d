import type { Table, TableState } from '#store/table.ts';

/** Two players sit over one device, which lies untouched while they think. */
const wants = ({ sitting, elsewhere }: TableState): boolean =>
  sitting.seating?.how === 'face' && sitting.match.outcome === null && !elsewhere;

/**
 * Keeps the screen awake while a game goes on face to face, if the browser offers it (Screen Wake Lock). The system
 * takes the lock from a hidden page, so it is requested again when the page is shown. A refusal changes nothing.
 */
export const startWakeLock = (table: Table, { document, navigator }: Window): (() => void) => {
  // Absent without HTTPS, and in older browsers.
  const screen: WakeLock | undefined = navigator.wakeLock;
  if (screen === undefined) return () => {};
  let asked: Promise<WakeLockSentinel | null> | null = null;
  const release = (): void => {
    asked?.then((lock) => lock?.release()).catch(() => {});
    asked = null;
  };
  const hold = (): void => {
    if (!wants(table.store.getState())) {
      release();
      return;
    }
    if (document.visibilityState !== 'visible' || asked !== null) return;
    asked = screen.request('screen').catch(() => null);
  };
  const seen = (): void => {
    // A lock that was taken or refused, or never granted while hidden, is requested again.
    if (document.visibilityState === 'visible') {
      release();
      hold();
    }
  };
  const stop = table.store.subscribe((now, before) => {
    if (wants(now) !== wants(before)) hold();
  });
  document.addEventListener('visibilitychange', seen);
  hold();
  return () => {
    stop();
    document.removeEventListener('visibilitychange', seen);
    release();
  };
};
