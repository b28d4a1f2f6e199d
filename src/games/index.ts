/** The games of this table. Code that knows no game reaches them only through this file. */
import type { Packs } from './pack.ts';
import { shogiPack } from './shogi/pack.ts';

/** The games that can be played here. */
export type GameId = 'shogi' | 'xiangqi' | 'banqi' | 'ko-shogi';

/** The pack of each game, fetched when its function is called. */
export const packs = {
  shogi: async () => shogiPack,
  xiangqi: () => import('./xiangqi/pack.ts').then((m) => m.xiangqiPack),
  banqi: () => import('./banqi/pack.ts').then((m) => m.banqiPack),
  'ko-shogi': () => import('./ko-shogi/pack.ts').then((m) => m.koShogiPack),
} satisfies Packs & Readonly<Record<GameId, unknown>>;
