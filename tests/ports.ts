/** The world as far as commands ask it, where nothing is kept, no time passes and chance always falls lowest. */
import { packs } from '#games/index.ts';
import type { KeptGames, Ports } from '#store/ports.ts';

/** Such ports, with what a test gives instead; each has game ids of its own: game-0, game-1 … */
export const portsWith = (given: Partial<Ports & KeptGames> = {}): Ports => {
  let ids = 0;
  const kept: KeptGames = {
    load: async () => undefined,
    list: async () => [],
    unfinished: async () => [],
    summarise: async () => {},
    unreadable: async () => [],
    keepNew: () => ({ add: async () => {}, end: async () => {} }),
    edits: { count: async () => 0, add: async () => {}, take: async () => undefined },
    keepSource: async () => {},
    loadSource: async () => undefined,
    backup: async () => {
      throw new Error('nothing is kept here');
    },
    ...given,
  };
  return {
    packs,
    now: () => 0,
    random: () => 0,
    newId: () => `game-${ids++}`,
    keep: async () => {},
    mustKeepFirst: () => false,
    keepFirst: async () => {},
    kept,
    forget: async () => {},
    ...given,
  };
};
