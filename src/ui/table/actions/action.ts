/** The shape of an action of the play page, and what it gets to know of the game on the table. */
import type { IconNode } from 'lucide';
import type { Messages } from '#i18n/catalogue.ts';
import type { Game, Seat } from '#kernel/game.ts';
import { seatToMove, sittingOnBoard } from '#store/selectors.ts';
import type { Sitting } from '#store/sitting.ts';
import type { Table, TableState } from '#store/table.ts';
import { useApp, useSitting, useTable, useTableStore } from '../../app/app-context.tsx';
import type { Opening } from '../opened-file.ts';

/** A sheet or menu over the play page, or in place of its bar. */
export type OpenSheet =
  | 'new'
  | 'open'
  | 'save'
  | 'resign'
  | 'more'
  | 'moves'
  | 'keys'
  | 'find-piece'
  /** The sheet that lists pieces acting from afar. */
  | 'acting'
  | 'type-move'
  | 'about'
  | 'merge'
  | 'playback'
  /** The table of which piece captures which. */
  | 'captures'
  | { readonly claim: string; readonly seat: Seat }
  /** The sheet that changes the game that goes on, as this seat opened it. */
  | { readonly running: Seat }
  | Opening;

/** The one of two players who sit face to face that has opened a sheet, and whether that is the one across the table. */
export interface Opener {
  readonly seat: Seat;
  readonly far: boolean;
}

/** Why an action is off: a reason with a text in the catalogue, or `unknown` where this game has no such action at all. */
export type DisabledReason = keyof Messages['offers']['off'] | 'unknown';

/** The game on the table, as an action finds it. */
export interface ActionContext {
  readonly table: Table;
  readonly state: TableState;
  readonly game: Game;
  readonly sitting: Sitting;
  /** The acting seat: the one on whose side of the table the control stands, or by default the side to move. */
  readonly seat: Seat;
  readonly open: (what: OpenSheet) => void;
}

/** Something that can be done: a button, a row of a menu, a key and a command are views of it. */
export interface Action {
  readonly words: (text: Messages) => string;
  readonly icon?: IconNode;
  /** Keys that do it, as the platform calls them; `Mod` is Control, or Command. */
  readonly keys?: readonly string[];
  /** Why the action is off, or null while it acts. An action without this function always acts. */
  readonly disabled?: (at: ActionContext) => DisabledReason | null;
  /** Announces that there is nothing more to find; called by its key while the action is off for `none-left`. */
  readonly noneLeft?: () => void;
  /** Does it. Absent where only the control that carries its name can do it. */
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
  const sitting = sittingOnBoard(state);
  const seat = own ?? seatToMove(game, { ...sitting, viewed: null });
  return { table, state, game, sitting, seat, open };
};

/**
 * The game on the table for an action; renders again when anything but the move in hand changes. `own` is the seat on
 * whose side of the table the action stands.
 */
export const useActionContext = (open: (what: OpenSheet) => void, own?: Seat): ActionContext => {
  const { table } = useApp();
  useSitting();
  useTable((state) => state.elsewhere);
  return actionContext(table, open, useTableStore().getState(), own);
};

/** The props of a component that shows actions. */
export interface ActionsProps {
  readonly onOpen: (what: OpenSheet) => void;
  /** Called with why the action under pointer or focus is off, and with null when that leaves it. */
  readonly onAsk: (off: DisabledReason | null) => void;
}
