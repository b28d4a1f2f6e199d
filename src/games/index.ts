/** The games of this table, and the only door to them for whoever knows no game. */
import type { Packs } from './pack.ts';
import { shogiPack } from './shogi/pack.ts';

/** The games that can be played here. */
export type GameId = 'shogi' | 'xiangqi' | 'banqi' | 'ko-shogi';

/** Gives what a game brings. */
export const packs = {
  shogi: async () => shogiPack,
  xiangqi: () => import('./xiangqi/pack.ts').then((m) => m.xiangqiPack),
  banqi: () => import('./banqi/pack.ts').then((m) => m.banqiPack),
  'ko-shogi': () => import('./ko-shogi/pack.ts').then((m) => m.koShogiPack),
} satisfies Packs & Readonly<Record<GameId, unknown>>;
