/** The events of a sitting. */
import type { Seat, Turn } from '#kernel/game.ts';
import type { Proposal, ProposedClock } from './terms.ts';

/** Events that any sitting takes, with or without an agreement. */
type PlainEvent =
  /**
   * A turn at the head, or with `from` at another node. In free play a turn there becomes a variation and play goes on
   * in it. In a game that was begun it means nothing. In one that is over it becomes a variation of the record, and
   * nothing else changes.
   */
  | {
      readonly type: 'turn';
      readonly turn: Turn<object>;
      readonly from?: number;
      readonly atMs: number;
    }
  /** Takes back the last turn, or an ending that the players called, at will. By consent it is an `offer`. */
  | { readonly type: 'takeback'; readonly atMs: number }
  | { readonly type: 'redo'; readonly atMs: number }
  | { readonly type: 'resign'; readonly seat: Seat; readonly atMs: number }
  /** A seat that has just resigned undoes that alone. Later it is an `offer`. */
  | { readonly type: 'undo-resign'; readonly seat: Seat; readonly atMs: number };

/**
 * An event of a sitting, at an instant in milliseconds. An offer or a claim makes an agreement where there is none; all
 * others but a `PlainEvent` need one to mean anything.
 */
export type MatchEvent =
  | PlainEvent
  /**
   * An attempt of the side to move, at the head. The match judges it: it means nothing if it is no foul, or if the
   * terms only refuse fouls.
   */
  | { readonly type: 'illegal'; readonly turn: Turn<object>; readonly atMs: number }
  /** A seat says that the other's last move was illegal. */
  | { readonly type: 'call'; readonly seat: Seat; readonly atMs: number }
  | {
      readonly type: 'offer';
      readonly seat: Seat;
      readonly what: Proposal;
      /** The clock that is proposed; present where that is the proposal. */
      readonly clock?: ProposedClock;
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
  /** More time has passed than the page noticed, while it was in sight. `atMs` is the last instant it noticed. */
  | { readonly type: 'gap'; readonly gapMs: number; readonly atMs: number }
  /** Both players are back: play and clock go on. A sealed move is played, with what chance drew for it. */
  | { readonly type: 'go-on'; readonly drawn?: string; readonly atMs: number }
  /** Nothing but time has passed. */
  | { readonly type: 'tick'; readonly atMs: number };

/** One kind of event. */
export type EventOf<T extends MatchEvent['type']> = Extract<MatchEvent, { readonly type: T }>;
