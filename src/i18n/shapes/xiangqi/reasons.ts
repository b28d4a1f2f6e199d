/** The sentences about a refused or asked piece, and what they may name. Each must fit two short lines. */

/** A piece and the point it stands on, ready to be read. */
export interface Standing {
  readonly name: string;
  readonly square: string;
}

/** Sentences that name piece and point. */
export interface ReasonTexts<Kind extends string = string> {
  /** How a piece moves, by its kind. */
  readonly movement: Readonly<Record<Kind, string>>;
  /** The same beside its name, so short that both have room with its number of moves. */
  readonly goes: Readonly<Record<Kind, string>>;
  readonly notYourTurn: (piece: Standing) => string;
  readonly emptyPoint: (point: string) => string;
  readonly ownPiece: (there: Standing) => string;
  readonly blocked: (by: Standing) => string;
  readonly soldierBackwards: string;
  readonly soldierSideways: string;
  readonly palace: (piece: Standing) => string;
  readonly river: (piece: Standing) => string;
  readonly horseLeg: (by: Standing) => string;
  readonly elephantEye: (by: Standing) => string;
  readonly cannonNoScreen: (to: string) => string;
  readonly cannonManyScreens: (screens: number) => string;
  readonly pinned: (piece: Standing, by: Standing) => string;
  readonly facingKings: (king: Standing) => string;
  /** The king stays in the check that these pieces give; there is at least one. */
  readonly stillInCheck: (by: readonly Standing[]) => string;
  /** The move itself lets a piece give check, as a cannon over what was moved. */
  readonly wouldCheck: (by: Standing) => string;
  /** The king would be captured where it goes. */
  readonly kingTaken: (to: string, by: Standing) => string;
  /** Pieces stand on these points, or all round it where none is named. */
  readonly walledIn: (piece: Standing, points: readonly string[]) => string;
  readonly cannotStopCheck: (piece: Standing, by: Standing) => string;
  readonly noSafePoint: string;
}
