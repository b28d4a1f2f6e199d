/** The terms that players agree on before a game, beyond its rules: how fouls, takebacks and time are handled. */
import type { Seat } from '#kernel/game.ts';
import type { Clock, TimeControl } from './clock.ts';

/**
 * How an illegal attempt is treated. `teach`: refused and explained. `casual`: refused. `claim`: it stands until the
 * other side calls it or moves. `strict`: it loses immediately. `retry-same` and `retry-any` are the friendly ones of
 * rules A82: another move, with the same piece or with any.
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
  /** Which time the clocks have in the replay of a void game (rules A60). */
  readonly replayClock: 'remaining' | 'fresh';
}

/** A proposal of any game; `go-on` and `count` are the answers to a gap. */
export type TableProposal =
  | 'draw'
  | 'adjourn'
  | 'pause'
  | 'takeback'
  | 'go-on'
  | 'count'
  /** To play on with another clock. */
  | 'clock'
  /** To go on with a game that a side has resigned; possible while the game is over. */
  | 'undo-resign';

/** A proposal, which the other side must accept: one of every table, or a claim of the game by its name. */
export type Proposal = TableProposal | (string & Record<never, never>);

/** An illegal attempt that was made and is not settled yet. */
export interface Foul {
  readonly seat: Seat;
  /** The code of the rule it breaks. */
  readonly rule: string;
  /** The node of the move in the record; null when the move was not allowed to stand. */
  readonly node: number | null;
  /** The move as text. Under `retry-same` its origin is the piece that must be moved. */
  readonly move: string;
}

/** A proposal that waits for its answer. */
export interface Offer {
  readonly seat: Seat;
  readonly what: Proposal;
  /** The clock that is proposed; present where that is the proposal. */
  readonly clock?: ProposedClock;
}

/** A proposal of another clock. */
export interface ProposedClock {
  /** The time of both seats; null for no clock. */
  readonly controls: Terms['clock'];
  /** The same in words, which the record keeps as a comment. */
  readonly words: string;
}

/** A clock that both agreed on in the course of a game. */
export interface ClockChange {
  /** The node of the last move under the clock before; null while that move is still to come. */
  readonly after: number | null;
  readonly clock: Terms['clock'];
}

/** A resignation: its instant, and what it broke off. All of that comes back if the resignation is undone. */
export interface Resigned {
  readonly atMs: number;
  readonly offer: Offer | null;
  readonly foul: Foul | null;
  readonly sealing: boolean;
}

/**
 * Time that passed while the page was in sight but noticed nothing: the device slept, or its clock was changed. Only
 * the players can know what it was, so both say whether it was thinking time.
 */
export interface Gap {
  readonly gapMs: number;
  /** The proposal that was waiting when the gap came; it waits again when the game goes on. */
  readonly offer: Offer | null;
}

/** The state of the agreement in the course of a game. */
export interface RefereeState {
  readonly terms: Terms;
  readonly clock: Clock | null;
  /**
   * Why the game stands still; null while it goes on. `consent`: both wanted it. `left`: the page was left. `aside`:
   * another game took its place. `adjourned`: it is adjourned. A gap: both must say whether that time counts.
   */
  readonly paused: 'consent' | 'left' | 'aside' | 'adjourned' | Gap | null;
  readonly offer: Offer | null;
  /**
   * The proposals declined since the last move. They cannot be made again before the next move, except as answers to a
   * gap.
   */
  readonly declined: readonly Offer[];
  readonly foul: Foul | null;
  /** How many wrong calls of a foul each seat has made. */
  readonly warnings: readonly [number, number];
  /** The clocks agreed on since the game began, in that order; absent where there is none. */
  readonly clockChanges?: readonly ClockChange[];
  /** The sealed move of an adjourned game as text, which no player may see; null until it is sealed. */
  readonly sealed: string | null;
  /** Whether the side to move is to seal a move. */
  readonly sealing: boolean;
}
