/** What one side proposes and the other accepts: draws, impasse, pauses, adjournment, takebacks. */
import { type Game, other, type Seat } from '#kernel/game.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { endBy, rewound, timeout, withAgreed } from './agreed.ts';
import { hasFallen, runClock, stopClock } from './clock.ts';
import { advance, type Match } from './match.ts';
import { type Agreed, gapOf, type Proposal } from './terms.ts';

/** Who asks to take a move back is the side that made it. */
export const ask = (game: Game, match: Match, agreed: Agreed, what: Proposal): Match => {
  const seat = other(game.turn(lineTo(game, match.record, match.head).position));
  return agreed.offer === null && canOffer(game, match, seat, what)
    ? withAgreed(match, agreed, { offer: { seat, what } })
    : match;
};

/** Whether the terms and the position know such a proposal. */
export const canOffer = (game: Game, match: Match, seat: Seat, what: Proposal): boolean => {
  const { agreed } = match;
  if (agreed === undefined || match.outcome !== null) return false;
  if (what === 'go-on' || what === 'count') return gapOf(agreed) !== null;
  if (agreed.sealing || agreed.paused !== null) return false;
  switch (what) {
    case 'draw':
      return agreed.terms.agreedDraw;
    case 'impasse':
      return (
        game.claim(lineTo(game, match.record, match.head), seat, 'impasse', match.rules) !== null
      );
    case 'takeback':
      return agreed.terms.takebacks === 'ask' && nodeAt(match.record, match.head).parent !== null;
    case 'pause':
      return agreed.clock !== null;
    case 'adjourn':
      return true;
  }
};

/** The sitting after the other side has agreed; a proposal that means nothing any more is dropped. */
export const accept = (
  game: Game,
  match: Match,
  agreed: Agreed,
  seat: Seat,
  atMs: number,
): Match => {
  const { offer, clock } = agreed;
  if (offer === null || !canOffer(game, match, offer.seat, offer.what))
    return decline(match, agreed);
  switch (offer.what) {
    case 'draw':
      return endBy(match, agreed, { winner: null, by: 'agreement', next: 'over' }, atMs);
    case 'impasse': {
      const line = lineTo(game, match.record, match.head);
      const outcome = game.claim(line, seat, 'impasse', match.rules);
      return outcome === null ? decline(match, agreed) : endBy(match, agreed, outcome, atMs);
    }
    case 'takeback':
      return rewound(game, advance(game, match, { type: 'takeback', atMs }), agreed, atMs);
    case 'pause':
      return withAgreed(match, agreed, {
        offer: null,
        paused: 'consent',
        clock: clock && stopClock(clock, atMs),
      });
    case 'adjourn':
      return withAgreed(match, agreed, { offer: null, sealing: true });
    case 'go-on':
      return afterGap(match, agreed, atMs, false);
    case 'count':
      return afterGap(match, agreed, atMs, true);
  }
};

/** The game goes on after time was in doubt; where it counts, the clock has run since so long ago, and the flag may have fallen. */
const afterGap = (match: Match, agreed: Agreed, atMs: number, counts: boolean): Match => {
  const gap = gapOf(agreed);
  if (gap === null) return match;
  const clock = agreed.clock && runClock(agreed.clock, counts ? atMs - gap.gapMs : atMs);
  const going = { ...agreed, paused: null, offer: gap.offer, clock };
  return clock !== null && hasFallen(clock, atMs)
    ? timeout(match, going, clock)
    : { ...match, agreed: going };
};

/** The proposal is off the table. */
export const decline = (match: Match, agreed: Agreed): Match =>
  withAgreed(match, agreed, { offer: null });
