/** Ports for commands, in which nothing is stored, no time passes, and chance always draws the lowest value. */
import { packs } from '#games/index.ts';
import type { KeptGames, Ports } from '#store/ports.ts';

/** Such ports, with the ones that a test replaces. Each has its own sequence of game ids: game-0, game-1 … */
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
