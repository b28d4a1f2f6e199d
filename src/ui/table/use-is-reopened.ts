import { useState } from 'react';
import type { Match } from '#match/match.ts';
import { useSitting } from '../app/app-context.tsx';

/** Whether the ending of the game on the table was just taken back without a move. True until something else happens in it. */
export const useIsReopened = (): boolean => {
  const { id, match } = useSitting();
  const [seen, see] = useState<{
    readonly id: string;
    readonly match: Match;
    readonly isReopened: boolean;
  }>({ id, match, isReopened: false });
  if (seen.match === match && seen.id === id) return seen.isReopened;
  const isReopened =
    seen.id === id &&
    seen.match.outcome !== null &&
    match.outcome === null &&
    seen.match.head === match.head;
  see({ id, match, isReopened });
  return isReopened;
};
