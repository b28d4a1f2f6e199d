/** Everything a person at the table can do. Each command makes one write to the store. */
import type { Pick, Refusal, Seat, Turn } from '#kernel/game.ts';
import { type PressResult, point, takeBackPick } from '#kernel/pointing.ts';
import type { MatchEvent } from '#match/events.ts';
import { advance, tryTurn } from '#match/match.ts';
import { nodeAfter } from '#record/turns.ts';
import {
  explains,
  facing,
  isRead,
  isSealing,
  isTrying,
  mayMove,
  shownNode,
  shownPosition,
} from './selectors.ts';
import {
  gameOn,
  type IllegalAttempt,
  noProof,
  type Sitting,
  type Table,
  type TableState,
} from './table.ts';
import { lastMover, whyNotTakeBack } from './why-not.ts';

/** When the game ended, once it has; a game that goes on again has not. */
const endOf = (before: Sitting, after: Sitting, nowMs: number): { readonly endedAtMs?: number } => {
  if (after.match.outcome === null) return {};
  if (before.match.outcome === null) return { endedAtMs: nowMs };
  return before.endedAtMs === undefined ? {} : { endedAtMs: before.endedAtMs };
};

const changed = (
  state: TableState,
  nowMs: number,
  sitting: Partial<Sitting>,
  rest: Partial<TableState>,
): Partial<TableState> & { readonly sitting: Sitting } => {
  const { endedAtMs: _, ...before } = state.sitting;
  const revision = before.revision + 1;
  const after = { ...before, ...sitting };
  return {
    refused: null,
    proof: noProof,
    ...rest,
    sitting: {
      ...after,
      ...endOf(state.sitting, after, nowMs),
      revision,
      ...('match' in sitting && { matchRevision: revision }),
      changedAtMs: nowMs,
    },
  };
};

/** Replaces parts of the sitting: one write, one revision. */
export const updateSitting = (
  { store, ports }: Table,
  sitting: Partial<Sitting>,
  rest: Partial<TableState> = {},
): void => store.setState((state) => changed(state, ports.now(), sitting, rest));

/**
 * Replaces parts of the sitting with what nobody may see before it is kept: what chance has drawn, so that no reload draws
 * again, and a move made before the database was open, which would else be on the screen for long and nowhere else.
 * Meanwhile nothing else happens in the game.
 */
const updateAfterKeeping = async (table: Table, sitting: Partial<Sitting>): Promise<void> => {
  const { store, ports } = table;
  const before = store.getState();
  const after = changed(before, ports.now(), sitting, { drawing: false });
  store.setState({ drawing: true });
  await ports.keepFirst(after.sitting);
  const { id, match } = store.getState().sitting;
  // Meanwhile another may be on the table, or it may have become a game of its own.
  if (match !== before.sitting.match) store.setState({ drawing: false });
  else
    store.setState(
      id === after.sitting.id ? after : { ...after, sitting: { ...after.sitting, id } },
    );
};

/** Steps to the next node of the line when a turn that was made while looking back is the move that leads there. */
const stepAlong = (table: Table, event: MatchEvent): void => {
  if (event.type !== 'turn' || event.from === undefined) return;
  const { match } = table.store.getState().sitting;
  const next = nodeAfter(gameOn(table), match.record, event.from, event.turn);
  if (next === undefined) return;
  updateSitting(table, { viewed: next === match.head ? null : next, picked: [] });
};

/**
 * Dispatches an event to the match on the table, under the referee's eyes when there is one. Where the game stands as it
 * did, whoever is about to move keeps the piece they have chosen, the open card and the node they look at; an `ownAct` of
 * that player puts the piece down.
 */
export const dispatch = (table: Table, event: MatchEvent, ownAct = false): void => {
  const { sitting, elsewhere, drawing, referee, refused, proof, pack, guess } =
    table.store.getState();
  if (elsewhere || drawing) return;
  const { match: before } = sitting;
  const reads = isRead(sitting) && event.type === 'turn';
  if (reads && guess) {
    guess(event.turn);
    return;
  }
  // Beside the end of an unfinished record a move is a variation; at its end the record goes on.
  const match =
    reads && event.from !== undefined
      ? tryTurn(pack.game, before, event.turn, event.from)
      : (referee?.advance ?? advance)(pack.game, before, event);
  if (match === before && !reads) {
    stepAlong(table, event);
    return;
  }
  const put = (parts: Partial<Sitting>): void => {
    // What is taken back stays on the disk: nobody waits for it, and keys that repeat are all heard.
    const undone = event.type === 'takeback' || event.type === 'redo';
    if (isDrawn(event) || (!undone && table.ports.mustKeepFirst()))
      void updateAfterKeeping(table, parts);
    else updateSitting(table, parts);
  };
  if (reads)
    put({
      match,
      viewed: nodeAfter(pack.game, match.record, event.from ?? before.head, event.turn) ?? null,
      picked: [],
    });
  else if (match.head !== before.head || match.outcome !== before.outcome)
    put({ match, viewed: null, picked: [], flipped: facing(pack.game, { ...sitting, match }) });
  else if (ownAct) put({ match, picked: [] });
  else updateSitting(table, { match }, { refused, proof });
};

const isDrawn = (event: MatchEvent): boolean =>
  event.type === 'go-on'
    ? event.drawn !== undefined
    : 'turn' in event && event.turn.drawn !== undefined;

/** A move as a turn at a node, with what chance draws for it. A move that is being sealed draws when it is opened. */
export const turnAt = ({ store, ports }: Table, node: number, move: object): Turn<object> => {
  const { pack, sitting } = store.getState();
  const { record } = sitting.match;
  const drawn = isSealing(sitting) ? undefined : pack.draw?.(record, node, move, ports.random());
  return drawn === undefined ? { move } : { move, drawn };
};

