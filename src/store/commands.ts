/** Everything a person at the table can do. Each command makes one write to the store. */
import type { Pick, Refusal, Seat, Turn } from '#kernel/game.ts';
import { type PressResult, point, takeBackPick } from '#kernel/pointing.ts';
import { advance } from '#match/advance.ts';
import type { EventOf } from '#match/events.ts';
import { refuseUntouched } from '#match/fouls.ts';
import { tryTurn } from '#match/match.ts';
import { nodeAfter } from '#record/turns.ts';
import { dispatch, updateAfter, updateSitting } from './dispatch.ts';
import {
  explains,
  isRead,
  isSealing,
  isTrying,
  lineOnBoard,
  mayMove,
  shownNode,
  shownPosition,
} from './selectors.ts';
import { gameOn, type IllegalAttempt, type Sitting, type Table } from './table.ts';
import { lastMover, whyNotTakeBack } from './why-not.ts';

/** Steps to the next node of the line when a turn that was made while looking back is the move that leads there. */
const stepAlong = (table: Table, from: number, turn: Turn<object>): void => {
  const { match } = table.store.getState().sitting;
  const next = nodeAfter(gameOn(table), match.record, from, turn);
  if (next === undefined) return;
  updateSitting(table, { viewed: next === match.head ? null : next, picked: [] });
};

/**
 * Plays a turn in a record that is read, and shows the position after it. Before the end of the record the turn becomes
 * a variation; at the end of an unfinished record it extends the record. While a player guesses moves, the turn is a
 * guess and nothing is played.
 */
const playInRecord = (table: Table, event: EventOf<'turn'>): void => {
  const { sitting, pack, guess } = table.store.getState();
  const { game } = pack;
  const { match: before } = sitting;
  const { turn, from } = event;
  if (guess) {
    guess(turn);
    return;
  }
  const match =
    from === undefined ? advance(game, before, event) : tryTurn(game, before, turn, from);
  const viewed = nodeAfter(game, match.record, from ?? before.head, turn) ?? null;
  updateAfter(table, event, { match, viewed, picked: [] });
};

/**
 * A move as a turn at a node, with the result that chance draws for it. A move that is being sealed draws when it is
 * opened.
 */
export const turnAt = ({ store, ports }: Table, node: number, move: object): Turn<object> => {
  const { pack, sitting } = store.getState();
  const { record } = sitting.match;
  const drawn = isSealing(sitting) ? undefined : pack.draw?.(record, node, move, ports.random());
  return drawn === undefined ? { move } : { move, drawn };
};

/** Why a piece may not be moved in the game though its rules allow it. Null if it may, or if it is only tried out. */
const forbids = (table: Table, sitting: Sitting, origin: Pick | undefined): Refusal | null =>
  isTrying(sitting) || origin === undefined
    ? null
    : refuseUntouched(gameOn(table), sitting.match, origin);

/** The refusal of picks that begin no legal move. Its proof is drawn only where illegal moves are explained. */
const explanation = (
  sitting: Sitting,
  refusal: Refusal,
  picks: readonly Pick[],
): IllegalAttempt => ({
  refusal: explains(sitting) ? refusal : { ...refusal, evidence: [] },
  picks,
  asks: picks.length < 2,
});

/**
 * Makes a legal move, which the picks name, at the node on the board: the game goes on, or a variation begins there.
 */
const makeMove = (table: Table, sitting: Sitting, move: object, picks: readonly Pick[]): void => {
  const { store, ports } = table;
  const forbidden = forbids(table, sitting, picks[0]);
  if (forbidden !== null) {
    store.setState({ refused: { refusal: forbidden, picks } });
    return;
  }
  const from = shownNode(sitting);
  const turn = turnAt(table, from, move);
  const atHead: EventOf<'turn'> = { type: 'turn', turn, atMs: ports.now() };
  const event = from === sitting.match.head ? atHead : { ...atHead, from };
  if (isRead(sitting)) playInRecord(table, event);
  else if (!dispatch(table, event, true)) stepAlong(table, from, turn);
};

/**
 * Attempts an illegal move; false when nothing comes of it. While a player looks back, or once the game is over, no
 * foul is played. The match judges whether the players agreed that fouls are played, and whether this is one.
 */
const attempt = (table: Table, sitting: Sitting, picks: readonly Pick[]): boolean => {
  if (isTrying(sitting)) return false;
  const game = gameOn(table);
  const move = game.attempt(shownPosition(game, sitting), picks);
  if (move === undefined) return false;
  const turn = turnAt(table, sitting.match.head, move);
  return dispatch(table, { type: 'illegal', turn, atMs: table.ports.now() }, true);
};

