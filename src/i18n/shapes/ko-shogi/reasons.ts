/** The sentences about a refused or asked piece, and what they may name. Those of refusals must fit two short lines. */

/** A piece and the point it stands on, ready to be read. */
export interface Standing {
  readonly name: string;
  readonly square: string;
}

/** Groups of directions in which a face moves alike; `other` are those that its slides leave over. */
export type Bearing =
  | 'around'
  | 'straight'
  | 'diagonal'
  | 'ahead'
  | 'back'
  | 'sideways'
  | 'ahead-back'
  | 'not-back'
  | 'not-ahead'
  | 'not-sideways'
  | 'sideways-diagonal'
  | 'ahead-diagonal'
  | 'straight-ahead-diagonal'
  | 'ahead-diagonal-back'
  | 'sideways-ahead-diagonal'
  | 'sideways-back-diagonal'
  | 'other';

/** The kinds of moves that make up a turn of several landings. */
export type ChainName =
  | 'king'
  | 'diagonal'
  | 'straight'
  | 'clerk'
  | 'staff'
  | 'priest'
  | 'five'
  | 'run'
  | 'cavalry'
  | 'knight';

/** How faces move, in parts that make a sentence. */
export interface MovementTexts {
  readonly bearings: Readonly<Record<Bearing, string>>;
  readonly step: (bearing: string) => string;
  readonly slide: (bearing: string, reach: number | null) => string;
  readonly jump: Readonly<Record<'straight' | 'diagonal' | 'around' | 'knight', string>>;
  readonly chain: Readonly<Record<ChainName, string>>;
  readonly sentence: (name: string, parts: readonly string[]) => string;
}

/** The powers of a face besides moving, and its limits, for the card of a piece. */
export interface PowerTexts {
  /** After a landing that took nothing: how many it shoots, how far, and whether over others. */
  readonly shoots: (shots: number, range: number, over: boolean) => string;
  readonly acts: Readonly<
    Record<
      | 'commander'
      | 'middle-troop'
      | 'banner'
      | 'drum'
      | 'stand-in'
      | 'pawn'
      | 'clerk'
      | 'priest'
      | 'flame'
      | 'fog'
      | 'light'
      | 'skyward-net'
      | 'earthward-net',
      string
    >
  >;
  /** The pieces that it may not take. */
  readonly keptFrom: Readonly<Record<'priests' | 'fortress' | 'bow' | 'gun', string>>;
  /** The kinds of pieces that cannot take it. */
  readonly safeFrom: Readonly<Record<'bows' | 'bows-and-guns' | 'fortress', string>>;
}

/** Sentences that name piece and point. */
export interface ReasonTexts {
  readonly movement: MovementTexts;
  readonly powers: PowerTexts;
  readonly notYourTurn: (piece: Standing) => string;
  readonly emptyPoint: (point: string) => string;
  readonly ownPiece: (there: Standing) => string;
  readonly blocked: (by: Standing) => string;
  readonly slidesTo: (points: number) => string;
  readonly shootsTo: (points: number) => string;
  readonly shootsAlongLines: string;
  readonly priestsOnly: string;
  readonly secondLeap: string;
  readonly fiveSteps: string;
  readonly straightRun: string;
  readonly burned: (flame: Standing) => string;
  readonly shotAfterCapture: string;
  readonly noShotsLeft: (shots: number) => string;
  readonly nothingToShoot: (point: string) => string;
  readonly pawnWithoutDrum: string;
  readonly immuneToDisplacement: (there: Standing) => string;
  readonly silenced: (fog: Standing) => string;
  readonly immuneToShot: (there: Standing) => string;
  readonly frozen: (net: Standing) => string;
  /** Pieces stand on these points, or all round it where none is named. */
  readonly walledIn: (piece: Standing, points: readonly string[]) => string;
  readonly noWayOn: (piece: Standing) => string;
}
