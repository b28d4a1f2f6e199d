import { useEffect, useMemo } from 'react';
import type { Pick } from '#kernel/game.ts';
import { showProof } from '#store/navigation.ts';
import { whyClosed } from '#store/progress.ts';
import { explains, shownPosition } from '#store/selectors.ts';
import { type IllegalAttempt, noProof } from '#store/table.ts';
import { useApp, useGame, useSettled, useTable } from '../../app/app-context.tsx';

/**
 * Why the chosen piece cannot go to the square that is pointed at, drawn on the board as long as it is; null while it can,
 * while nothing is chosen, and where the players agreed that nothing is explained.
 */
export const useWhyNot = (pointed: Pick | null): IllegalAttempt | null => {
  const { table } = useApp();
  const game = useGame();
  const sitting = useSettled();
  const picked = useTable((state) => state.sitting.picked);
  const position = shownPosition(game, sitting);
  const explained = explains(sitting);
  const closed = useMemo(() => {
    const refusal = explained ? whyClosed(game, position, picked, pointed) : null;
    return refusal && pointed && { refusal, picks: [...picked, pointed] };
  }, [game, position, picked, pointed, explained]);

  useEffect(() => {
    if (closed === null) return;
    showProof(table, closed.refusal.evidence);
    return () => showProof(table, noProof);
  }, [table, closed]);
  return closed;
};
