import type { Agreement } from '#games/agreement.ts';
import { beginSetUp, OWN_START, type SetUp, seatZeroOf } from '#store/set-up.ts';
import { changeSettings, noLongerNew } from '#store/settings.ts';
import { useApp, useTable } from '../app/app-context.tsx';

/** Whether a game can begin with these answers at once: nothing is left to toss, and no position to be read. */
export const canBeginWith = (agreement: Agreement, setUp: SetUp): boolean =>
  setUp.start !== OWN_START && seatZeroOf(agreement, setUp) !== undefined;

/** Begins the game on the table with answers that are complete, and remembers them for the next one. */
export const useBegin = (): ((setUp: SetUp) => void) => {
  const { table, settings, setUps } = useApp();
  const { id, agreement } = useTable(({ pack }) => pack);
  return (setUp) => {
    const isPreviewed = table.store.getState().previewOver !== null;
    setUps.keep(id, beginSetUp(table, agreement, setUp));
    // A player who set up the game that was on the table is not asked any more whether they are new to it.
    if (!isPreviewed) changeSettings(settings, noLongerNew(settings.getState(), id));
  };
};
