/** Everything a person at the table can do. Each command makes one write to the store. */
import type { Pick, Refusal, Seat } from '#kernel/game.ts';
import { follow, samePick } from '#kernel/picking.ts';
import { advance, type MatchEvent, resumeMatch } from '#match/match.ts';
import { type GameRecord, type Headers, nodeAt } from '#record/record.ts';
import {
  isUntouched,
  mayMove,
  namesOf,
  shownNode,
  shownPosition,
  walkedLine,
} from './selectors.ts';
import { freshSitting, type Sitting, type Table, type TableState } from './table.ts';

const change = (
  { store, ports }: Table,
  sitting: Partial<Sitting>,
  rest: Partial<TableState> = {},
): void => {
  store.setState((state) => ({
    refused: null,
    ...rest,
    sitting: {
      ...state.sitting,
      ...sitting,
      revision: state.sitting.revision + 1,
      changedAtMs: ports.now(),
    },
  }));
};

const happen = (table: Table, event: MatchEvent, rest: Partial<TableState> = {}): void => {
  const { sitting, elsewhere } = table.store.getState();
  if (elsewhere) return;
  const match = advance(table.game, sitting.match, event);
  if (match === sitting.match && sitting.looking === null && sitting.picked.length === 0) return;
  change(table, { match, looking: null, picked: [] }, rest);
};

/** Makes a legal move at the node on the board: the game goes on, or a variation begins there. */
export const makeMove = (table: Table, move: object): void => {
  const { sitting } = table.store.getState();
  if (!mayMove(sitting)) return;
  const from = shownNode(sitting);
  happen(table, {
    type: 'turn',
    turn: { move },
    atMs: table.ports.now(),
    ...(from === sitting.match.head ? {} : { from }),
  });
};

const isOwn = (table: Table, position: object, pick: Pick): boolean =>
  table.game.refuse(position, [pick]) === null;

/**
 * Points at something: the one way in for touch, mouse, keyboard and speech. The same origin again lets go of it,
 * another of one's own pieces is taken up instead, and an illegal goal is refused with its reason while the piece stays chosen.
 */
export const pick = (table: Table, pressed: Pick): void => {
  const { sitting, elsewhere } = table.store.getState();
  if (elsewhere || !mayMove(sitting)) return;
  const [origin] = sitting.picked;
  if (origin !== undefined && samePick(origin, pressed)) cancel(table);
  else pickOn(table, sitting, pressed);
};

const pickOn = (table: Table, sitting: Sitting, pressed: Pick): void => {
  const { game, store } = table;
  const position = shownPosition(game, sitting);
  const picks = [...sitting.picked, pressed];
  const following = follow(game, position, picks);
  if (following.state === 'done') makeMove(table, following.move);
  else if (following.state === 'open') change(table, { picked: picks });
  else if (sitting.picked.length === 0)
    store.setState({ refused: { refusal: following.refusal, picks } });
  else if (pressed.at !== 'choice' && isOwn(table, position, pressed))
    change(table, { picked: [pressed] });
  // Pressing beside an open choice only closes it; the piece stays chosen.
  else if (sitting.picked.length > 1) change(table, { picked: sitting.picked.slice(0, 1) });
  else store.setState({ refused: { refusal: following.refusal, picks } });
};

/** Lets go of the move in hand and of any refusal shown. */
export const cancel = (table: Table): void => {
  const { sitting, refused } = table.store.getState();
  if (sitting.picked.length > 0) change(table, { picked: [] });
  else if (refused !== null) table.store.setState({ refused: null });
};

/** Takes back the last turn, or a resignation. */
export const takeBack = (table: Table): void =>
  happen(table, { type: 'takeback', atMs: table.ports.now() });

/** Makes again the turn that was taken back. */
export const redo = (table: Table): void =>
  happen(table, { type: 'redo', atMs: table.ports.now() });

/** A seat resigns. */
export const resign = (table: Table, seat: Seat): void =>
  happen(table, { type: 'resign', seat, atMs: table.ports.now() });

/** Looks at a node without touching the game; the head itself is the game. */
export const lookAt = (table: Table, id: number): void => {
  const { sitting } = table.store.getState();
  if (id === shownNode(sitting)) return;
  change(table, { looking: id === sitting.match.head ? null : id, picked: [] });
};

/** Where stepping leads: to the first or last node of the line on the board, or some plies on or back. */
export const step = (table: Table, plies: number | 'first' | 'last'): void => {
  const { sitting } = table.store.getState();
  const line = walkedLine(sitting);
  const here = line.indexOf(shownNode(sitting));
  const last = line.length - 1;
  const there =
    plies === 'first' ? 0 : plies === 'last' ? last : Math.min(last, Math.max(0, here + plies));
  const id = line[there];
  if (id !== undefined) lookAt(table, id);
};

/** To the next or previous of the moves that stand beside each other in the record. */
export const stepAside = (table: Table, by: 1 | -1): void => {
  const { sitting } = table.store.getState();
  const { record } = sitting.match;
  const { id, parent } = nodeAt(record, shownNode(sitting));
  if (parent === null) return;
  const siblings = nodeAt(record, parent).children;
  const beside = siblings[siblings.indexOf(id) + by];
  if (beside !== undefined) lookAt(table, beside);
};

