import { type ReactNode, useEffect, useState } from 'react';
import { usePlace, useSitting } from '../table-context.tsx';

interface KeptGameProps {
  /** The sitting the address names; undefined for the one on the table. */
  readonly id: string | undefined;
  readonly ply: string | undefined;
  readonly missing: ReactNode;
  readonly children: ReactNode;
}

/** A game by its address, at a ply when one is given; what was on the table waits. The same element whatever it names, so that the address may change under a table in use. */
export const KeptGame = ({ id, ply, missing, children }: KeptGameProps) => {
  const { table } = usePlace();
  const present = useSitting().id;
  const [lost, setLost] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (id === undefined) return;
    let stale = false;
    const resume = async (): Promise<void> => {
      // The address follows the table: the game it names is mostly there already.
      if (table.store.getState().sitting.id !== id) {
        const { resumeSitting } = await import('#store/sittings.ts');
        if (stale) return;
        const found = await resumeSitting(table, id).catch(() => false);
        if (stale) return;
        if (!found) setLost(id);
      }
      if (ply === undefined || !/^\d{1,6}$/.test(ply)) return;
      const { lookAtPly } = await import('#store/looking.ts');
      if (!stale && table.store.getState().sitting.id === id) lookAtPly(table, Number(ply));
    };
    void resume();
    return () => {
      stale = true;
    };
  }, [table, id, ply]);
  if (id !== undefined && id === lost) return missing;
  return id === undefined || id === present ? children : null;
};
