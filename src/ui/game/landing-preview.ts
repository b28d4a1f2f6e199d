/** What comes of a move before it is made, as a game tells it and the board shows it. */
import type { Options } from '#games/agreement.ts';
import type { Messages } from '#i18n/catalogue.ts';
import type { Evidence, Pick as Point } from '#kernel/game.ts';
import type { CoordinateStyle } from './skin.ts';

/** What comes of a goal besides what is taken there. */
export interface LandingPreview {
  readonly goal: number;
  /** The piece turns over there unasked. */
  readonly promotes: boolean;
  /** The piece itself leaves the board there. */
  readonly perishes: boolean;
  /** The squares of what else leaves the board. */
  readonly removes: readonly number[];
  /** Each thing in a word or two, as it may be said of several goals. */
  readonly brief: readonly string[];
  /** All of it, of this goal. */
  readonly words: string;
}

/** A move in hand, and where it may go on to. */
export interface InHand<P extends object = object> {
  readonly position: P;
  readonly picks: readonly Point[];
  readonly goals: readonly number[];
}

/** What acts from afar, said of a position: which of it the settings want, and what the sides are called. */
export interface ToldFromAfar<P extends object = object> {
  readonly position: P;
  readonly settings: Options;
  readonly sides: readonly [string, string];
}

/** What keeps a piece from doing all that it could: told of the piece, and drawn beside it. */
export interface Held {
  /** Whether it cannot move at all; else it is only kept from a part of what it does. */
  readonly still: boolean;
  readonly words: string;
  readonly evidence: readonly Evidence[];
}

/** What a game tells beforehand; absent in a game whose landings only take what stands there. */
export interface LooksAhead<P extends object = object, W extends object = object> {
  /** What comes of goals; those of which nothing more comes are left out. */
  previewLanding?(
    move: InHand<P>,
    style: CoordinateStyle,
    messages: Messages<W>,
  ): readonly LandingPreview[];
  /** What acts from afar in words, a sentence each, for whoever cannot see it drawn or wants to know by what. */
  actingTold?(
    of: ToldFromAfar<P>,
    style: CoordinateStyle,
    messages: Messages<W>,
  ): readonly string[];
  /** What holds the piece on a square, of either side; null where nothing does. */
  held?(position: P, square: number, style: CoordinateStyle, messages: Messages<W>): Held | null;
}
