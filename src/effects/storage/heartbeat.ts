/** The last instant at which a game's clock is known to have run: what a crash leaves behind. Here in local storage, which a reload finds; the database has it too, which a killed browser has written. */
const BEAT = 'shogi-table/beat/';

/** Notes that a sitting's clock runs at an instant. */
export const beat = (id: string, atMs: number): void => {
  try {
    localStorage.setItem(BEAT + id, String(atMs));
  } catch {
    // Full or forbidden: then the database counts, or the last change.
  }
};

/** The instant of a sitting's last beat in milliseconds; 0 when nobody knows. */
export const lastBeat = (id: string): number => {
  try {
    return Number(localStorage.getItem(BEAT + id)) || 0;
  } catch {
    return 0;
  }
};

/** Forgets a sitting's beat, once it is kept with its clock standing still. */
export const forgetBeat = (id: string): void => {
  try {
    localStorage.removeItem(BEAT + id);
  } catch {
    // Forbidden: then none was noted either.
  }
};
