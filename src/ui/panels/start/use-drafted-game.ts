import { useEffect, useState } from 'react';
import { draftedGame } from '#store/set-up-draft.ts';
import { previewGame } from '#store/sittings.ts';
import { useApp } from '../../app/app-context.tsx';

/**
 * Chooses the game of the draft again when the sheet opens. Returns true until that is done, or until it turns out that the
 * game cannot be fetched now.
 */
export const useDraftedGame = (): boolean => {
  const { table } = useApp();
  const { store, ports } = table;
  const [drafted] = useState(() => {
    const game = draftedGame(table);
    return game === store.getState().pack.id ? null : game;
  });
  const [waits, setWaits] = useState(drafted !== null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the game is chosen once, when the sheet opens.
  useEffect(() => {
    if (drafted === null) return;
    let isOpen = true;
    const show = (): void => {
      if (isOpen) setWaits(false);
    };
    previewGame(table, ports.packs, drafted, () => isOpen).then(show, show);
    return () => {
      isOpen = false;
    };
  }, [drafted]);
  return waits;
};
