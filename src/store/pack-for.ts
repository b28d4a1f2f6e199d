/** The packs by which sittings and records are played and read. */
import { type GamePack, packOf } from '#games/pack.ts';
import type { KeptSitting, Table } from './table.ts';

/** The pack of a game, for a sitting or record of it. Rejects if it cannot be fetched or is not known. */
export const packFor = async ({ store, ports }: Table, gameId: string): Promise<GamePack> => {
  const { pack } = store.getState();
  return pack.id === gameId ? (pack.whole ?? pack) : packOf(ports.packs, gameId);
};

/** The pack by which a sitting is played: that of its game, or what a lesson makes of it. Rejects if a part of it cannot be fetched. */
export const packOfSitting = async (
  pack: GamePack,
  { lesson }: Pick<KeptSitting, 'lesson'>,
): Promise<GamePack> =>
  lesson === undefined ? pack : (await import('./lesson-pack.ts')).lessonPack(pack, lesson);
