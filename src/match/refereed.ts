/**
 * A sitting with an agreement: clocks, strictness, proposals, adjournment. It adds to the plain sitting of `match.ts`
 * and is loaded when the first agreement is made. Pure: instants come in with the events, and a flag falls at the
 * instant at which the clock says so, whatever event tells of it.
 */
import { type Game, other, type Pick, type Seat, type Turn } from '#kernel/game.ts';
import { samePick } from '#kernel/picking.ts';
import { lineTo } from '#record/line.ts';
import { append } from '#record/record.ts';
import { endBy, over, reopened, rewound, timeout, withAgreed, withSpent } from './agreed.ts';
import { hasFallen, pressClock, runClock, spentAt, stopClock } from './clock.ts';
import type { EventOf, MatchEvent } from './events.ts';
import { advance, end, type Match } from './match.ts';
import { accept, ask, canOffer, decline } from './proposals.ts';
import { type Agreed, gapOf, locksBoard } from './terms.ts';

/** The origin to which someone is bound who must use the same piece again; undefined when nobody is, or it cannot move. */
export const boundTo = (game: Game, match: Match): Pick | undefined => {
  const { foul, terms } = match.agreed ?? { foul: null, terms: null };
  if (foul === null || terms?.strictness !== 'retry-same') return undefined;
  const { position } = lineTo(game, match.record, match.head);
  const move = game.text.parseMove(foul.move, position);
  const [origin] = move.ok ? game.picks(position, move.value) : [];
  if (origin === undefined || game.refuse(position, [origin]) !== null) return undefined;
  return origin;
};

const playTurn = (game: Game, match: Match, agreed: Agreed, event: EventOf<'turn'>): Match => {
  const { from = match.head, turn, atMs } = event;
  if (from !== match.head) {
    // When the game is over, what is tried out is bound by nothing; before, the board may be locked.
    if (match.outcome === null)
      return locksBoard(agreed)
        ? match
        : { ...advance(game, match, event), agreed: { ...agreed, offer: null, foul: null } };
    const { agreed: _, ...free } = match;
    return advance(game, free, event);
  }
  if (agreed.sealing) return seal(game, match, agreed, turn, atMs);
  const line = lineTo(game, match.record, match.head);
  const [origin, target] = game.picks(line.position, turn.move);
  const bound = boundTo(game, match);
  if (bound !== undefined && (origin === undefined || !samePick(origin, bound))) return match;
  // To take a king that was left to be taken is to call the foul.
  const takesKing = target?.at === 'square' && game.facts(line).checked.includes(target.square);
  if (agreed.foul?.node != null && takesKing)
    return call(match, agreed, other(agreed.foul.seat), atMs);
  const played = advance(game, match, event);
  if (played === match) return match;
  const { clock } = agreed;
  const timed = clock
    ? { ...played, record: withSpent(played.record, played.head, spentAt(clock, atMs)) }
    : played;
  const next = { ...agreed, clock: clock && pressClock(clock, atMs), offer: null, foul: null };
  return timed.outcome === null ? { ...timed, agreed: next } : over(timed, next, atMs);
};

const illegal = (
  game: Game,
  match: Match,
  agreed: Agreed,
  { seat, turn, rule, atMs }: EventOf<'illegal'>,
): Match => {
  const { strictness } = agreed.terms;
  const move = game.text.move(turn.move);
  if (strictness === 'teach' || strictness === 'casual') return match;
  if (strictness === 'retry-same' || strictness === 'retry-any')
    return withAgreed(match, agreed, { foul: { seat, rule, node: null, move } });
  const made = append(match.record, match.head, turn, { illegal: true });
  // Who moves out of turn may leave the turn where it was: then the clock runs on.
  const turnAfter = game.turn(lineTo(game, made.record, made.id).position);
  const timed = agreed.clock?.seat === turnAfter ? null : agreed.clock;
  const stood = {
    ...match,
    record: timed ? withSpent(made.record, made.id, spentAt(timed, atMs)) : made.record,
    head: made.id,
    tip: made.id,
  };
  // The time of the turn stands beside the move.
  if (strictness === 'strict')
    return over(end(stood, { winner: other(seat), by: 'foul', next: 'over' }), agreed, atMs);
  return withAgreed(stood, agreed, {
    clock: timed ? pressClock(timed, atMs) : agreed.clock,
    offer: null,
    foul: { seat, rule, node: made.id, move },
  });
};

