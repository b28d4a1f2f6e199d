/** What the players agree on before a game, beyond its rules: how fouls, takebacks and time are handled. */
import type { Seat } from '#kernel/game.ts';
import type { Clock, TimeControl } from './clock.ts';

/**
 * What becomes of an illegal attempt, from the mildest: refused and explained; refused; it stands until the other side
 * calls it or moves; it loses at once. The last two are the friendly ones of rules A82: another move, with the same
 * piece or with any.
 */
export type Strictness = 'teach' | 'casual' | 'claim' | 'strict' | 'retry-same' | 'retry-any';

/** Plain data, kept with the match. */
export interface Terms {
  readonly strictness: Strictness;
  /** Whether moves are taken back at will, by consent of the other side, or not at all (rules A85). */
  readonly takebacks: 'free' | 'ask' | 'off';
  /** Whether a draw may be agreed without the rules asking for one (rules A55). */
  readonly agreedDraw: boolean;
  /** How the time of seat 0 and of seat 1 is given; null without clocks. */
  readonly clock: readonly [TimeControl, TimeControl] | null;
  /** What a void game's replay has on its clocks (rules A60). */
  readonly replayClock: 'remaining' | 'fresh';
}

/** What one side can propose to the other in any game; the last two are the answers to a gap. */
export type TableProposal = 'draw' | 'adjourn' | 'pause' | 'takeback' | 'go-on' | 'count';

/** What one side proposes and the other must accept: something that is known at every table, or a claim of the game by its name. */
export type Proposal = TableProposal | (string & Record<never, never>);

/** An illegal attempt that has been made and not yet been dealt with. */
export interface Foul {
  readonly seat: Seat;
  /** The code of the rule it breaks. */
  readonly rule: string;
  /** Where the move stands in the record; null when it was not let stand. */
  readonly node: number | null;
  /** The move as text; who must use the same piece again is bound to its origin. */
  readonly move: string;
}

/** A proposal that waits for its answer. */
export interface Offer {
  readonly seat: Seat;
  readonly what: Proposal;
}

/**
 * Time that passed in sight of the players and that the page did not see: the device slept, or its clock was changed.
 * Nobody can tell, so both say whether it was thinking time.
 */
export interface Gap {
  readonly gapMs: number;
  /** The proposal that waited when it came; it waits again when the game goes on. */
  readonly offer: Offer | null;
}

/** How the agreement stands in the course of a game. */
export interface RefereeState {
  readonly terms: Terms;
  readonly clock: Clock | null;
  /** Why the game stands still: both wanted it, the page was left, another game took its place (`aside`, as it is stored), it is adjourned, or time is in doubt. */
  readonly paused: 'consent' | 'left' | 'aside' | 'adjourned' | Gap | null;
  readonly offer: Offer | null;
  /** What was declined since the last move. It is not proposed again before the next, but for the answers to a gap. */
  readonly declined: readonly Offer[];
  readonly foul: Foul | null;
  /** Fouls called where there was none. */
  readonly warnings: readonly [number, number];
  /** The move of an adjourned game that nobody may see: null until it is sealed, as text then. */
  readonly sealed: string | null;
  /** The side to move is to seal a move. */
  readonly sealing: boolean;
}
