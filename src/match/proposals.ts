/** Proposals, which one side makes and the other accepts: draws, pauses, adjournment, takebacks. */
import type { Game, Seat } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { claimed } from './claims.ts';
import { hasFallen, runClock, stopClock } from './clock.ts';
import { mayChangeClock, withNextClock } from './clock-changes.ts';
import type { EventOf } from './events.ts';
import { advancePlain, type Match, resignedSeat } from './match.ts';
import {
  agree,
  endBy,
  freeTerms,
  resumed,
  rewound,
  timeout,
  unseenTime,
  withRefereeState,
} from './referee-state.ts';
import type { Offer, Proposal, RefereeState } from './terms.ts';

/** Why a proposal that the terms allow cannot be made now. */
export type WhyNotOffer = 'over' | 'paused' | 'sealing' | 'no-move' | 'declined';

/** The node of a seat's own last move, with or without a reply to it; null where it has made none. */
export const ownLastMove = (game: Game, { record, head }: Match, seat: Seat): number | null => {
  for (let id = head; ; ) {
    const { parent } = nodeAt(record, id);
    if (parent === null) return null;
    if (game.turn(lineTo(game, record, parent).position) === seat) return id;
    id = parent;
  }
};

/** Whether the terms and the position allow such a proposal at all. */
const isKnown = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  seat: Seat,
  what: Proposal,
): boolean => {
  switch (what) {
    case 'draw':
      return refereeState.terms.agreedDraw;
    case 'takeback':
      return refereeState.terms.takebacks === 'ask';
    case 'pause':
      return refereeState.clock !== null;
    case 'adjourn':
      return true;
    case 'clock':
      return mayChangeClock(refereeState.terms);
    case 'go-on':
    case 'count':
      return unseenTime(refereeState) !== null;
    case 'undo-resign':
      return resignedSeat(match) === seat;
    default:
      return claimed(game, match, seat, what, 'agreement') !== null;
  }
};

/**
 * Why a proposal cannot be made; null if it can. `unknown` means that the terms or the position do not allow it.
 * Players who have agreed on nothing can make proposals that need no terms.
 */
export const whyNotOffer = (
  game: Game,
  match: Match,
  seat: Seat,
  what: Proposal,
): WhyNotOffer | 'unknown' | null => {
  const { refereeState = agree(freeTerms, null) } = match;
  if (!isKnown(game, match, refereeState, seat, what)) return 'unknown';
  if (match.outcome !== null && what !== 'undo-resign') return 'over';
  if (what === 'go-on' || what === 'count') return null;
  if (refereeState.paused !== null) return 'paused';
  if (refereeState.sealing) return 'sealing';
  if (what === 'takeback' && ownLastMove(game, match, seat) === null) return 'no-move';
  const again = refereeState.declined.some((offer) => offer.seat === seat && offer.what === what);
  return again ? 'declined' : null;
};

/** The sitting with a seat's proposal waiting for its answer; unchanged if it cannot be made. */
export const ask = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  { seat, what, clock }: EventOf<'offer'>,
): Match => {
  const isWhole = (what === 'clock') === (clock !== undefined);
  if (!isWhole || refereeState.offer !== null) return match;
  if (whyNotOffer(game, match, seat, what) !== null) return match;
  const offer: Offer = clock === undefined ? { seat, what } : { seat, what, clock };
  return withRefereeState(match, refereeState, { offer });
};

/** The sitting with a comment added to its last move. */
const withComment = (match: Match, comment: string): Match => {
  const { record, head } = match;
  const node = nodeAt(record, head);
  const whole = node.comment === '' ? comment : `${node.comment}\n${comment}`;
  return {
    ...match,
    record: { ...record, nodes: record.nodes.with(head, { ...node, comment: whole }) },
  };
};

/** Takes back a seat's own last move, and the reply to it. */
const takenBack = (game: Game, match: Match, seat: Seat, atMs: number): Match => {
  const last = ownLastMove(game, match, seat);
  let back = match;
  while (last !== null && back.head >= last)
    back = advancePlain(game, back, { type: 'takeback', atMs });
  return back;
};

/** The sitting after the other side has agreed. A proposal that is no longer possible is dropped. */
export const accept = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  atMs: number,
): Match => {
  const { offer, clock } = refereeState;
  if (offer === null || whyNotOffer(game, match, offer.seat, offer.what) !== null)
    return withdraw(match, refereeState);
  switch (offer.what) {
    case 'draw':
      return endBy(match, refereeState, { winner: null, by: 'agreement', next: 'over' }, atMs);
    case 'takeback':
      return rewound(game, takenBack(game, match, offer.seat, atMs), refereeState, atMs);
    case 'pause':
      return withRefereeState(match, refereeState, {
        offer: null,
        paused: 'consent',
        clock: clock && stopClock(clock, atMs),
      });
    case 'adjourn':
      return withRefereeState(match, refereeState, { offer: null, sealing: true });
    case 'clock': {
      const { clock: next } = offer;
      if (next === undefined) return withdraw(match, refereeState);
      const agreed = { offer: null, ...withNextClock(refereeState, next.controls) };
      return withRefereeState(withComment(match, next.words), refereeState, agreed);
    }
    case 'go-on':
      return afterGap(match, refereeState, atMs, false);
    case 'count':
      return afterGap(match, refereeState, atMs, true);
    case 'undo-resign':
      return resumed(match, refereeState, atMs);
    default: {
      const outcome = claimed(game, match, offer.seat, offer.what, 'agreement');
      return outcome === null
        ? withdraw(match, refereeState)
        : endBy(match, refereeState, outcome, atMs);
    }
  }
};

/**
 * The game goes on after a gap, time that the page did not notice. If `counts`, the gap counts as thinking time, and
 * the flag may have fallen.
 */
const afterGap = (
  match: Match,
  refereeState: RefereeState,
  atMs: number,
  counts: boolean,
): Match => {
  const gap = unseenTime(refereeState);
  if (gap === null) return match;
  const clock =
    refereeState.clock && runClock(refereeState.clock, counts ? atMs - gap.gapMs : atMs);
  const going = { ...refereeState, paused: null, offer: gap.offer, clock };
  return clock !== null && hasFallen(clock, atMs)
    ? timeout(match, going, clock)
    : { ...match, refereeState: going };
};

/** The sitting without its proposal, which may be made again. */
export const withdraw = (match: Match, refereeState: RefereeState): Match =>
  withRefereeState(match, refereeState, { offer: null });

/**
 * The sitting after the other side has said no. The proposal cannot be made again before the next move, except as an
 * answer to a gap (`whyNotOffer`).
 */
export const decline = (match: Match, refereeState: RefereeState): Match => {
  const { offer, declined } = refereeState;
  if (offer === null) return match;
  return withRefereeState(match, refereeState, { offer: null, declined: [...declined, offer] });
};
