import { refresh, sayUnsaved } from '#store/commands.ts';
import { isUntouched } from '#store/selectors.ts';
import type { Table } from '#store/table.ts';

/** Keeps the game on the table at each event, and the list of kept games true; a game that was set aside before its first move is forgotten. */
export const startKeeping = (table: Table): (() => void) => {
  const { store, ports } = table;
  return store.subscribe((now, before) => {
    if (now.elsewhere || now.sitting === before.sitting) return;
    const kept: Promise<void>[] = [ports.keep(now.sitting)];
    const left = before.sitting;
    if (left.id !== now.sitting.id && isUntouched(left)) kept.push(ports.forget(left.id));
    const listed = now.sitting.id !== left.id || now.sitting.match !== left.match;
    Promise.all(kept).then(
      async () => {
        sayUnsaved(table, false);
        if (listed) await refresh(table);
      },
      () => sayUnsaved(table, true),
    );
  });
};
