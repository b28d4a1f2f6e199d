/**
 * A sitting with an agreement: clocks, strictness, proposals, adjournment. It adds to the plain sitting of `match.ts`.
 * Pure: instants come in with the events. A flag falls at the instant given by the clock, whichever event comes after
 * it.
 */
import { type Game, type Outcome, other, type Turn } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { endLine } from '#record/record.ts';
import { claimed } from './claims.ts';
import { hasFallen, runClock, spentAt, stopClock } from './clock.ts';
import { afterMove } from './clock-changes.ts';
import type { EventOf, MatchEvent } from './events.ts';
import { attempt, call, isFree, lostByFoul, takesChecked } from './fouls.ts';
import { advancePlain, type Match, mayUndoAlone } from './match.ts';
import { accept, ask, decline, withdraw } from './proposals.ts';
import {
  endBy,
  over,
  reopened,
  resumed,
  rewound,
  timeout,
  unseenTime,
  withRefereeState,
  withSpent,
} from './referee-state.ts';
import type { RefereeState } from './terms.ts';

const playTurn = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  event: EventOf<'turn'>,
): Match => {
  const { from = match.head, turn, atMs } = event;
  if (match.outcome !== null) return advancePlain(game, match, event);
  // A move clears offers and fouls: all of them were about the position before it.
  const settled = { offer: null, declined: [], foul: null };
  if (from !== match.head) {
    const beside = refereeState.sealing ? match : advancePlain(game, match, event);
    return beside === match ? match : { ...beside, refereeState: { ...refereeState, ...settled } };
  }
  const line = lineTo(game, match.record, match.head);
  if (!isFree(game, match, line.position, turn.move)) return match;
  if (refereeState.sealing) return seal(game, match, refereeState, turn, atMs);
  // Taking the piece that was left in check calls the foul, also for a seat that may call no more.
  if (refereeState.foul?.node != null && takesChecked(game, line, turn))
    return endBy(match, refereeState, lostByFoul(refereeState.foul.seat), atMs);
  const played = advancePlain(game, match, event);
  const { clock } = refereeState;
  const timed = clock
    ? { ...played, record: withSpent(played.record, played.head, spentAt(clock, atMs)) }
    : played;
  const timing = afterMove(match, refereeState, played.head, game.turn(line.position), atMs);
  const next = { ...refereeState, ...settled, ...timing };
  return timed.outcome === null ? { ...timed, refereeState: next } : over(timed, next, atMs);
};

/** Adjourns the game with a move that no player sees. Its record says so until it goes on. */
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

/** The sealed move, which no player may see before the game goes on; undefined without one. */
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
  // This event does not end a gap: both players must say whether it counts.
  if (refereeState.paused === null || unseenTime(refereeState) !== null) return match;
  const clock = refereeState.clock && runClock(refereeState.clock, atMs);
  const going = { ...refereeState, paused: null, sealed: null, clock };
  if (refereeState.sealed === null) return { ...match, refereeState: going };
  const open = { ...match, record: endLine(match.record, match.head, null), refereeState: going };
  const move = sealedMove(game, match);
  if (move === undefined) return open;
  const turn = drawn === undefined ? { move } : { move, drawn };
  return playTurn(game, open, going, { type: 'turn', turn, atMs });
};

/** The sitting with its running clock stopped and the reason noted; unchanged if no clock runs. */
const standStill = (
  match: Match,
  refereeState: RefereeState,
  atMs: number,
  why: Partial<RefereeState>,
): Match =>
  refereeState.clock?.sinceMs == null
    ? match
    : withRefereeState(match, refereeState, { ...why, clock: stopClock(refereeState.clock, atMs) });

/** The events that count while a side is to seal a move. */
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
      const moved = advancePlain(game, match, event);
      if (moved === match) return match;
      const settled = moved.head === match.head ? reopened : rewound;
      return settled(game, moved, refereeState, event.atMs);
    }
    case 'resign': {
      const { seat, atMs } = event;
      if (match.outcome !== null) return match;
      const { offer, foul, sealing } = refereeState;
      const outcome: Outcome = { winner: other(seat), by: 'resignation', next: 'over' };
      const ended = endBy(match, refereeState, outcome, atMs);
      return { ...ended, resigned: { atMs, offer, foul, sealing } };
    }
    case 'undo-resign':
      return mayUndoAlone(match, event.seat, event.atMs)
        ? resumed(match, refereeState, event.atMs)
        : match;
    case 'illegal':
      return match.outcome === null ? attempt(game, match, refereeState, event) : match;
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
      return ask(game, match, refereeState, event);
    case 'answer': {
      const { offer } = refereeState;
      if (offer === null) return match;
      // A seat that answers its own proposal withdraws it.
      if (offer.seat === event.seat) return withdraw(match, refereeState);
      return event.yes
        ? accept(game, match, refereeState, event.atMs)
        : decline(match, refereeState);
    }
  }
};

/** A sitting with an agreement after an event; the same object when the event means nothing in it. */
export const advanceRefereed = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  event: MatchEvent,
): Match => {
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
      const onGap = unseenTime(refereeState) !== null && (type === 'offer' || type === 'answer');
      if (refereeState.paused !== null && !onGap) return match;
      if (refereeState.sealing && !onGap && !whileSealing.includes(type)) return match;
      return ofPlayers(game, match, refereeState, event);
    }
  }
};
