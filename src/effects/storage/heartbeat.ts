/**
 * The key of a game's beat: the last instant at which its clock is known to have run, for use after a crash. This one
 * is in local storage, which survives a reload. The database has it too, because a killed browser may not have written
 * local storage.
 */
const BEAT = 'shogi-table/beat/';

/** Notes that a sitting's clock runs at an instant. */
export const beat = (id: string, atMs: number): void => {
  try {
    localStorage.setItem(BEAT + id, String(atMs));
  } catch {
    // Storage is full or forbidden: then the beat in the database counts, or the last change.
  }
};

/** The instant of a sitting's last beat in milliseconds; 0 if it is not known. */
export const lastBeat = (id: string): number => {
  try {
    return Number(localStorage.getItem(BEAT + id)) || 0;
  } catch {
    return 0;
  }
};

/** Forgets a sitting's beat, once the sitting is kept with its clock stopped. */
export const forgetBeat = (id: string): void => {
  try {
    localStorage.removeItem(BEAT + id);
  } catch {
    // Forbidden: then none was noted either.
  }
};
