/** The skins, by the ids of their games: the only door to them. */
import type { GameId } from '#games/index.ts';
import { fetchOnce } from '#loading/chunk.ts';
import type { GameSkin } from '../game-text.ts';
import { shogi } from './shogi/index.ts';

const skins: Readonly<Record<GameId, () => Promise<GameSkin>>> = {
  shogi: fetchOnce(async () => shogi),
  xiangqi: fetchOnce(async () => (await import('./xiangqi/index.ts')).xiangqi),
  banqi: fetchOnce(async () => (await import('./banqi/index.ts')).banqi),
};

const isKnown = (id: string): id is GameId => Object.hasOwn(skins, id);

/** How a game looks and speaks, the same promise each time; rejects where no game of that id is known. */
export const skinOf = (id: string): Promise<GameSkin> =>
  isKnown(id) ? skins[id]() : Promise.reject(new Error(`no game is called ${id}`));