/** Back from looking to the game. */
export const returnToGame = (table: Table): void => {
  lookAt(table, table.store.getState().sitting.match.head);
};

/** Turns the board. */
export const flip = (table: Table): void => {
  const { sitting } = table.store.getState();
  change(table, { flipped: !sitting.flipped, picked: [] });
};

/** Puts a sitting on the table; what was there waits among the kept games, and can be brought back by `undoAside`. */
const setAside = ({ store }: Table, sitting: Sitting, what: 'new-game' | 'opened'): void => {
  const present = store.getState().sitting;
  store.setState({
    sitting,
    refused: null,
    aside: isUntouched(present) ? null : { what, sitting: present },
  });
};

/** Begins a game from a position text; the present one is set aside. */
export const newGame = (table: Table, setup: string): void => {
  const { game, ports, store } = table;
  const { flipped } = store.getState().sitting;
  setAside(table, freshSitting(game, ports, setup, { flipped }), 'new-game');
};

const swapHeaders = (headers: Headers, names: readonly [string, string]): Headers => {
  const swapped = new Map([
    ['先手', names[1]],
    ['後手', names[0]],
  ]);
  const known = headers.filter(([key]) => swapped.has(key));
  return known.map(([key]) => [key, swapped.get(key) ?? ''] as const);
};

/** Begins the same game again with colours swapped: each player stays where they sit, and the board turns. */
export const playAgainSwapped = (table: Table): void => {
  const { game, ports, store } = table;
  const { sitting } = store.getState();
  const { record } = sitting.match;
  const headers = swapHeaders(record.headers, namesOf(sitting));
  const next = freshSitting(game, ports, record.setup, { flipped: !sitting.flipped, headers });
  setAside(table, next, 'new-game');
};

/** Opens a record on the table, at its start; the present game is set aside. */
export const openRecord = (table: Table, record: GameRecord): void => {
  const { game, ports } = table;
  const match = resumeMatch(game, record);
  const sitting: Sitting = {
    ...freshSitting(game, ports, record.setup),
    origin: 'opened',
    match,
    looking: match.head === record.root ? null : record.root,
  };
  setAside(table, sitting, 'opened');
};

/** Brings back what was set aside; the empty game it gave way to is gone. */
export const undoAside = (table: Table): void => {
  const { aside, sitting } = table.store.getState();
  if (aside === null) return;
  if (aside.what === 'deleted') void table.ports.keep(aside.sitting).then(() => refresh(table));
  else {
    if (isUntouched(sitting)) void table.ports.forget(sitting.id);
    table.store.setState({ sitting: aside.sitting, refused: null });
  }
  table.store.setState({ aside: null });
};

/** Puts the notice of what was set aside away. */
export const dismissAside = ({ store }: Table): void => store.setState({ aside: null });

/** Takes up a kept game; the present one waits in its turn. False when it could not be read. */
export const resumeSitting = async (table: Table, id: string): Promise<boolean> => {
  if (table.store.getState().sitting.id === id) return true;
  const sitting = await table.ports.load(id);
  if (sitting === undefined) return false;
  table.store.setState({ sitting, refused: null, aside: null });
  return true;
};

/** Reads the list of kept games anew. */
export const refresh = async ({ store, ports }: Table): Promise<void> => {
  const waiting = await ports.list();
  store.setState({ waiting });
};

/** Forgets a kept game; it can be brought back while the notice stands. */
export const forget = async (table: Table, id: string): Promise<void> => {
  const gone = await table.ports.load(id);
  await table.ports.forget(id);
  if (gone !== undefined) table.store.setState({ aside: { what: 'deleted', sitting: gone } });
  await refresh(table);
};

/** The seat that resigns when the button is pressed: the side to move. */
export const seatToResign = ({ game, store }: Table): Seat => {
  const { sitting } = store.getState();
  return game.turn(shownPosition(game, { ...sitting, looking: null }));
};

/** Notes whether the last attempt to keep the game failed. */
export const sayUnsaved = ({ store }: Table, unsaved: boolean): void => {
  if (store.getState().unsaved !== unsaved) store.setState({ unsaved });
};

/** Notes whether this tab has the sitting or another does. Coming from another, what that one kept last is on the table. */
export const claimSitting = async (table: Table, id: string, here: boolean): Promise<void> => {
  const { store, ports } = table;
  const { elsewhere } = store.getState();
  if (!here) store.setState({ elsewhere: true });
  if (!here || !elsewhere) return;
  const kept = await ports.load(id);
  if (store.getState().sitting.id !== id) return;
  store.setState((state) => ({ elsewhere: false, sitting: kept ?? state.sitting, refused: null }));
};

/** Shows why a move that was typed, not pointed at, is not possible. */
export const showRefusal = ({ store }: Table, refusal: Refusal): void =>
  store.setState({ refused: { refusal, picks: [] } });

/** Looks at a ply of the line on the board, counted from the start; past the end it is the end. */
export const lookAtPly = (table: Table, ply: number): void => {
  const line = walkedLine(table.store.getState().sitting);
  const id = line[Math.min(ply, line.length - 1)];
  if (id !== undefined) lookAt(table, id);
};
