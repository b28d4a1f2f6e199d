/** The skins, by the ids of their games: the only door to them. */
import type { GameId } from '#games/index.ts';
import { packOf } from '#games/pack.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSkin } from '../game/game-text.ts';
import { gameSkin as shogi } from './shogi/index.ts';

const skins: Readonly<Record<GameId, () => Promise<GameSkin>>> = {
  shogi: fetchOnce(async () => shogi),
  xiangqi: fetchOnce(() => import('./xiangqi/index.ts').then((m) => m.gameSkin)),
  banqi: fetchOnce(() => import('./banqi/index.ts').then((m) => m.gameSkin)),
  'ko-shogi': fetchOnce(() => import('./ko-shogi/index.ts').then((m) => m.gameSkin)),
};

/** How a game looks and speaks, the same promise each time; rejects where no game of that id is known. */
export const skinOf = (id: string): Promise<GameSkin> => packOf(skins, id);
