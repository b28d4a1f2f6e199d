import type { Seat } from '#kernel/game.ts';
import { useApp, useSettled, useTable, useTableStore } from '../app-context.tsx';
import { type ActionContext, actionContext, type OpenSheet } from './action.ts';

/** The game on the table for an action, drawn anew when something of it changes but the move in hand; `own` says whose side of the table it is. */
export const useActionContext = (open: (what: OpenSheet) => void, own?: Seat): ActionContext => {
  const { table } = useApp();
  useSettled();
  useTable((state) => state.elsewhere);
  useTable((state) => state.referee);
  return actionContext(table, open, useTableStore().getState(), own);
};
