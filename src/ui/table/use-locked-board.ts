import { useCallback, useMemo, useState } from 'react';
import type { Line } from '#kernel/game.ts';
import { type Lock, lockOf } from '#store/selectors.ts';
import { useSitting, useTable } from '../app/app-context.tsx';
import { usePositionView } from './use-position-view.ts';

/** A press on the board while no move could be made on it: the reason, and the line that was shown. */
export interface LockedPress {
  readonly lock: Lock;
  readonly at: Line<object, object>;
}

/** Whether moves can be made on the board, and the last press that found it locked. */
export const useLockedBoard = () => {
  const sitting = useSitting();
  const elsewhere = useTable((state) => state.elsewhere);
  const guesses = useTable(({ guess }) => guess !== undefined);
  const { line } = usePositionView();
  const lock = lockOf(sitting, elsewhere, guesses);
  const [locked, tell] = useState<LockedPress | null>(null);
  const onLocked = useCallback(() => {
    if (lock !== null) tell({ lock, at: line });
  }, [lock, line]);
  const onPutAway = useCallback(() => tell(null), []);
  const onLetGo = useCallback(() => {
    // A drag on a locked board scrolls the page instead. The reason stays all the same while the user looks back.
    tell((told) => (told?.lock === 'looking' ? told : null));
  }, []);
  return useMemo(
    () => ({ lock, locked, onLocked, onPutAway, onLetGo }),
    [lock, locked, onLocked, onPutAway, onLetGo],
  );
};

/** The result of `useLockedBoard`, as components get it. */
export type LockedBoard = ReturnType<typeof useLockedBoard>;
