/** When a move is to be kept before it is shown, so that nothing which was seen is lost with the browser. */
import type { Ports } from '#store/ports.ts';

/** How long a move waits for that at the longest, in milliseconds: that storage is in trouble is said anyway. */
const LONGEST = 1_000;

/** Keeps games, and knows whether something is still being kept: at first the database that opens, later the last save. */
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
