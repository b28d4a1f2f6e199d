/** Sittings with an agreement, for tests. */
import { shogi } from '#games/shogi/game.ts';
import type { Game } from '#kernel/game.ts';
import { newClock, runClock, type TimeControl } from '#match/clock.ts';
import { type Match, startMatch } from '#match/match.ts';
import { agree, freeTerms, type Terms } from '#match/terms.ts';

export const game: Game = shogi;
const even = 'lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1';
/** A minute for all moves. */
export const minute: TimeControl = { kind: 'main', mainMs: 60_000 };

/** A sitting at its start; its clock, if it has one, runs since 0. */
export const begin = (terms: Partial<Terms>, setup = even): Match => {
  const agreed = { ...freeTerms, ...terms };
  const clock = agreed.clock && runClock(newClock(agreed.clock, 0), 0);
  return { ...startMatch(game, setup), agreed: agree(agreed, clock) };
};
