/**
 * A sitting with an agreement: clocks, strictness, proposals, adjournment. It adds to the plain sitting of `match.ts`
 * and is loaded when the first agreement is made. Pure: instants come in with the events, and a flag falls at the
 * instant at which the clock says so, whatever event tells of it.
 */
import {
  type Game,
  type Line,
  type Outcome,
  other,
  type Pick,
  type Seat,
  type Turn,
} from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';
import { lineTo } from '#record/line.ts';
import { append, endLine } from '#record/record.ts';
import { claimed } from './claims.ts';
import { hasFallen, pressClock, runClock, spentAt, stopClock } from './clock.ts';
import type { EventOf, MatchEvent } from './events.ts';
import { advance, end, type Match } from './match.ts';
import { accept, ask, decline, withdraw } from './proposals.ts';
import {
  endBy,
  gapOf,
  mayCall,
  over,
  reopened,
  rewound,
  timeout,
  withRefereeState,
  withSpent,
} from './referee-state.ts';
import type { RefereeState } from './terms.ts';

/** After a foul under `retry-same`, the pick of the piece that must be moved; undefined when the rule does not apply or that piece has no legal move. */
export const boundTo = (game: Game, match: Match): Pick | undefined => {
  const { foul, terms } = match.refereeState ?? { foul: null, terms: null };
  if (foul === null || terms?.strictness !== 'retry-same') return undefined;
  const { position } = lineTo(game, match.record, match.head);
  const move = game.text.parseMove(foul.move, position);
  const [origin] = move.ok ? game.picks(position, move.value) : [];
  if (origin === undefined || game.refuse(position, [origin]) !== null) return undefined;
  return origin;
};

const isFree = (game: Game, match: Match, origin: Pick | undefined): boolean => {
  const bound = boundTo(game, match);
  return bound === undefined || (origin !== undefined && samePick(origin, bound));
};

const playTurn = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  event: EventOf<'turn'>,
): Match => {
  const { from = match.head, turn, atMs } = event;
  if (match.outcome !== null) return advance(game, match, event);
  // A move without offers and fouls: all of them were about the position before it.
  const settled = { offer: null, declined: [], foul: null };
  if (from !== match.head) {
    const beside = refereeState.sealing ? match : advance(game, match, event);
    return beside === match ? match : { ...beside, refereeState: { ...refereeState, ...settled } };
  }
  const line = lineTo(game, match.record, match.head);
  const [origin] = game.picks(line.position, turn.move);
  if (!isFree(game, match, origin)) return match;
  if (refereeState.sealing) return seal(game, match, refereeState, turn, atMs);
  // To take what was left in check is to call the foul, also for who may call no more.
  if (refereeState.foul?.node != null && takesChecked(game, line, turn))
    return endBy(match, refereeState, lostByFoul(refereeState.foul.seat), atMs);
  const played = advance(game, match, event);
  if (played === match) return match;
  const { clock } = refereeState;
  const timed = clock
    ? { ...played, record: withSpent(played.record, played.head, spentAt(clock, atMs)) }
    : played;
  const next = { ...refereeState, ...settled, clock: clock && pressClock(clock, atMs) };
  return timed.outcome === null ? { ...timed, refereeState: next } : over(timed, next, atMs);
};

/** Whether a turn takes a piece that stands in check. */
const takesChecked = (game: Game, line: Line<object, object>, turn: Turn<object>): boolean => {
  const { removed } = game.trace(line.position, turn);
  return removed.length > 0 && game.facts(line).checked.some((square) => removed.includes(square));
};

const lostByFoul = (offender: Seat): Outcome => ({
  winner: other(offender),
  by: 'foul',
  next: 'over',
});

const hasMove = (game: Game, { record, head }: Match): boolean => {
  for (const _ of game.legalMoves(lineTo(game, record, head).position)) return true;
  return false;
};

/** A foul, judged where the game stands: what is no foul there, because it is legal or a slip, means nothing. */
const illegal = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  { turn, atMs }: EventOf<'illegal'>,
): Match => {
  const { strictness } = refereeState.terms;
  if (strictness === 'teach' || strictness === 'casual') return match;
  const { position } = lineTo(game, match.record, match.head);
  const picks = game.picks(position, turn.move);
  const refusal = game.refuse(position, picks);
  if (refusal?.class !== 'foul' || !isFree(game, match, picks[0])) return match;
  const { rule } = refusal;
  const seat = game.turn(position);
  const move = game.text.move(turn.move);
  if (strictness === 'retry-same' || strictness === 'retry-any')
    return withRefereeState(match, refereeState, { foul: { seat, rule, node: null, move } });
  const made = append(match.record, match.head, turn, { illegal: true });
  const { clock } = refereeState;
  const record = clock ? withSpent(made.record, made.id, spentAt(clock, atMs)) : made.record;
  const stood = { ...match, record, head: made.id, tip: made.id };
  // Under `claim` a foul is called or answered by a move: who is left without one has nothing to answer with, and wins.
  const loses = strictness === 'strict' || !hasMove(game, stood);
  // The time of the turn stands beside the move.
  if (loses) return over(end(stood, lostByFoul(seat)), refereeState, atMs);
  return withRefereeState(stood, refereeState, {
    clock: clock && pressClock(clock, atMs),
    offer: null,
    declined: [],
    foul: { seat, rule, node: made.id, move },
  });
};

