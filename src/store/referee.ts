/** The commands of a sitting with an agreement: what players say to each other, and time that passes. */
import type { Seat } from '#kernel/game.ts';
import { advance } from '#match/advance.ts';
import type { MatchEvent } from '#match/events.ts';
import { letResignationStand, mayUndoAlone, resignedSeat } from '#match/match.ts';
import { sealedMove } from '#match/refereed.ts';
import type { Proposal } from '#match/terms.ts';
import { turnAt } from './commands.ts';
import { dispatch, updateSitting } from './dispatch.ts';
import { gameInPlay } from './selectors.ts';
import { gameOn, type Table } from './table.ts';

/** A seat proposes something. */
export const offer = (table: Table, seat: Seat, what: Proposal): void => {
  dispatch(table, { type: 'offer', seat, what, atMs: table.ports.now() });
};

/** The other seat answers a proposal, or the seat that proposed withdraws it. */
export const answer = (table: Table, seat: Seat, yes: boolean): void => {
  dispatch(table, { type: 'answer', seat, yes, atMs: table.ports.now() });
};

/** The side that resigned goes on with the game: alone in the first seconds, afterwards if the other side agrees. */
export const undoResign = (table: Table): void => {
  const { match } = table.store.getState().sitting;
  const seat = resignedSeat(match);
  if (seat === null) return;
  const atMs = table.ports.now();
  if (mayUndoAlone(match, seat, atMs)) dispatch(table, { type: 'undo-resign', seat, atMs });
  else dispatch(table, { type: 'offer', seat, what: 'undo-resign', atMs });
};

/** Lets the result of the game in play stand, because its players begin another: no resignation in it can be undone. */
export const letResultStand = (table: Table): void => {
  const { store } = table;
  const state = store.getState();
  const { sitting, selection, pack } = gameInPlay(state);
  const match = letResignationStand(sitting.match);
  if (match === sitting.match || state.elsewhere) return;
  if (state.previewOver === null) {
    updateSitting(table, { match });
    return;
  }
  const revision = selection.revision + 1;
  store.setState({
    previewOver: {
      pack,
      sitting: { ...sitting, match, matchRevision: revision },
      selection: { ...selection, revision },
    },
  });
};

/** A seat calls the other's last move a foul. */
export const call = (table: Table, seat: Seat): void => {
  dispatch(table, { type: 'call', seat, atMs: table.ports.now() });
};

/** The side that was to seal a move plays on instead. */
export const callOffSealing = (table: Table, seat: Seat): void => {
  dispatch(table, { type: 'call-off', seat, atMs: table.ports.now() });
};

/** A seat makes a claim of the game that needs no consent. */
export const claim = (table: Table, seat: Seat, what: string): void => {
  dispatch(table, { type: 'claim', seat, claim: what, atMs: table.ports.now() });
};

/** Play and clock go on. */
export const goOn = (table: Table): void => {
  const { match } = table.store.getState().sitting;
  const sealed = sealedMove(gameOn(table), match);
  // Chance draws for the sealed move when it is opened, not while only its player knows of it.
  const { drawn } = sealed ? turnAt(table, match.head, sealed) : {};
  const atMs = table.ports.now();
  dispatch(table, drawn === undefined ? { type: 'go-on', atMs } : { type: 'go-on', drawn, atMs });
};

/** Lets the match check the clock: a flag may have fallen. */
export const tick = (table: Table): void => {
  dispatch(table, { type: 'tick', atMs: table.ports.now() });
};

/** The page or the table is left: the clock stops now, and the picks made so far stay. */
export const leave = (table: Table, how: { readonly replaced?: true } = {}): void => {
  const { sitting, elsewhere, drawing } = table.store.getState();
  if (elsewhere || drawing) return;
  const event: MatchEvent = { type: 'leave', ...how, atMs: table.ports.now() };
  const match = advance(gameOn(table), sitting.match, event);
  if (match !== sitting.match) updateSitting(table, { match });
};

/** The page was in sight, but for `gapMs` milliseconds since the instant `atMs` it noticed nothing. */
export const reportUnseenTime = (table: Table, gapMs: number, atMs: number): void => {
  dispatch(table, { type: 'gap', gapMs, atMs });
};
