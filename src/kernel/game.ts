/** The vocabulary that every game on this table shares. No game's rules are in here. */
import type { ParseError, Result } from './result.ts';

/** 0 moves first in an even game. A handicap start may give the turn to 1. */
export type Seat = 0 | 1;

/** One thing a player points at. A move is named by such picks in order: its pick sequence. */
export type Pick =
  /** A point of the board in reading order: in shogi 0 = 9a … 8 = 1a … 80 = 1i. */
  | { readonly at: 'square'; readonly square: number }
  /** A kind of piece that waits beside the board: 'pawn', 'rook' … */
  | { readonly at: 'hand'; readonly seat: Seat; readonly kind: string }
  /** One of several ways to finish the same move: 'promote' | 'keep' … */
  | { readonly at: 'choice'; readonly choice: string };

/** A move as it was made; `drawn` is present exactly when chance took part. */
export interface Turn<M> {
  readonly move: M;
  readonly drawn?: string;
}

/** A line of play as a linked list: appending is O(1), branches share their beginning, and what is known of a line can be cached on its nodes. */
export interface Line<P, M> {
  readonly position: P;
  readonly turn: Turn<M> | null;
  readonly before: Line<P, M> | null;
  /** Turns since the start of the line: 0 at the start. */
  readonly ply: number;
  /** The standing of this position, as `kernel/repetition.ts` counts it; null until it is first asked for. */
  standing: Standing | null;
}

/** A position in a line, and where it stood there before. */
export interface Standing {
  readonly line: Line<object, object>;
  readonly key: string;
  /** How often it has stood up to here, this time included. */
  readonly count: number;
  /** The time before this one; null the first time. */
  readonly before: Standing | null;
  /**
   * The last standing of each position of the line, by its key. A line that goes on takes its table along, so only the
   * last node has one; a line that branches off makes its own.
   */
  table: Map<string, Standing> | null;
}

/** How a game ended. `next: 'replay'` asks for another game with colours swapped. */
export interface Outcome {
  readonly winner: Seat | null;
  /** A code of the game's own closed list, or of the sitting's: resignation, timeout, agreement, foul, adjourned. */
  readonly by: string;
  readonly next: 'over' | 'replay';
}

/** A mark that the board draws to show why a move is not possible. */
export type Evidence =
  | {
      readonly show: 'square';
      readonly square: number;
      /** Its role, in the game's own words: king, checker, blocker, leg … */
      readonly as: string;
      /** The square this one is about: for a guard, the square it covers. */
      readonly of?: number;
    }
  /** A piece that does not stand there, with the face that its game's skin draws. */
  | {
      readonly show: 'ghost';
      readonly square: number;
      readonly face: string;
      readonly seat: Seat | null;
    }
  | { readonly show: 'ray'; readonly from: number; readonly to: number }
  | { readonly show: 'file' | 'rank'; readonly index: number };

/**
 * The kind of mistake that a refusal names. A `slip` is no move at all, only a finger gone astray, and never costs
 * anything. A `foul` looks possible and is forbidden.
 */
export type RefusalClass = 'slip' | 'foul';

/** The one rule that forbids a move, and what proves it. */
export interface Refusal {
  readonly rule: string;
  readonly class: RefusalClass;
  readonly evidence: readonly Evidence[];
}

/** Where a piece goes: on an empty board, and here. All are squares. */
export interface Reach {
  /** The squares of its movement alone, on an empty board. */
  readonly pattern: readonly number[];
  /** Empty squares it can step to here. */
  readonly moves: readonly number[];
  /** Squares of the other side's pieces that it attacks. */
  readonly captures: readonly number[];
  /** Squares of its own side's pieces that it guards. */
  readonly protects: readonly number[];
  /** Squares outside its pattern that it could take from here, whatever stands there: those that a cannon jumps to. */
  readonly aims?: readonly number[];
}

/** A pinned piece: it may not leave the line from its pinner to its king. All are squares. */
export interface Pin {
  readonly pinned: number;
  readonly pinner: number;
  readonly king: number;
}

/** The attacks in a position. All places are squares. */
export interface AttackMap {
  /** How many pieces of a seat attack or guard each square: by seat, then by square. */
  readonly counts: readonly [readonly number[], readonly number[]];
  /** Pieces that are attacked and not guarded. */
  readonly hanging: readonly number[];
  /** Empty in a game that knows no pins. */
  readonly pins: readonly Pin[];
  readonly checks: readonly { readonly from: number; readonly to: number }[];
}

/** A warning that the players get before it is too late. */
export interface Warning {
  /** A code of the game's own closed list. */
  readonly of: string;
  /** The side that it is about; null where it is about both. */
  readonly about: Seat | null;
}

