/** What a game's board looks like and what its things are called: all that the ui outside `skins/` knows of a game. */
import type { ComponentType } from 'react';
import type { Messages } from '#i18n/catalogue.ts';
import type { Pick, Seat } from '#kernel/game.ts';

/** How the edges of the board are lettered, and how squares are read aloud. */
export type CoordinateStyle = 'japanese' | 'usi' | 'numbers' | 'none';

/** A piece to draw: its SFEN letters, whether it points down the screen, and the set it belongs to. */
export interface FaceProps {
  readonly face: string;
  readonly down: boolean;
  readonly set: string;
}

/** A piece on a square: how it is written (`P`, `+r`), what it is called in code, and whose it is. */
interface StandingPiece {
  readonly face: string;
  readonly kind: string;
  readonly seat: Seat;
}

/** A kind that can wait beside the board, and its letter. */
interface HandPiece {
  readonly kind: string;
  readonly face: string;
}

/** One way to finish a move: what is picked, the face it leads to, and what it is called. */
interface ChoiceOption {
  readonly choice: string;
  readonly face: string;
  readonly name: string;
  readonly label: string;
}

/** A question that a move asks before it is done, and the square and side it is about. */
export interface Question {
  readonly title: string;
  readonly square: number;
  readonly seat: Seat;
  readonly options: readonly ChoiceOption[];
}

/** A game's looks and words. Positions are opaque outside the skin. */
export interface Skin<P extends object = object> {
  readonly columns: number;
  readonly rows: number;
  /** Crossings of lines that carry a dot, counted in squares from the upper left. */
  readonly stars: readonly (readonly [column: number, row: number])[];
  /** The name of a square in data attributes: `7g`. */
  squareName(square: number): string;
  /** The name of a square as it is read aloud. */
  spokenSquare(square: number, style: CoordinateStyle): string;
  /** Letters along the upper edge, from left to right, unflipped. */
  columnLabels(style: CoordinateStyle): readonly string[];
  /** Letters along the right edge, from the top, unflipped. */
  rowLabels(style: CoordinateStyle): readonly string[];
  faceAt(position: P, square: number): StandingPiece | null;
  /** Kinds in the order in which they lie beside the board. */
  readonly handKinds: readonly HandPiece[];
  handCount(position: P, seat: Seat, kind: string): number;
  pieceName(kind: string, messages: Messages): string;
  /** What picks that may go on in several ways ask; null when the next picks are no choices. */
  question(
    position: P,
    picks: readonly Pick[],
    next: readonly Pick[],
    messages: Messages,
  ): Question | null;
  readonly Face: ComponentType<FaceProps>;
  /** Fetches the drawings of a set; faces stay blank until it is done. */
  loadFaces(set: string): Promise<void>;
}
