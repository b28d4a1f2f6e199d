/** The sentences about a refused or asked piece, and what they may name. Each must fit two short lines. */

/** A piece and the square it stands on, ready to be read. */
export interface Standing {
  readonly name: string;
  readonly square: string;
}

/** Sentences that name piece and square. */
export interface ReasonTexts {
  /** How a piece moves and captures that does both by one step. */
  readonly steps: (piece: string) => string;
  /** How a cannon that jumps moves and captures. */
  readonly jumps: string;
  readonly notYourPiece: (piece: Standing) => string;
  readonly emptySquare: (square: string) => string;
  readonly faceDownPiece: (square: string) => string;
  readonly colourUnknown: string;
  readonly ownPiece: (there: Standing) => string;
  readonly faceDownTarget: (square: string) => string;
  readonly notInLine: string;
  readonly noScreen: string;
  readonly manyScreens: (screens: number) => string;
  readonly cannotTake: (hunter: string, prey: string) => string;
  /** Nothing can be done with a piece at the moment. */
  readonly noMove: (piece: Standing) => string;
}