const forbids = ({ store }: Table, sitting: Sitting, origin: Pick | undefined) => {
  const { referee, pack } = store.getState();
  if (isTrying(sitting) || origin === undefined) return null;
  return referee?.forbids(pack.game, sitting.match, origin) ?? null;
};

/** Why picks begin no move; what proves it is drawn only where illegal moves are explained. */
const explanation = (
  sitting: Sitting,
  refusal: Refusal,
  picks: readonly Pick[],
): IllegalAttempt => ({
  refusal: explains(sitting) ? refusal : { ...refusal, evidence: [] },
  picks,
  asks: picks.length < 2,
});

/** Makes a legal move at the node on the board: the game goes on, or a variation begins there. */
const makeMove = (table: Table, sitting: Sitting, move: object): void => {
  const { store, ports } = table;
  const game = gameOn(table);
  const picks = game.picks(shownPosition(game, sitting), move);
  const forbidden = forbids(table, sitting, picks[0]);
  if (forbidden !== null) {
    store.setState({ refused: { refusal: forbidden, picks } });
    return;
  }
  const from = shownNode(sitting);
  const turn: MatchEvent = {
    type: 'turn',
    turn: turnAt(table, from, move),
    atMs: ports.now(),
  };
  dispatch(table, from === sitting.match.head ? turn : { ...turn, from }, true);
};

/**
 * Takes a piece up. Where it is `stuck`, it is told why it has no legal move; fouls are not told before they are made where
 * the players agreed to see them by themselves.
 */
const takeUp = (table: Table, sitting: Sitting, origin: Pick, stuck?: Refusal): void => {
  const refusal = forbids(table, sitting, origin);
  if (refusal !== null) {
    table.store.setState({ refused: { refusal, picks: [origin] } });
    return;
  }
  const isTold = stuck !== undefined && (stuck.class === 'slip' || explains(sitting));
  updateSitting(
    table,
    { picked: [origin] },
    isTold ? { refused: explanation(sitting, stuck, [origin]) } : {},
  );
};

/** Does what a press came to; a foul is played where the players agreed that fouls are. */
const follows = (table: Table, sitting: Sitting, came: PressResult): void => {
  if (came.is === 'move') makeMove(table, sitting, came.move);
  else if (came.is === 'picked') {
    const [origin, ...more] = came.picks;
    if (origin === undefined || more.length > 0) updateSitting(table, { picked: came.picks });
    else takeUp(table, sitting, origin, came.stuck);
  } else if (!table.store.getState().referee?.playsFoul(table, came.tried, came.refusal))
    table.store.setState({ refused: explanation(sitting, came.refusal, came.tried) });
};

/** The sitting, where somebody may move in it now. */
const sittingToMoveIn = ({ store }: Table): Sitting | null => {
  const { sitting, elsewhere, drawing, guess } = store.getState();
  return elsewhere || drawing || !mayMove(sitting, guess !== undefined) ? null : sitting;
};

/** Points at one thing after others; what is `dragged` there was meant to go there. */
const pointAfter = (
  table: Table,
  sitting: Sitting,
  picked: readonly Pick[],
  pressed: Pick,
  dragged: boolean,
): void => {
  const game = gameOn(table);
  const position = shownPosition(game, sitting);
  follows(table, sitting, point(game, position, picked, pressed, { dragged }));
};

/**
 * Points at something: the one way in for touch, mouse, keyboard and speech; `kernel/pointing.ts` says what it comes to. A
 * piece that was `dragged` there was meant to go there.
 */
export const pick = (table: Table, pressed: Pick, dragged = false): void => {
  const sitting = sittingToMoveIn(table);
  if (sitting !== null) pointAfter(table, sitting, sitting.picked, pressed, dragged);
};

/** Enters all picks of a move at once, as a typed move does: a legal one is made, any other refused. */
export const enter = (table: Table, move: object): void => {
  const sitting = sittingToMoveIn(table);
  if (sitting === null) return;
  const game = gameOn(table);
  const sequence = game.picks(shownPosition(game, sitting), move);
  const last = sequence.at(-1);
  if (last !== undefined) pointAfter(table, sitting, sequence.slice(0, -1), last, true);
};

/** Takes back one pick of the move in hand, and puts any refusal shown away. */
export const cancel = (table: Table): void => {
  const { sitting, refused } = table.store.getState();
  if (sitting.picked.length > 0) updateSitting(table, { picked: takeBackPick(sitting.picked) });
  else if (refused !== null) table.store.setState({ refused: null });
};

/**
 * Takes back the last turn, or a resignation; where that needs consent, a seat asks for its own last move back: the one
 * that is named, or the one that has just moved.
 */
export const takeBack = (table: Table, seat?: Seat): void => {
  const { sitting, elsewhere, referee, pack } = table.store.getState();
  const by = seat ?? lastMover(pack.game, sitting);
  if (whyNotTakeBack(pack.game, sitting, by, { elsewhere, referee }) !== null) return;
  const atMs = table.ports.now();
  if (sitting.match.refereeState?.terms.takebacks === 'ask')
    dispatch(table, { type: 'offer', seat: by, what: 'takeback', atMs });
  else dispatch(table, { type: 'takeback', atMs });
};

/** Makes again the turn that was taken back. */
export const redo = (table: Table): void =>
  dispatch(table, { type: 'redo', atMs: table.ports.now() });

/** A seat resigns. */
export const resign = (table: Table, seat: Seat): void =>
  dispatch(table, { type: 'resign', seat, atMs: table.ports.now() });

/** Turns the board. */
export const flip = (table: Table): void => {
  const { sitting } = table.store.getState();
  updateSitting(table, { flipped: !sitting.flipped, picked: [] });
};
