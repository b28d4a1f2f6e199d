import { isUntouched } from '#store/selectors.ts';
import type { Table, TableState } from '#store/table.ts';
import type { Journal } from './journal.ts';
import { writeSitting } from './sitting-write.ts';

/** Keeps the game on the table at each event, and the list of kept games true; a game that was set aside before its first move is forgotten. */
export const startKeeping = (table: Table, journal: Journal): (() => void) => {
  const { game, store, ports } = table;
  const sayUnsaved = (unsaved: boolean): void => {
    if (store.getState().unsaved !== unsaved) store.setState({ unsaved });
  };
  const keep = (now: TableState, before: TableState): void => {
    if (now.elsewhere || now.sitting === before.sitting) return;
    journal.write(writeSitting(game, now.sitting));
    const kept: Promise<void>[] = [ports.keep(now.sitting)];
    const left = before.sitting;
    if (left.id !== now.sitting.id && isUntouched(left)) kept.push(ports.forget(left.id));
    const listed = now.sitting.id !== left.id || now.sitting.match !== left.match;
    Promise.all(kept).then(
      async () => {
        sayUnsaved(false);
        if (listed) await (await import('#store/sittings.ts')).refresh(table);
      },
      () => sayUnsaved(true),
    );
  };
  return store.subscribe(keep);
};
