/** The last instant at which a clock is known to have run: what a crash leaves behind, kept in local storage. */
const BEAT = 'shogi-table/beat';

/** Notes that a sitting's clock runs at an instant. */
export const beat = (id: string, atMs: number): void => {
  try {
    localStorage.setItem(BEAT, `${id} ${atMs}`);
  } catch {
    // Full or forbidden: then the last change counts.
  }
};

/** The instant of a sitting's last beat in milliseconds; 0 when nobody knows. */
export const lastBeat = (id: string): number => {
  try {
    const [whose, atMs] = (localStorage.getItem(BEAT) ?? '').split(' ');
    return whose === id ? Number(atMs) || 0 : 0;
  } catch {
    return 0;
  }
};
