import type { Game } from '#kernel/game.ts';
import { shogi } from './shogi/game.ts';

/** The games of this table. */
export type GameId = 'shogi';

/** Loads a game's rules; each is its own chunk. */
export const games: Readonly<Record<GameId, () => Promise<Game>>> = {
  shogi: async () => shogi,
};
