import { useEffect, useMemo } from 'react';
import type { Pick, Refusal } from '#kernel/game.ts';
import { showProof } from '#store/looking.ts';
import { explains, shownPosition } from '#store/selectors.ts';
import { noProof } from '#store/table.ts';
import { whyClosed } from '#store/teaching.ts';
import { useGame, usePlace, useSettled, useTable } from '../table-context.tsx';

/**
 * Why the chosen piece cannot go to the square that is pointed at, drawn on the board as long as it is; null while it can,
 * while nothing is chosen, and where the players agreed that nothing is explained.
 */
export const useWhyNot = (pointed: Pick | null): Refusal | null => {
  const { table } = usePlace();
  const game = useGame();
  const sitting = useSettled();
  const picked = useTable((state) => state.sitting.picked);
  const position = shownPosition(game, sitting);
  const explained = explains(sitting);
  const refusal = useMemo(
    () => (explained ? whyClosed(game, position, picked, pointed) : null),
    [game, position, picked, pointed, explained],
  );

  useEffect(() => {
    if (refusal === null) return;
    showProof(table, refusal.evidence);
    return () => showProof(table, noProof);
  }, [table, refusal]);
  return refusal;
};
