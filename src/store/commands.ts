/** Everything a person at the table can do. Each command makes one write to the store. */
import type { Pick, Seat } from '#kernel/game.ts';
import { follow, samePick } from '#kernel/picking.ts';
import type { MatchEvent } from '#match/events.ts';
import { advance } from '#match/match.ts';
import { facing, mayMove, shownNode, shownPosition } from './selectors.ts';
import { noProof, type Sitting, type Table, type TableState } from './table.ts';

/** Replaces parts of the sitting: one write, one revision. */
export const change = (
  { store, ports }: Table,
  sitting: Partial<Sitting>,
  rest: Partial<TableState> = {},
): void => {
  store.setState((state) => ({
    refused: null,
    proof: noProof,
    ...rest,
    sitting: {
      ...state.sitting,
      ...sitting,
      revision: state.sitting.revision + 1,
      changedAtMs: ports.now(),
    },
  }));
};

/** Lets an event happen in the match on the table, under the referee's eyes when there is one. */
export const happen = (table: Table, event: MatchEvent): void => {
  const { sitting, elsewhere, referee } = table.store.getState();
  if (elsewhere) return;
  const match = (referee?.advance ?? advance)(table.game, sitting.match, event);
  if (match === sitting.match && sitting.looking === null && sitting.picked.length === 0) return;
  const flipped = facing(table.game, { ...sitting, match });
  change(table, { match, looking: null, picked: [], flipped });
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

const takesUp = ({ game, store }: Table, position: object, pick: Pick): boolean => {
  const { sitting, referee } = store.getState();
  const refusal = game.refuse(position, [pick]);
  return refusal === null || referee?.takesUp(sitting.match, refusal) === true;
};

/**
 * Points at something: the one way in for touch, mouse, keyboard and speech. The same origin again lets go of it,
 * another of one's own pieces is taken up instead, and an illegal goal is refused with its reason while the piece stays chosen.
 * A piece that was `dragged` there was meant to go there: another of one's own is in its way.
 */
export const pick = (table: Table, pressed: Pick, dragged = false): void => {
  const { sitting, elsewhere } = table.store.getState();
  if (elsewhere || !mayMove(sitting)) return;
  const [origin] = sitting.picked;
  if (origin !== undefined && samePick(origin, pressed)) cancel(table);
  else pickOn(table, sitting, pressed, dragged);
};

const pickOn = (table: Table, sitting: Sitting, pressed: Pick, dragged: boolean): void => {
  const { game, store } = table;
  const position = shownPosition(game, sitting);
  const picks = [...sitting.picked, pressed];
  const following = follow(game, position, picks);
  if (following.state === 'done') makeMove(table, following.move);
  else if (following.state === 'open') change(table, { picked: picks });
  else if (store.getState().referee?.refused(table, picks, following.refusal)) return;
  else if (sitting.picked.length === 0)
    store.setState({ refused: { refusal: following.refusal, picks } });
  else if (!dragged && pressed.at !== 'choice' && takesUp(table, position, pressed))
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

/** Turns the board. */
export const flip = (table: Table): void => {
  const { sitting } = table.store.getState();
  change(table, { flipped: !sitting.flipped, picked: [] });
};

/** The seat that resigns when the button is pressed: the side to move. */
export const seatToResign = ({ game, store }: Table): Seat => {
  const { sitting } = store.getState();
  return game.turn(shownPosition(game, { ...sitting, looking: null }));
};
