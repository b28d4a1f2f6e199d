/** The games of this table, and the only door to them for whoever knows no game. */
import type { Packs } from './pack.ts';
import { shogiPack } from './shogi/pack.ts';

/** The games that can be played here. */
export type GameId = 'shogi' | 'xiangqi' | 'banqi' | 'ko-shogi';

/** Gives what a game brings. */
export const packs = {
  shogi: async () => shogiPack,
  xiangqi: async () => (await import('./xiangqi/pack.ts')).xiangqiPack,
  banqi: async () => (await import('./banqi/pack.ts')).banqiPack,
  'ko-shogi': async () => (await import('./ko-shogi/pack.ts')).koShogiPack,
} satisfies Packs & Readonly<Record<GameId, unknown>>;