const call = (match: Match, refereeState: RefereeState, seat: Seat, atMs: number): Match => {
  const { foul, terms, warnings } = refereeState;
  if (terms.strictness !== 'claim' || !mayCall(refereeState, seat)) return match;
  if (foul?.node != null && foul.seat !== seat)
    return endBy(match, refereeState, lostByFoul(foul.seat), atMs);
  const [first, second] = warnings;
  return withRefereeState(match, refereeState, {
    warnings: seat === 0 ? [first + 1, second] : [first, second + 1],
  });
};

/** The game waits with a move that nobody sees; its record says so until it goes on. */
const seal = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  turn: Turn<object>,
  atMs: number,
): Match =>
  withRefereeState(
    { ...match, record: endLine(match.record, match.head, { winner: null, by: 'adjourned' }) },
    refereeState,
    {
      sealing: false,
      sealed: game.text.move(turn.move),
      paused: 'adjourned',
      clock: refereeState.clock && stopClock(refereeState.clock, atMs),
    },
  );

/** The move that waits sealed, which nobody may see before the game goes on; undefined where none does. */
export const sealedMove = (
  game: Game,
  { record, head, refereeState }: Match,
): object | undefined => {
  if (refereeState?.sealed == null) return undefined;
  const move = game.text.parseMove(refereeState.sealed, lineTo(game, record, head).position);
  return move.ok ? move.value : undefined;
};

const goOn = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  { drawn, atMs }: EventOf<'go-on'>,
): Match => {
  // What becomes of time in doubt both must say.
  if (refereeState.paused === null || gapOf(refereeState) !== null) return match;
  const clock = refereeState.clock && runClock(refereeState.clock, atMs);
  const going = { ...refereeState, paused: null, sealed: null, clock };
  if (refereeState.sealed === null) return { ...match, refereeState: going };
  const open = { ...match, record: endLine(match.record, match.head, null), refereeState: going };
  const move = sealedMove(game, match);
  if (move === undefined) return open;
  const turn = drawn === undefined ? { move } : { move, drawn };
  return playTurn(game, open, going, { type: 'turn', turn, atMs });
};

/** The sitting with its running clock stopped, and why. */
const standStill = (
  match: Match,
  refereeState: RefereeState,
  atMs: number,
  why: Partial<RefereeState>,
): Match =>
  refereeState.clock?.sinceMs == null
    ? match
    : withRefereeState(match, refereeState, { ...why, clock: stopClock(refereeState.clock, atMs) });

/** What a side that is to seal a move, or its opponent, can still do meanwhile. */
const whileSealing: readonly MatchEvent['type'][] = ['turn', 'call-off', 'resign', 'call'];

const ofPlayers = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  event: Exclude<MatchEvent, { type: 'tick' | 'leave' | 'gap' | 'go-on' }>,
): Match => {
  switch (event.type) {
    case 'turn':
      return playTurn(game, match, refereeState, event);
    case 'takeback':
    case 'redo': {
      if (refereeState.terms.takebacks !== 'free') return match;
      const moved = advance(game, match, event);
      if (moved === match) return match;
      const settled = moved.head === match.head ? reopened : rewound;
      return settled(game, moved, refereeState, event.atMs);
    }
    case 'resign': {
      const winner = other(event.seat);
      if (match.outcome !== null) return match;
      return endBy(match, refereeState, { winner, by: 'resignation', next: 'over' }, event.atMs);
    }
    case 'illegal':
      return match.outcome === null ? illegal(game, match, refereeState, event) : match;
    case 'call':
      return match.outcome === null ? call(match, refereeState, event.seat, event.atMs) : match;
    case 'call-off': {
      const { position } = lineTo(game, match.record, match.head);
      return refereeState.sealing && game.turn(position) === event.seat
        ? withRefereeState(match, refereeState, { sealing: false })
        : match;
    }
    case 'claim': {
      const outcome = claimed(game, match, event.seat, event.claim, 'alone');
      if (match.outcome !== null || outcome === null) return match;
      return endBy(match, refereeState, outcome, event.atMs);
    }
    case 'offer':
      return ask(game, match, refereeState, event.seat, event.what);
    case 'answer': {
      const { offer } = refereeState;
      if (offer === null) return match;
      // Nobody agrees to their own proposal.
      if (offer.seat === event.seat) return withdraw(match, refereeState);
      return event.yes
        ? accept(game, match, refereeState, event.atMs)
        : decline(match, refereeState);
    }
  }
};

/** The sitting after an event; the same sitting when the event means nothing in it. */
export const advanceRefereed = (game: Game, match: Match, event: MatchEvent): Match => {
  const { refereeState } = match;
  if (refereeState === undefined) return advance(game, match, event);
  const { clock } = refereeState;
  if (match.outcome === null && clock !== null && hasFallen(clock, event.atMs))
    return timeout(match, refereeState, clock);
  switch (event.type) {
    case 'tick':
      return match;
    case 'leave':
      return standStill(match, refereeState, event.atMs, {
        paused: event.replaced ? 'aside' : 'left',
      });
    case 'gap': {
      const { offer } = refereeState;
      const paused = { gapMs: event.gapMs, offer };
      return standStill(match, refereeState, event.atMs, { paused, offer: null });
    }
    case 'go-on':
      return goOn(game, match, refereeState, event);
    default: {
      const { type } = event;
      const onGap = gapOf(refereeState) !== null && (type === 'offer' || type === 'answer');
      if (refereeState.paused !== null && !onGap) return match;
      if (refereeState.sealing && !onGap && !whileSealing.includes(type)) return match;
      return ofPlayers(game, match, refereeState, event);
    }
  }
};
