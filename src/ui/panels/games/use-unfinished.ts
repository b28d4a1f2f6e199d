import { isUnfinished } from '#store/summary.ts';
import type { GameSummary } from '#store/table.ts';
import { useIdInPlay, useTable } from '../../app/app-context.tsx';

/** The unfinished games that wait while another is on the table, the last played first. */
export const useUnfinished = (): readonly GameSummary[] => {
  const listed = useTable((state) => state.unfinished);
  const present = useIdInPlay();
  return (listed ?? []).filter((game) => game.id !== present && isUnfinished(game));
};
