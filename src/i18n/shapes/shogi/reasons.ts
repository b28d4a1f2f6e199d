/** The sentences about a refused or asked piece, and what they may name. Each must fit two short lines. */

/** A piece: its kind as the catalogue has it, and its name. */
export interface Named {
  readonly kind: string;
  readonly name: string;
}

/** A piece and the square it stands on, ready to be read. */
export interface Standing extends Named {
  readonly square: string;
}

/** Sentences that name piece and square. */
export interface ReasonTexts<Kind extends string = string> {
  /** How a piece moves, by its kind. */
  readonly movement: Readonly<Record<Kind, string>>;
  /** The same beside its name, so short that both have room with its number of moves. */
  readonly goes: Readonly<Record<Kind, string>>;
  readonly notYourTurn: (piece: Standing) => string;
  readonly notYourHand: (piece: Named) => string;
  readonly emptySquare: (square: string) => string;
  readonly notInHand: (piece: Named) => string;
  readonly occupied: (by: Standing) => string;
  readonly ownPiece: (there: Standing) => string;
  readonly blocked: (by: Standing) => string;
  readonly neverPromotes: (piece: Named) => string;
  readonly promotedAlready: (piece: Named) => string;
  readonly promotesLater: (piece: Named) => string;
  readonly outsideZone: (from: string, to: string) => string;
  readonly mustPromote: (piece: Named, to: string) => string;
  readonly nifu: (pawn: string) => string;
  readonly deadSquare: (piece: Named, to: string) => string;
  readonly pinned: (piece: Standing, by: Standing) => string;
  /** The king stays in the check that these pieces give; there is at least one. */
  readonly stillInCheck: (by: readonly Standing[]) => string;
  /** The king would be captured where it goes. */
  readonly kingTaken: (to: string, by: Standing) => string;
  readonly uchifuzume: (to: string) => string;
  /** Why a piece has no move, where there is one reason for it. */
  readonly noMove: (piece: Named) => string;
  /** Its own side's pieces stand on these squares, or all round it where none is named. */
  readonly walledIn: (piece: Named, squares: readonly string[]) => string;
  readonly cannotStopCheck: (piece: Named, by: Standing) => string;
  readonly noSafeSquare: string;
  readonly noSquareFromHand: (piece: Named) => string;
}
