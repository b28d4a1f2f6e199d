import { viewPly } from './navigation.ts';
import { resumeSitting } from './sittings.ts';
import type { Table } from './table.ts';

/** Puts the game that an address names on the table, at a ply when one is given; false when there is none of that id. Nothing is touched once the address is `stale`. */
export const showKept = async (
  table: Table,
  id: string,
  ply: string | undefined,
  stale: () => boolean,
): Promise<boolean> => {
  if (stale()) return true;
  const found = await resumeSitting(table, id).catch(() => false);
  if (found && !stale() && ply !== undefined && /^\d{1,6}$/.test(ply)) viewPly(table, Number(ply));
  return found;
};
