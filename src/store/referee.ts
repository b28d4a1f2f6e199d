/** The referee of a sitting with an agreement, and what players say to it. Loaded with the first agreement. */
import type { Game, Pick, Refusal, Seat } from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';
import type { MatchEvent } from '#match/events.ts';
import type { Match } from '#match/match.ts';
import { whyNotOffer } from '#match/proposals.ts';
import { agree, freeTerms } from '#match/referee-state.ts';
import { advanceRefereed, boundTo, sealedMove } from '#match/refereed.ts';
import type { Proposal } from '#match/terms.ts';
import { dispatch, turnAt, updateSitting } from './commands.ts';
import { isSealing, isTrying, shownPosition } from './selectors.ts';
import { gameOn, type Referee, type Table } from './table.ts';

/** The refusal of every piece but the one that was touched in a foul. It is no rule of a game: its words are the table's own. */
export const TOUCHED = 'touched-piece';

export type { Referee } from './table.ts';

const forbids = (game: Game, match: Match, origin: Pick): Refusal | null => {
  const bound = boundTo(game, match);
  if (bound === undefined || samePick(bound, origin)) return null;
  return {
    rule: TOUCHED,
    class: 'slip',
    evidence: bound.at === 'square' ? [{ show: 'square', square: bound.square, as: 'cause' }] : [],
  };
};

const playsFoul = (table: Table, picks: readonly Pick[], refusal: Refusal): boolean => {
  const { store, ports } = table;
  const { sitting, pack } = store.getState();
  const { game } = pack;
  const { refereeState, head } = sitting.match;
  const strictness = refereeState?.terms.strictness ?? 'teach';
  if (refusal.class === 'slip' || strictness === 'teach' || strictness === 'casual') return false;
  // A piece that is only taken up has not been moved; and what is tried out, or sealed, is not played.
  if (picks.length < 2 || isTrying(sitting) || isSealing(sitting)) return false;
  const position = shownPosition(game, sitting);
  const move = game.attempt(position, picks);
  const [origin] = picks;
  if (move === undefined || origin === undefined) return false;
  const forbidden = forbids(game, sitting.match, origin);
  if (forbidden !== null) store.setState({ refused: { refusal: forbidden, picks } });
  else
    dispatch(table, { type: 'illegal', turn: turnAt(table, head, move), atMs: ports.now() }, true);
  return true;
};

/** The referee. */
export const referee: Referee = {
  advance: advanceRefereed,
  forbids,
  playsFoul,
  boundTo,
  whyNotOffer,
};

/** Dispatches an event that needs an agreement. Players who have agreed on nothing agree on as little as there is, unless the event means nothing then. */
const dispatchRefereed = (table: Table, event: MatchEvent): void => {
  const { sitting, elsewhere, drawing } = table.store.getState();
  if (elsewhere || drawing) return;
  if (sitting.match.refereeState === undefined) {
    const match = { ...sitting.match, refereeState: agree(freeTerms, null) };
    if (advanceRefereed(gameOn(table), match, event) === match) return;
    table.store.setState({ sitting: { ...sitting, match }, referee });
  }
  dispatch(table, event);
};

/** A seat proposes something. */
export const offer = (table: Table, seat: Seat, what: Proposal): void =>
  dispatchRefereed(table, { type: 'offer', seat, what, atMs: table.ports.now() });

/** The other seat answers; or the one that proposed withdraws. */
export const answer = (table: Table, seat: Seat, yes: boolean): void =>
  dispatch(table, { type: 'answer', seat, yes, atMs: table.ports.now() });

/** A seat calls the other's last move a foul. */
export const call = (table: Table, seat: Seat): void =>
  dispatch(table, { type: 'call', seat, atMs: table.ports.now() });

/** The side that was to seal a move plays on instead. */
export const callOffSealing = (table: Table, seat: Seat): void =>
  dispatch(table, { type: 'call-off', seat, atMs: table.ports.now() });

/** A seat makes a claim of the game that needs no consent. */
export const claim = (table: Table, seat: Seat, what: string): void =>
  dispatchRefereed(table, { type: 'claim', seat, claim: what, atMs: table.ports.now() });

/** Play and clock go on. */
export const goOn = (table: Table): void => {
  const { match } = table.store.getState().sitting;
  const sealed = sealedMove(gameOn(table), match);
  // What was sealed is left to chance when it is opened, and not while its player alone knows of it.
  const { drawn } = sealed ? turnAt(table, match.head, sealed) : {};
  const atMs = table.ports.now();
  dispatch(table, drawn === undefined ? { type: 'go-on', atMs } : { type: 'go-on', drawn, atMs });
};

const dispatchIfChanged = (table: Table, event: MatchEvent): void => {
  const { sitting } = table.store.getState();
  if (advanceRefereed(gameOn(table), sitting.match, event) !== sitting.match)
    dispatch(table, event);
};

/** Time has passed: a flag may have fallen. */
export const tick = (table: Table): void =>
  dispatchIfChanged(table, { type: 'tick', atMs: table.ports.now() });

/** The page or the table is left: the clock stops now, and what has been pointed at stays. */
export const leave = (table: Table, how: { readonly replaced?: true } = {}): void => {
  const { sitting, elsewhere, drawing } = table.store.getState();
  if (elsewhere || drawing) return;
  const event: MatchEvent = { type: 'leave', ...how, atMs: table.ports.now() };
  const match = advanceRefereed(gameOn(table), sitting.match, event);
  if (match !== sitting.match) updateSitting(table, { match });
};

/** So much time has gone by since an instant that the page has not seen, although it was in sight. */
export const gap = (table: Table, gapMs: number, atMs: number): void =>
  dispatchIfChanged(table, { type: 'gap', gapMs, atMs });