/** Facts about the end of a line that board, sound and warnings need. */
export interface Facts {
  /** Squares of the kings that stand in check. */
  readonly checked: readonly number[];
  /** How often this position has stood in this line, this time included. */
  readonly occurrences: number;
  /** The warning that the game gives here; null if there is none. */
  readonly warning: Warning | null;
}

/** A piece that a hand gained from a square or gave to one. */
export interface HandChange {
  readonly seat: Seat;
  readonly kind: string;
  readonly change: 'gained' | 'gave';
  readonly square: number;
}

/** The changes that a turn made on the table, for the marks of the last move, for sliding pieces and for sounds. */
export interface Trace {
  /**
   * Where pieces went, in order. A way that begins where the one before it ended belongs to the same piece, going on.
   */
  readonly moved: readonly { readonly from: number; readonly to: number }[];
  /** Squares from which a piece was taken off the board. */
  readonly removed: readonly number[];
  /** Squares on which a piece now stands that turned over. */
  readonly turned: readonly number[];
  /** Squares on which a piece now stands that was not on the board before. */
  readonly appeared: readonly number[];
  readonly hands: readonly HandChange[];
}

/** Something that players of a game can claim, to end it. */
export interface Claim {
  /** Whether a seat makes it alone, or proposes it and the other must agree. */
  readonly by: 'alone' | 'agreement';
  /** Offered only while this other claim can be made, too. Made at a wrong time it costs the game. */
  readonly beside?: string;
}

/** One way chance can fall, and its weight among the others. */
export interface Weighted {
  readonly drawn: string;
  readonly weight: number;
}

/** The rules of one game. Every method is pure: no clock, no chance, no mutation. */
export interface Game<
  P extends object = object,
  M extends object = object,
  R extends object = object,
> {
  readonly id: string;
  /** This game's options with their defaults: plain data, kept in the match. */
  readonly rules: R;
  /** The first position: the even start, or a handicap's name, or a position text that is known to be sound. */
  start(setup?: string): P;
  turn(position: P): Seat;
  /** Every legal move, each once. */
  legalMoves(position: P): Iterable<M>;
  /**
   * The move these picks name, legal or not, if its piece is there. If they leave a choice open, it is the move that
   * changes nothing: the player is not asked how a foul ends, the piece is put down as it is.
   */
  attempt(position: P, picks: readonly Pick[]): M | undefined;
  /** Whether a pick points at a piece of the side to move, on the board or in its hand; whether that piece has a legal move is not asked. */
  owns(position: P, pick: Pick): boolean;
  /** Why these picks begin no legal move; null while they begin one. */
  refuse(position: P, picks: readonly Pick[]): Refusal | null;
  /** Where a piece of either side goes, on the board or in hand; `face: 'other'` asks for it turned over. */
  reach(position: P, pick: Pick, face?: 'here' | 'other'): Reach;
  facts(line: Line<P, M>, rules?: R): Facts;
  /** The ways chance can complete a move; empty where none takes part. */
  draws(position: P, move: M): readonly Weighted[];
  /** The position after a turn. Total on attempts: an illegal move that is physically possible can be played and taken back. */
  play(position: P, turn: Turn<M>): P;
  /** The changes that a turn makes to the position before it. It has an answer for illegal attempts too. */
  trace(before: P, turn: Turn<M>): Trace;
  /** The one judge of automatic endings; undefined while play goes on. */
  judge(line: Line<P, M>, rules?: R): Outcome | undefined;
  /** The claims that its players can make, by the names that `claim` knows. */
  readonly claims: Readonly<Record<string, Claim>>;
  /** The outcome that a claim of this seat would give; null if there is none to make. */
  claim(line: Line<P, M>, seat: Seat, kind: string, rules?: R): Outcome | null;
  /**
   * The board in the middle of a move: what stands where after the picks so far. Absent in a game whose moves are over
   * with the first goal.
   */
  preview?(position: P, picks: readonly Pick[]): P;
  /** The square on which the moving piece stands in the middle of a move; present with `preview`. */
  reached?(position: P, picks: readonly Pick[]): number;
  /**
   * The name of the hidden thing that a move turns up. It is the same in every line of a game, so that the thing shows
   * the same each time. Absent in a game where chance decides about nothing hidden.
   */
  hidden?(move: M): string | undefined;
  /** The pick sequence of a move: unique among the legal moves, and never the beginning of another. */
  picks(position: P, move: M): readonly Pick[];
  /** How positions and moves are written in storage. */
  readonly text: {
    position(position: P): string;
    parsePosition(text: string): Result<P, ParseError>;
    move(move: M): string;
    parseMove(text: string, position: P): Result<M, ParseError>;
  };
  /** Equal exactly for positions that repeat one another. */
  key(position: P): string;
}

/** The other seat. */
export const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);
