/** What an action of the play page is told of the game on the table, and the shape of one. */
import type { IconNode } from 'lucide';
import type { Messages } from '#i18n/catalogue.ts';
import type { Game, Seat } from '#kernel/game.ts';
import { seatToMove, settled } from '#store/selectors.ts';
import type { Settled } from '#store/sitting.ts';
import type { Table, TableState } from '#store/table.ts';
import { useApp, useSettled, useTable, useTableStore } from '../../app/app-context.tsx';

/** What lies over the play page, or stands in the place of its bar. */
export type OpenSheet =
  | 'new'
  | 'open'
  | 'save'
  | 'resign'
  | 'more'
  | 'moves'
  | 'keys'
  | 'find-piece'
  /** What acts from afar, in words. */
  | 'acting'
  | 'type-move'
  | 'about'
  | 'merge'
  | 'playback'
  /** Who takes whom. */
  | 'captures'
  | { readonly claim: string; readonly seat: Seat }
  /** The menu of one of two who sit face to face. */
  | { readonly more: Seat };

/** Why an action is off: one of the reasons that the catalogue tells; `unknown` where this game has no such thing at all. */
export type Off = keyof Messages['offers']['off'] | 'unknown';

/** The game on the table, as an action finds it. */
export interface ActionContext {
  readonly table: Table;
  readonly state: TableState;
  readonly game: Game;
  readonly sitting: Settled;
  /** Who acts: the side to move, or whose side of the table it is. */
  readonly seat: Seat;
  readonly open: (what: OpenSheet) => void;
}

/** Something that can be done: a button, a row of a menu, a key and a command are views of it. */
export interface Action {
  readonly words: (text: Messages) => string;
  readonly icon?: IconNode;
  /** Keys that do it, as the platform calls them; `Mod` is Control, or Command. */
  readonly keys?: readonly string[];
  /** Null while it acts; an action without it always does. */
  readonly off?: (at: ActionContext) => Off | null;
  /** Says that there is nothing more of what it seeks, where it is off for that. */
  readonly noneLeft?: () => void;
  /** What it does. Absent where it is only done on the control that carries its name. */
  readonly act?: (at: ActionContext) => void;
}

/** The game as it is on the table now. */
export const actionContext = (
  table: Table,
  open: (what: OpenSheet) => void,
  state: TableState = table.store.getState(),
  own?: Seat,
): ActionContext => {
  const { game } = state.pack;
  const sitting = settled(state.sitting);
  const seat = own ?? seatToMove(game, { ...sitting, viewed: null });
  return { table, state, game, sitting, seat, open };
};

/** The game on the table for an action, drawn anew when something of it changes but the move in hand; `own` says whose side of the table it is. */
export const useActionContext = (open: (what: OpenSheet) => void, own?: Seat): ActionContext => {
  const { table } = useApp();
  useSettled();
  useTable((state) => state.elsewhere);
  return actionContext(table, open, useTableStore().getState(), own);
};

/** What a place with actions is given. */
export interface ActionsProps {
  readonly onOpen: (what: OpenSheet) => void;
  /** Called with why the action under pointer or focus is off, and with null when that leaves it. */
  readonly onAsk: (off: Off | null) => void;
}
