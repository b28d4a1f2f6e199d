/** What can be said of a stored game that cannot be read: another version wrote it, or it is of a game that is not known here, or it is damaged. It is kept as it is. */
import { knowsGame, type Packs } from '#games/pack.ts';
import type { UnreadableGame } from '#store/table.ts';
import { fieldOf } from './field-of.ts';
import { sittingVersion } from './sitting-read.ts';

/** The file that a stored game came from, by its id; undefined where it names none. */
export const sourceIdIn = (stored: unknown): string | undefined => {
  const id = fieldOf(fieldOf(stored, 'source'), 'id');
  return typeof id === 'string' ? id : undefined;
};

/** Why a stored game cannot be read. */
export const whyUnreadable = (packs: Packs, stored: unknown): UnreadableGame['why'] => {
  const version = fieldOf(stored, 'version');
  if (typeof version === 'number' && version > sittingVersion) return 'newer';
  const gameId = fieldOf(stored, 'game');
  return typeof gameId === 'string' && !knowsGame(packs, gameId) ? 'game' : 'damaged';
};
