import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { fetchOnce, loading } from '#loading/chunk.ts';
import { useApp, useSettled } from '../app-context.tsx';

const keptGame = fetchOnce(() => import('#store/show-kept-game.ts'));

interface KeptGameRouteProps {
  /** The sitting the address names; undefined for the one on the table. */
  readonly id: string | undefined;
  readonly ply: string | undefined;
  readonly missing: ReactNode;
  readonly children: ReactNode;
}

/** A game by its address, at a ply when one is given; what was on the table waits. The same element whatever it names, so that the address may change under a table in use. */
export const KeptGameRoute = ({ id, ply, missing, children }: KeptGameRouteProps) => {
  const { table } = useApp();
  const present = useSettled().id;
  const tries = useStore(loading, (state) => state.tries);
  const [lost, setLost] = useState<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a player who tries again asks for the game again.
  useEffect(() => {
    if (id === undefined) return;
    // The address follows the table: the game it names is mostly there already.
    if (ply === undefined && table.store.getState().sitting.id === id) return;
    let stale = false;
    keptGame()
      .then(({ showKept }) => showKept(table, id, ply, () => stale))
      .then(
        (found) => stale || setLost(found ? undefined : id),
        // Said where all is said that could not be loaded.
        () => {},
      );
    return () => {
      stale = true;
    };
  }, [table, id, ply, tries]);
  if (id !== undefined && id === lost) return missing;
  return id === undefined || id === present ? children : null;
};
