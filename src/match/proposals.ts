/** What one side proposes and the other accepts: draws, pauses, adjournment, takebacks. */
import type { Game, Seat } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { claimed } from './claims.ts';
import { hasFallen, runClock, stopClock } from './clock.ts';
import { advancePlain, type Match } from './match.ts';
import {
  agree,
  endBy,
  freeTerms,
  rewound,
  timeout,
  unseenTime,
  withRefereeState,
} from './referee-state.ts';
import type { Proposal, RefereeState } from './terms.ts';

/** Why a proposal that the terms know cannot be made now. */
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

/** Whether the terms and the position know such a proposal at all. */
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
    case 'go-on':
    case 'count':
      return unseenTime(refereeState) !== null;
    default:
      return claimed(game, match, seat, what, 'agreement') !== null;
  }
};

/**
 * The reason against a proposal: `unknown` where the terms or the position do not know it; null where it can be made. Players
 * who have agreed on nothing can propose what needs no terms.
 */
export const whyNotOffer = (
  game: Game,
  match: Match,
  seat: Seat,
  what: Proposal,
): WhyNotOffer | 'unknown' | null => {
  const { refereeState = agree(freeTerms, null) } = match;
  if (!isKnown(game, match, refereeState, seat, what)) return 'unknown';
  if (match.outcome !== null) return 'over';
  if (what === 'go-on' || what === 'count') return null;
  if (refereeState.paused !== null) return 'paused';
  if (refereeState.sealing) return 'sealing';
  if (what === 'takeback' && ownLastMove(game, match, seat) === null) return 'no-move';
  const again = refereeState.declined.some((offer) => offer.seat === seat && offer.what === what);
  return again ? 'declined' : null;
};

/** The sitting with a proposal of a seat waiting for its answer. */
export const ask = (
  game: Game,
  match: Match,
  refereeState: RefereeState,
  seat: Seat,
  what: Proposal,
): Match =>
  refereeState.offer === null && whyNotOffer(game, match, seat, what) === null
    ? withRefereeState(match, refereeState, { offer: { seat, what } })
    : match;

/** A seat's own last move is gone, and the reply to it. */
const takenBack = (game: Game, match: Match, seat: Seat, atMs: number): Match => {
  const last = ownLastMove(game, match, seat);
  let back = match;
  while (last !== null && back.head >= last)
    back = advancePlain(game, back, { type: 'takeback', atMs });
  return back;
};

/** The sitting after the other side has agreed; a proposal that means nothing any more is dropped. */
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
    case 'go-on':
      return afterGap(match, refereeState, atMs, false);
    case 'count':
      return afterGap(match, refereeState, atMs, true);
    default: {
      const outcome = claimed(game, match, offer.seat, offer.what, 'agreement');
      return outcome === null
        ? withdraw(match, refereeState)
        : endBy(match, refereeState, outcome, atMs);
    }
  }
};

/** The game goes on after time was in doubt; where it counts, the clock has run since so long ago, and the flag may have fallen. */
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

/** The proposal is off the table, and may be made again. */
export const withdraw = (match: Match, refereeState: RefereeState): Match =>
  withRefereeState(match, refereeState, { offer: null });

/** The other side has said no: the proposal is not made again before the next move, unless the game waits for it (`whyNotOffer`). */
export const decline = (match: Match, refereeState: RefereeState): Match => {
  const { offer, declined } = refereeState;
  if (offer === null) return match;
  return withRefereeState(match, refereeState, { offer: null, declined: [...declined, offer] });
};
