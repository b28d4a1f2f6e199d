/**
 * The state of one level that a learner works on, and the events that change it. Both are plain values; `run.ts` says
 * what an event does.
 */

import type { FactCode } from '#games/course.ts';
import type { Evidence, Line, Pick, Refusal } from '#kernel/game.ts';

/** One fact about a wrong answer, for a sentence and for marks on the board. */
export interface Fact {
  readonly code: FactCode;
  /** The marks that the board draws. */
  readonly evidence: readonly Evidence[];
  /** The face that is lost, or that a square shows; upper case. */
  readonly face?: string;
  /** The face of the piece that answers, and the square it came from; null where it was dropped. Present with a reply. */
  readonly by?: string;
  readonly from?: number | null;
  /** The square that the fact is about. */
  readonly at?: number;
  /** The rule that forbids the move in question. */
  readonly rule?: string;
}

/** A wrong answer. Where a move was played, it stands on the board with its punishment until the next choice. */
export interface Wrong {
  readonly fact: Fact;
  /** The line to which the next choice leads back; null where nothing was moved. */
  readonly back: Line<object, object> | null;
}

/** A level is done: with how many stars, and how many moves or presses it took. */
export interface Done {
  readonly stars: 0 | 1 | 2 | 3;
  readonly took: number;
}

/** One step of help. */
export type HintShown =
  /** The sentence that says what to look for. */
  | { readonly step: 1 }
  /** The piece to move; or three squares, or faces, one of which is right. */
  | {
      readonly step: 2;
      readonly picks: readonly Pick[];
      readonly faces: readonly string[];
      /** The proof of a rule, where the question is whether it forbids a move. */
      readonly evidence: readonly Evidence[];
    }
  /** The answer: the picks of the move, the square to press, or the answer to choose. */
  | { readonly step: 3; readonly picks: readonly Pick[]; readonly answer: Answer | null };

/** An answer that is no press on the board. */
export type Answer =
  | { readonly is: 'legal'; readonly legal: boolean }
  | { readonly is: 'face'; readonly face: string };

/** The state of a level. */
export interface LessonState {
  /** The game on the board up to here. While `wrong` is there, it ends with the wrong move and its punishment. */
  readonly line: Line<object, object>;
  /** The picks of a move that is begun. */
  readonly picked: readonly Pick[];
  /** An attempt that the table refuses. Its rule is one of the game, or `not-yet` for a drop in a collect level. */
  readonly refused: { readonly tried: readonly Pick[]; readonly refusal: Refusal } | null;
  /** The right squares pressed so far, in a level that asks for squares. */
  readonly found: readonly number[];
  readonly wrong: Wrong | null;
  /** The help that is shown; null where none is. It goes with the next right move. */
  readonly hint: HintShown | null;
  /** Wrong answers so far. They count for the stars as moves do; a move that is taken back does not. */
  readonly mistakes: number;
  /** Whether a move of this solution was shown: then no stars are given. */
  readonly shown: boolean;
  readonly done: Done | null;
}

/** The events of a level. */
export type LessonEvent =
  /** A press on a square, a piece in hand or a choice of the card. */
  | { readonly is: 'picked'; readonly pick: Pick; readonly dragged?: boolean }
  /** A whole move, typed or spoken, as its picks. */
  | { readonly is: 'played'; readonly picks: readonly Pick[] }
  /** An answer that is no press on the board. */
  | { readonly is: 'answered'; readonly answer: Answer }
  /** Lets go of what is picked. */
  | { readonly is: 'let-go' }
  /** The next step of help. */
  | { readonly is: 'hint' }
  /** Takes the last move back, or a wrong one with its punishment. */
  | { readonly is: 'undo' }
  /** Plays the next move of the solution. */
  | { readonly is: 'show-me' }
  /** After a wrong move: takes it back. After the end: starts the level again. */
  | { readonly is: 'again' };
