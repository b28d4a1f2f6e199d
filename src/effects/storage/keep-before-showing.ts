/**
 * Keeps a move before it is shown when necessary, so that no move a player has seen is lost if the browser is killed.
 */
import type { Ports } from '#store/ports.ts';

/** How long a move waits for that at the longest, in milliseconds. Trouble with storage is reported in any case. */
const LONGEST = 1_000;

/**
 * Keeps games, and knows whether a save is still under way. At first that is the opening database, later the last save.
 */
export const keepBeforeShowing = (
  write: Ports['keep'],
): Pick<Ports, 'keep' | 'mustKeepFirst' | 'keepFirst'> => {
  let coming: object | null = {};
  const keep: Ports['keep'] = async (...what) => {
    const mine = {};
    coming = mine;
    try {
      await write(...what);
    } finally {
      if (coming === mine) coming = null;
    }
  };
  return {
    keep,
    mustKeepFirst: () => coming !== null,
    keepFirst: async (sitting) => {
      const kept = keep(sitting, 'strict').catch(() => {});
      await Promise.race([kept, new Promise((late) => setTimeout(late, LONGEST))]);
      coming = null;
    },
  };
};