const call = (match: Match, agreed: Agreed, seat: Seat, atMs: number): Match => {
  const { foul, warnings } = agreed;
  if (foul?.node != null && foul.seat !== seat)
    return endBy(match, agreed, { winner: seat, by: 'foul', next: 'over' }, atMs);
  const [first, second] = warnings;
  return withAgreed(match, agreed, {
    warnings: seat === 0 ? [first + 1, second] : [first, second + 1],
  });
};

const seal = (game: Game, match: Match, agreed: Agreed, turn: Turn<object>, atMs: number): Match =>
  withAgreed(match, agreed, {
    sealing: false,
    sealed: game.text.move(turn.move),
    paused: 'adjourned',
    clock: agreed.clock && stopClock(agreed.clock, atMs),
  });

const goOn = (game: Game, match: Match, agreed: Agreed, atMs: number): Match => {
  // What becomes of time in doubt both must say.
  if (agreed.paused === null || gapOf(agreed) !== null) return match;
  const clock = agreed.clock && runClock(agreed.clock, atMs);
  const going = { ...agreed, paused: null, sealed: null, clock };
  const open = { ...match, agreed: going };
  if (agreed.sealed === null) return open;
  const { position } = lineTo(game, match.record, match.head);
  const move = game.text.parseMove(agreed.sealed, position);
  if (!move.ok) return open;
  return playTurn(game, open, going, { type: 'turn', turn: { move: move.value }, atMs });
};

/** The sitting with its running clock stopped, and why. */
const standStill = (match: Match, agreed: Agreed, atMs: number, why: Partial<Agreed>): Match =>
  agreed.clock?.sinceMs == null
    ? match
    : withAgreed(match, agreed, { ...why, clock: stopClock(agreed.clock, atMs) });

const ofPlayers = (
  game: Game,
  match: Match,
  agreed: Agreed,
  event: Exclude<MatchEvent, { type: 'tick' | 'leave' | 'gap' | 'go-on' }>,
): Match => {
  switch (event.type) {
    case 'turn':
      return playTurn(game, match, agreed, event);
    case 'takeback':
    case 'redo': {
      const { takebacks } = agreed.terms;
      if (event.type === 'takeback' && takebacks === 'ask')
        return ask(game, match, agreed, 'takeback');
      if (takebacks !== 'free') return match;
      const moved = advance(game, match, event);
      if (moved === match) return match;
      const settled = moved.head === match.head ? reopened : rewound;
      return settled(game, moved, agreed, event.atMs);
    }
    case 'resign': {
      const winner = other(event.seat);
      if (match.outcome !== null) return match;
      return endBy(match, agreed, { winner, by: 'resignation', next: 'over' }, event.atMs);
    }
    case 'illegal':
      return match.outcome === null ? illegal(game, match, agreed, event) : match;
    case 'call':
      return match.outcome === null ? call(match, agreed, event.seat, event.atMs) : match;
    case 'declare': {
      const line = lineTo(game, match.record, match.head);
      const outcome = game.claim(line, event.seat, 'declaration', match.rules);
      if (match.outcome !== null || outcome === null) return match;
      return endBy(match, agreed, outcome, event.atMs);
    }
    case 'offer':
      if (agreed.offer !== null || !canOffer(game, match, event.seat, event.what)) return match;
      return withAgreed(match, agreed, { offer: { seat: event.seat, what: event.what } });
    case 'answer': {
      if (agreed.offer === null) return match;
      const yes = event.yes && agreed.offer.seat !== event.seat;
      return yes ? accept(game, match, agreed, event.seat, event.atMs) : decline(match, agreed);
    }
  }
};

/** The sitting after an event; the same sitting when the event means nothing in it. */
export const advanceRefereed = (game: Game, match: Match, event: MatchEvent): Match => {
  const { agreed } = match;
  if (agreed === undefined) return advance(game, match, event);
  const { clock } = agreed;
  if (match.outcome === null && clock !== null && hasFallen(clock, event.atMs))
    return timeout(match, agreed, clock);
  switch (event.type) {
    case 'tick':
      return match;
    case 'leave':
      return standStill(match, agreed, event.atMs, { paused: event.aside ? 'aside' : 'left' });
    case 'gap': {
      const { offer } = agreed;
      const paused = { gapMs: event.gapMs, offer };
      return standStill(match, agreed, event.atMs, { paused, offer: null });
    }
    case 'go-on':
      return goOn(game, match, agreed, event.atMs);
    default: {
      const { type } = event;
      const still = agreed.paused !== null || (agreed.sealing && type !== 'turn');
      const onGap = gapOf(agreed) !== null && (type === 'offer' || type === 'answer');
      return still && !onGap ? match : ofPlayers(game, match, agreed, event);
    }
  }
};