/** Refuses picks that begin no legal move, or plays the foul that they are. A slip is never played. */
const refuse = (table: Table, sitting: Sitting, refusal: Refusal, picks: readonly Pick[]): void => {
  const { store } = table;
  const isFoul = refusal.class === 'foul';
  const forbidden = isFoul ? forbids(table, sitting, picks[0]) : null;
  if (forbidden !== null) store.setState({ refused: { refusal: forbidden, picks } });
  else if (!isFoul || !attempt(table, sitting, picks))
    store.setState({ refused: explanation(sitting, refusal, picks) });
};

/**
 * Selects a piece. If it is `stuck`, the reason why it has no legal move is shown. Where the players agreed to notice
 * fouls by themselves, no foul is explained before it is made.
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

/** Carries out the result of a press. */
const follows = (table: Table, sitting: Sitting, came: PressResult): void => {
  if (came.is === 'move') makeMove(table, sitting, came.move, came.picks);
  else if (came.is === 'picked') {
    const [origin, ...more] = came.picks;
    if (origin === undefined || more.length > 0) updateSitting(table, { picked: came.picks });
    else takeUp(table, sitting, origin, came.stuck);
  } else refuse(table, sitting, came.refusal, came.tried);
};

/** The sitting on the table, or null if no move may be made in it now. */
const sittingToMoveIn = ({ store }: Table): Sitting | null => {
  const { sitting, elsewhere, drawing, guess } = store.getState();
  const isLine = lineOnBoard(store.getState()) !== null;
  return isLine || elsewhere || drawing || !mayMove(sitting, guess !== undefined) ? null : sitting;
};

/** Points at one thing after the picks made so far. `dragged` says that the piece was dragged to it. */
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
 * Points at something: the one entry for touch, mouse, keyboard and speech. `kernel/pointing.ts` decides the result.
 * `dragged` says that the piece was dragged there, so it was meant to go there.
 */
export const pick = (table: Table, pressed: Pick, dragged = false): void => {
  const sitting = sittingToMoveIn(table);
  const { picked } = table.store.getState().selection;
  if (sitting !== null) pointAfter(table, sitting, picked, pressed, dragged);
};

/** Enters all picks of a move together, as a typed move does: a legal move is made, any other is refused. */
export const enter = (table: Table, move: object): void => {
  const sitting = sittingToMoveIn(table);
  if (sitting === null) return;
  const game = gameOn(table);
  const sequence = game.picks(shownPosition(game, sitting), move);
  const last = sequence.at(-1);
  if (last !== undefined) pointAfter(table, sitting, sequence.slice(0, -1), last, true);
};

/** Hides the refusal that is shown; the move in hand stays as it is. */
export const hideRefusal = ({ store }: Table): void => {
  if (store.getState().refused !== null) store.setState({ refused: null });
};

/**
 * Takes back one pick of the move in hand. If there is none, it hides the refusal that is shown, or leaves the program's
 * line for the record.
 */
export const cancel = (table: Table): void => {
  const { selection, refused } = table.store.getState();
  const { picked } = selection;
  if (picked.length > 0) updateSitting(table, { picked: takeBackPick(picked) });
  else if (refused !== null) hideRefusal(table);
  else if (lineOnBoard(table.store.getState()) !== null) table.store.setState({ playedLine: null });
};

/**
 * Takes back the last turn, or a resignation. Where that needs consent, a seat asks to take its own last move back:
 * `seat`, or else the seat that has just moved.
 */
export const takeBack = (table: Table, seat?: Seat): void => {
  const { sitting, elsewhere, pack } = table.store.getState();
  const by = seat ?? lastMover(pack.game, sitting);
  if (whyNotTakeBack(pack.game, sitting, by, { elsewhere }) !== null) return;
  const atMs = table.ports.now();
  if (sitting.match.refereeState?.terms.takebacks === 'ask')
    dispatch(table, { type: 'offer', seat: by, what: 'takeback', atMs });
  else dispatch(table, { type: 'takeback', atMs });
};

/** Replays the turn that was taken back. */
export const redo = (table: Table): void => {
  dispatch(table, { type: 'redo', atMs: table.ports.now() });
};

/** A seat resigns. */
export const resign = (table: Table, seat: Seat): void => {
  dispatch(table, { type: 'resign', seat, atMs: table.ports.now() });
};

/** Turns the board. */
export const flip = (table: Table): void => {
  const { sitting, playedLine: line } = table.store.getState();
  const flipped = !sitting.flipped;
  const playedLine = line && { ...line, sitting: { ...line.sitting, flipped } };
  updateSitting(table, { flipped, picked: [] }, { playedLine });
};
