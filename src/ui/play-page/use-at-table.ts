import type { Seat } from '#kernel/game.ts';
import { useApp, useSettled, useTable, useTableStore } from '../app-context.tsx';
import { type AtTable, atTable, type Opened } from './at-table.ts';

/** The game on the table for an action, drawn anew when something of it changes but the move in hand; `own` says whose side of the table it is. */
export const useAtTable = (open: (what: Opened) => void, own?: Seat): AtTable => {
  const { table } = useApp();
  useSettled();
  useTable((state) => state.elsewhere);
  useTable((state) => state.referee);
  return atTable(table, open, useTableStore().getState(), own);
};
