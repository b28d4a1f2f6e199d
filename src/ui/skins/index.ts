/** The skins, by the ids of their games: the only door to them. */
import type { GameId } from '#games/index.ts';
import { packOf } from '#games/pack.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSign } from '../app/app-context.tsx';
import type { GameSkin } from '../game/game-text.ts';
import { sign as banqiSign } from './banqi/sign.tsx';
import { sign as koShogiSign } from './ko-shogi/sign.tsx';
import { gameSkin as shogi } from './shogi/index.ts';
import { sign as shogiSign } from './shogi/sign.tsx';
import { sign as xiangqiSign } from './xiangqi/sign.tsx';

const skins: Readonly<Record<GameId, () => Promise<GameSkin>>> = {
  shogi: fetchOnce(async () => shogi),
  xiangqi: fetchOnce(() => import('./xiangqi/index.ts').then((m) => m.gameSkin)),
  banqi: fetchOnce(() => import('./banqi/index.ts').then((m) => m.gameSkin)),
  'ko-shogi': fetchOnce(() => import('./ko-shogi/index.ts').then((m) => m.gameSkin)),
};

/** The signs and names of all games. They come with the table, so that every game can be offered before its files are fetched. */
export const gameSigns: Readonly<Record<GameId, GameSign>> = {
  shogi: shogiSign,
  xiangqi: xiangqiSign,
  banqi: banqiSign,
  'ko-shogi': koShogiSign,
};

/** How a game looks and speaks, the same promise each time; rejects where no game of that id is known. */
export const skinOf = (id: string): Promise<GameSkin> => packOf(skins, id);
