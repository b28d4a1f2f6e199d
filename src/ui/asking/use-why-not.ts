import { useEffect, useMemo } from 'react';
import type { Pick, Refusal } from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';
import { showProof } from '#store/looking.ts';
import { explains, shownPosition } from '#store/selectors.ts';
import { noProof } from '#store/table.ts';
import { useGame, usePlace, useSitting } from '../table-context.tsx';

/**
 * Why the chosen piece cannot go to the square that is pointed at, drawn on the board as long as it is; null while it can,
 * while nothing is chosen, and where the players agreed that nothing is explained.
 */
export const useWhyNot = (pointed: Pick | null): Refusal | null => {
  const { table } = usePlace();
  const game = useGame();
  const sitting = useSitting();
  const [origin, ...more] = sitting.picked;
  const position = shownPosition(game, sitting);
  const explained = explains(sitting);
  const refusal = useMemo(() => {
    if (!explained || origin === undefined || more.length > 0) return null;
    if (pointed?.at !== 'square' || samePick(origin, pointed)) return null;
    // Another piece of one's own would be taken up instead.
    if (game.refuse(position, [pointed]) === null) return null;
    return game.refuse(position, [origin, pointed]);
  }, [game, position, origin, more.length, pointed, explained]);

  useEffect(() => {
    if (refusal === null) return;
    showProof(table, refusal.evidence);
    return () => showProof(table, noProof);
  }, [table, refusal]);
  return refusal;
};
