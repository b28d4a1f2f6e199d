/** What can be said of a stored game that cannot be read: another version wrote it, or it is of a game that is not known here, or it is damaged. It is kept as it is. */
import { knowsGame, type Packs } from '#games/pack.ts';
import type { UnreadableGame } from '#store/table.ts';
import { rowVersion } from './compact-row.ts';
import { fieldOf } from './field-of.ts';

/** The file that a stored game came from, by its id; undefined where it names none. */
export const sourceIdIn = (stored: unknown): string | undefined => {
  const id = fieldOf(fieldOf(stored, 'source'), 'id');
  return typeof id === 'string' ? id : undefined;
};

/** Why a stored game cannot be read, where that version is the newest known. */
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
