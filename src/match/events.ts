/** What can happen in a sitting. */
import type { Seat, Turn } from '#kernel/game.ts';
import type { Proposal } from './terms.ts';

/** What happens in any sitting. */
type PlainEvent =
  /**
   * A turn at the head; or, with `from`, at another node: in free play it becomes a variation there and play goes on, in a
   * game that was begun it means nothing, and in one that is over it is a variation of the record, and nothing else changes.
   */
  | {
      readonly type: 'turn';
      readonly turn: Turn<object>;
      readonly from?: number;
      readonly atMs: number;
    }
  /** The last turn, or an ending that the players called, is taken back at will; by consent it is an `offer`. */
  | { readonly type: 'takeback'; readonly atMs: number }
  | { readonly type: 'redo'; readonly atMs: number }
  | { readonly type: 'resign'; readonly seat: Seat; readonly atMs: number };

/** What happens in a sitting, each at an instant in milliseconds. An offer or a claim makes an agreement where there is none; all others but a `PlainEvent` need one to mean anything. */
export type MatchEvent =
  | PlainEvent
  /** An attempt of the side to move at the head. The match judges it: what is no foul, or is only refused under the terms, means nothing. */
  | { readonly type: 'illegal'; readonly turn: Turn<object>; readonly atMs: number }
  /** A seat says that the other's last move was illegal. */
  | { readonly type: 'call'; readonly seat: Seat; readonly atMs: number }
  | {
      readonly type: 'offer';
      readonly seat: Seat;
      readonly what: Proposal;
      readonly atMs: number;
    }
  /** The other side answers; the side that offered takes it back with `yes: false`. */
  | {
      readonly type: 'answer';
      readonly seat: Seat;
      readonly yes: boolean;
      readonly atMs: number;
    }
  /** The side that was to seal a move plays on instead. */
  | { readonly type: 'call-off'; readonly seat: Seat; readonly atMs: number }
  /** A seat makes a claim of the game that needs no consent. */
  | {
      readonly type: 'claim';
      readonly seat: Seat;
      readonly claim: string;
      readonly atMs: number;
    }
  /** The page is left, or with `replaced` another game takes this one's place: the clock stops at that instant. */
  | { readonly type: 'leave'; readonly replaced?: true; readonly atMs: number }
  /** More time has passed than the page has seen while it was in sight; `atMs` is the instant before. */
  | { readonly type: 'gap'; readonly gapMs: number; readonly atMs: number }
  /** Both are back: play and clock go on, with the sealed move if there is one, and what chance drew for it. */
  | { readonly type: 'go-on'; readonly drawn?: string; readonly atMs: number }
  /** Nothing but time has passed. */
  | { readonly type: 'tick'; readonly atMs: number };

/** One kind of event. */
export type EventOf<T extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: T }>;
