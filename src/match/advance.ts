/** One step of a sitting, with or without an agreement. */
import type { Game } from '#kernel/game.ts';
import type { MatchEvent } from './events.ts';
import { advancePlain, type Match } from './match.ts';
import { agree, freeTerms } from './referee-state.ts';
import { advanceRefereed } from './refereed.ts';

/**
 * The sitting after an event; the same object when the event means nothing in it. Players who have agreed on nothing
 * can still propose and claim: their first valid proposal or claim makes `freeTerms` their agreement.
 */
export const advance = (game: Game, match: Match, event: MatchEvent): Match => {
  const { refereeState } = match;
  if (refereeState !== undefined) return advanceRefereed(game, match, refereeState, event);
  if (event.type !== 'offer' && event.type !== 'claim') return advancePlain(game, match, event);
  const agreed = { ...match, refereeState: agree(freeTerms, null) };
  const after = advanceRefereed(game, agreed, agreed.refereeState, event);
  return after === agreed ? match : after;
};
