/** The look of a game's board and the names of its things. The ui outside `skins/` knows nothing else of a game. */
import type { ComponentType, ReactNode } from 'react';
import type { Options } from '#games/agreement.ts';
import type { Messages } from '#i18n/catalogue.ts';
import type { Pick, Seat } from '#kernel/game.ts';

/** The way the edges of the board are lettered and squares are read aloud. */
export type CoordinateStyle = string;

/**
 * The result of a game's settings on the screen. `pieceSet` is the set its pieces are drawn from with what is special about
 * it, `plainSet` the set alone. The others say how squares and moves are written.
 */
export interface Look {
  readonly pieceSet: string;
  readonly plainSet: string;
  readonly coordinates: CoordinateStyle;
  readonly notation: string;
}

/** How a game's board is made: every measure on the screen follows from it. */
export interface BoardSpec {
  readonly columns: number;
  readonly rows: number;
  /** How high a square is for its width. */
  readonly aspect: number;
  /**
   * Whether pieces stand between the lines or where lines cross. In the second case a square is what lies round its
   * crossing.
   */
  readonly points: 'cells' | 'crossings';
  /** Whether pieces wait beside the board. */
  readonly hands: 'none' | 'beside';
  /** The squares as they are seen, row by row from the upper left. Absent if that is the order of their numbers. */
  readonly seen?: readonly number[];
}

/** A piece to draw: its face as the skin calls it, whether it points down the screen, and the set it belongs to. */
export interface FaceProps {
  readonly face: string;
  readonly down: boolean;
  readonly set: string;
}

/**
 * A piece on a square: its face, its name in code, and its seat. The seat is null while nobody knows it, as of a piece that
 * lies face down.
 */
interface StandingPiece {
  readonly face: string;
  readonly kind: string;
  readonly seat: Seat | null;
}

/** A kind that can wait beside the board, and its face in the hand of each seat; the first also names it in data attributes. */
interface HandPiece {
  readonly kind: string;
  readonly faces: readonly [string, string];
}

/**
 * The mark of a square that has a part in a proof. A square that guards another one is a cause with a line to it. Squares
 * of an area are outlined together.
 */
export type ProofMark = 'check' | 'exposed' | 'cause' | 'blocked' | 'escape' | 'guard' | 'area';

/**
 * One way to finish a move: what is picked, the face it leads to, its whole name, and the word of that name that stands
 * under the face.
 */
interface ChoiceOption {
  readonly choice: string;
  readonly face: string;
  readonly label: string;
  readonly word: string;
}

/** A question that a move asks before it is done, and the square and side it is about. */
export interface Question {
  readonly title: string;
  readonly square: number;
  readonly seat: Seat;
  readonly options: readonly ChoiceOption[];
  /**
   * The kind that the piece would become, and the words that it may stay what it is. Absent where that is not the question.
   */
  readonly turning?: { readonly into: string; readonly optional: string };
}

/** A skin that depends on the window: `now` gives the present one, `watch` reports when it has changed. */
export interface ResponsiveSkin<S> {
  now(): S;
  watch(changed: () => void): () => void;
}

/** The props of the side panel of a game: the position on the board, and the words of the table. */
export interface SidePanelProps<P extends object, W extends object> {
  readonly position: P;
  readonly text: Messages<W>;
  readonly onOpen: (what: 'captures') => void;
}

/** A game's looks and words. Positions are opaque outside the skin. */
export interface Skin<P extends object = object, W extends object = object> {
  readonly board: BoardSpec;
  /** The skin in the present window, where the board stands in some and lies in others. */
  readonly responsive?: ResponsiveSkin<Skin<P, W>>;
  /** Draws what both players can see of the game beside the pieces on the board; drawn over its field. */
  SidePanel?(props: SidePanelProps<P, W>): ReactNode;
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
  pieceName(kind: string, messages: Messages<W>): string;
  /** The language in which the signs on its pieces are read aloud. Absent if it is Japanese. */
  readonly signs?: string;
  /**
   * The question to ask when picks may go on in several ways; null when the next picks are no choices. Absent in a game
   * whose moves have one way each.
   */
  question?(
    position: P,
    picks: readonly Pick[],
    next: readonly Pick[],
    messages: Messages<W>,
  ): Question | null;
  /** Draws what lies under the pieces: lines, and what else is printed on the board. */
  readonly Ground: ComponentType<{ readonly flipped: boolean }>;
  /** The marks for the game's words for the parts that squares have in a proof. Words that are missing here are causes. */
  readonly proofMarks: Readonly<Partial<Record<string, ProofMark>>>;
  /** The sign of a side, beside a name and in the set-up; undefined while the side is open. */
  readonly SeatSign: ComponentType<{ readonly seat: Seat | undefined; readonly className: string }>;
  /**
   * Which sign a seat wears in a position, where the sides take their colours while they play; undefined while that is
   * open. Absent where each seat has its own from the start.
   */
  signOf?(position: P, seat: Seat): Seat | undefined;
  /** The look that follows from the settings of the game. */
  look(settings: Options): Look;
  /**
   * The setting that stands beside the board, and what is set for a player who sees the game for the first time. Null if no
   * setting stands there.
   */
  readonly beside: {
    readonly option: string;
    readonly newcomer?: (language: string) => Options;
    /** The place in the rules that tells a new player how to begin. Absent if there is none. */
    readonly guide?: string;
    /** Set where no drawing shows how pieces move, so that a new player is only told how to win. */
    readonly hasNoWays?: true;
  } | null;
  readonly Face: ComponentType<FaceProps>;
  /** Fetches the drawings of a set; faces stay blank until it is done. */
  loadFaces(set: string): Promise<void>;
}
