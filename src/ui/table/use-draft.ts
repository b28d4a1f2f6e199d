import { useMemo } from 'react';
import type { SetUp } from '#store/set-up.ts';
import { draftFor, keepDraft } from '#store/set-up-draft.ts';
import { useApp, useTable } from '../app/app-context.tsx';

/** The answers for the next game, of the kind that is on the table. */
interface Draft {
  /** The answers that were filled in and not used yet, or else those of the last game. */
  read(): SetUp;
  /** Keeps answers that are not used yet, for the form that opens next. */
  keep(answers: SetUp): void;
}

/** Used by each form for a new game: it begins with the answers of the form before it. */
export const useDraft = (): Draft => {
  const { table, setUps } = useApp();
  const { id, agreement } = useTable(({ pack }) => pack);
  return useMemo(
    () => ({
      read: () => draftFor(table, id, setUps.read(id, agreement)),
      keep: (answers) => keepDraft(table, id, answers),
    }),
    [table, setUps, id, agreement],
  );
};
