/**
 * Facts about a stored game that cannot be read, which is kept as it is. A newer version wrote it, or it is of a game
 * that this version does not have, or it is damaged.
 */
import { knowsGame, type Packs } from '#games/pack.ts';
import type { UnreadableGame } from '#store/table.ts';
import { rowVersion } from './compact-row.ts';
import { fieldOf } from './field-of.ts';

/** The id of the file that a stored game came from; undefined if it names none. */
export const sourceIdIn = (stored: unknown): string | undefined => {
  const id = fieldOf(fieldOf(stored, 'source'), 'id');
  return typeof id === 'string' ? id : undefined;
};

/** Why a stored game cannot be read. `newest` is the newest version that can be read. */
export const whyUnreadable = (
  packs: Packs,
  stored: unknown,
  newest: number = rowVersion,
): UnreadableGame['why'] => {
  const version = fieldOf(stored, 'version');
  if (typeof version === 'number' && version > newest) return 'newer';
  const gameId = fieldOf(stored, 'game');
  return typeof gameId === 'string' && !knowsGame(packs, gameId) ? 'game' : 'damaged';
};
