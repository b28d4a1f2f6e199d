import type { Seat } from '#kernel/game.ts';
import type { HandKind } from './piece.ts';

/** A piece goes from one square to another, and may turn over there. */
export interface BoardMove {
  readonly from: number;
  readonly to: number;
  readonly promote: boolean;
}

/** A piece is put down from hand. */
export interface Drop {
  readonly drop: HandKind;
  readonly to: number;
  /** Present only when it is not the hand of the side to move: a foul. */
  readonly by?: Seat;
}

/** A move of shogi, legal or not. */
export type Move = BoardMove | Drop;

/** Whether two moves are the same. */
export const sameMove = (a: Move, b: Move): boolean =>
  'drop' in a
    ? 'drop' in b && a.drop === b.drop && a.to === b.to && a.by === b.by
    : 'from' in b && a.from === b.from && a.to === b.to && a.promote === b.promote;
