import { useEffect, useState } from 'react';
import type { GameSummary } from '#store/sitting.ts';
import { type WaitingGame, waitingGame } from '#store/waiting.ts';
import { useApp } from '../../app/app-context.tsx';

/** How a listed game stands; null until it is read, and when it cannot be. */
export const useWaitingGame = ({ id, revision }: GameSummary): WaitingGame | null => {
  const { table } = useApp();
  const [read, keep] = useState<{ readonly id: string; readonly game: WaitingGame } | null>(null);
  // A game that was changed, by another tab for example, is read again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision tells that the game was changed
  useEffect(() => {
    let isWanted = true;
    waitingGame(table, id).then(
      (game) => {
        if (isWanted && game !== undefined) keep({ id, game });
      },
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [table, id, revision]);
  return read?.id === id ? read.game : null;
};
