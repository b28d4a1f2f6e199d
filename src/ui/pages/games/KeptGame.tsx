import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { loading } from '#loading/chunk.ts';
import { gameInPlay } from '#store/selectors.ts';
import { showKept } from '#store/sittings.ts';
import { useApp } from '../../app/app-context.tsx';
import { NotFound } from '../../game/NotFound.tsx';

interface KeptGameProps {
  /** The sitting the address names. */
  readonly id: string;
  readonly ply: string | undefined;
}

/**
 * Puts the game that the address names on the table, at a ply if one is given; the game that was on the table waits. Says
 * so if there is no such game.
 */
export const KeptGame = ({ id, ply }: KeptGameProps) => {
  const { table } = useApp();
  const tries = useStore(loading, (state) => state.tries);
  const [lost, setLost] = useState<string | undefined>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a player who tries again asks for the game again.
  useEffect(() => {
    // The address follows the table: the game it names is mostly there already.
    if (ply === undefined && gameInPlay(table.store.getState()).sitting.id === id) return;
    let stale = false;
    showKept(table, id, ply, () => stale).then(
      (found) => stale || setLost(found ? undefined : id),
      // `LoadFailure` says this, as of everything that could not be loaded.
      () => {},
    );
    return () => {
      stale = true;
    };
  }, [table, id, ply, tries]);
  return id === lost ? <NotFound /> : null;
};
