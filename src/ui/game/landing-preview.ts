/** The effects of a move before it is made: the game tells them and the board shows them. */
import type { Options } from '#games/agreement.ts';
import type { Messages } from '#i18n/catalogue.ts';
import type { Evidence, Pick as Point } from '#kernel/game.ts';
import type { CoordinateStyle } from './skin.ts';

/** The effects of a landing on one goal, besides the piece that is taken there. */
export interface LandingPreview {
  readonly goal: number;
  /** The piece turns over there unasked. */
  readonly promotes: boolean;
  /** The piece itself leaves the board there. */
  readonly perishes: boolean;
  /** The squares of other pieces that leave the board. */
  readonly removes: readonly number[];
  /** Each effect in a word or two, as it may be said of several goals. */
  readonly brief: readonly string[];
  /** All effects in words, of this goal alone. */
  readonly words: string;
}

/** A move in hand, and the squares it may go on to. */
export interface InHand<P extends object = object> {
  readonly position: P;
  readonly picks: readonly Point[];
  readonly goals: readonly number[];
}

/** The position to describe, the settings that select what acts from afar, and the names of the sides. */
export interface ToldFromAfar<P extends object = object> {
  readonly position: P;
  readonly settings: Options;
  readonly sides: readonly [string, string];
}

/** Something that keeps a piece from doing all that it could: in words about the piece, and as marks beside it. */
export interface Held {
  /** Whether the piece cannot move at all. If false, it only cannot do a part of what it does. */
  readonly still: boolean;
  readonly words: string;
  readonly evidence: readonly Evidence[];
}

/** A game's previews of effects. Absent in a game whose landings only take what stands there. */
export interface LooksAhead<P extends object = object, W extends object = object> {
  /** The effects of landing on each goal. Goals without further effects are left out. */
  previewLanding?(
    move: InHand<P>,
    style: CoordinateStyle,
    messages: Messages<W>,
  ): readonly LandingPreview[];
  /** Sentences about what acts from afar, one for each, for players who cannot see it drawn or want to know its source. */
  longRangeWords?(
    of: ToldFromAfar<P>,
    style: CoordinateStyle,
    messages: Messages<W>,
  ): readonly string[];
  /** The thing that holds the piece on a square, of either side; null if nothing does. */
  held?(position: P, square: number, style: CoordinateStyle, messages: Messages<W>): Held | null;
}
