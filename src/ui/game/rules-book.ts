/** A game's rules as they are read on the screen: chapters of sections, each with words and boards to try them on. */

/** A small board with a position on it. */
export interface Exercise {
  readonly id: string;
  readonly caption: string;
  /** The position as text. */
  readonly setup: string;
  /** An illegal move to be shown; null where there is none to show. */
  readonly mistake: object | null;
  /** Moves to walk along; empty where there are none. */
  readonly line: readonly object[];
  /** The squares of the pieces it is about. The squares they can go to are drawn until the reader touches the board. */
  readonly about: readonly number[];
}

/** One face of a piece in three scripts, and the letters it is drawn by. */
export interface NamedFace {
  readonly face: string;
  readonly kanji: string;
  readonly reading: string;
  readonly name: string;
  /** The letter that moves are written with, if it is not its face. */
  readonly letter?: string;
}

/** A face in the rules, and its names in other sources in the reader's language. */
export interface ToldFace extends NamedFace {
  readonly secondNames: readonly string[];
}

/** The capture table: a row for each piece that captures, a column for each that is captured. */
export interface CaptureTable {
  readonly label: string;
  /** Explains its signs. */
  readonly key: string;
  readonly rows: readonly {
    readonly face: string;
    readonly name: string;
    /** One cell for each column, in their order: a sign, and the same in words. */
    readonly cells: readonly { readonly sign: string; readonly words: string }[];
  }[];
  readonly columns: readonly { readonly face: string; readonly name: string }[];
}

/** A table of cases and what follows from each, one case a row. */
export interface CaseTable {
  readonly label: string;
  /** The headings of its columns: the case, and what follows from it. */
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

/**
 * A mark that the key explains: of play, of refusals, of an inspected piece, of the view of attacks, or of a landing's
 * effects.
 */
export type KeyMark =
  | 'selected'
  | 'target'
  | 'capture'
  | 'drop'
  | 'last'
  | 'origin'
  | 'check'
  | 'exposed'
  | 'cause'
  | 'escape'
  | 'ray'
  | 'ghost'
  | 'below'
  | 'beyond'
  | 'both'
  | 'hanging'
  | 'pinned'
  | 'promotes'
  | 'removes'
  | 'goes';

/** The content of the key to the marks in a game. */
export interface KeyToMarks {
  /** The faces in its samples: one that moves, one of the other side, one that can be in check. */
  readonly faces: { readonly own: string; readonly foe: string; readonly led: string };
  /** The marks that its board never carries. */
  readonly never: readonly KeyMark[];
  /** The meaning of a mark, if it is more or other than elsewhere. */
  readonly words: { readonly [mark in KeyMark]?: string };
  /** The title of the part about what acts from afar. */
  readonly afar: string;
  /** Everything that acts from afar, by its part in a proof: an area, or the start of a line. Empty where nothing does. */
  readonly acting: readonly {
    readonly as: string;
    readonly drawn: 'area' | 'line';
    readonly words: string;
  }[];
}

/** One thing to know, at an address of its own. */
export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly string[];
  /** The sentences that the table shows when it refuses a move for this rule. */
  readonly sentences: readonly string[];
  /** The faces, refusals and other things that it is about, as lessons name them. */
  readonly things: readonly string[];
  readonly faces: readonly ToldFace[];
  readonly boards: readonly Exercise[];
  readonly captures: CaptureTable | null;
  /** Absent where words say enough. */
  readonly cases?: CaseTable;
  /** Another thing shown in this section. */
  readonly more: 'points' | 'notations' | 'marks' | 'glossary' | null;
}

export interface RulesChapter {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly RulesSection[];
}

/** A word of the game: kanji, how they are read, and what it means in the reader's language. */
export interface GlossaryEntry {
  readonly id: string;
  readonly kanji: string;
  readonly reading: string;
  readonly meaning: string;
}

/** A game's rules in one language. */
export interface RulesBook {
  readonly lead: string;
  readonly chapters: readonly RulesChapter[];
  readonly glossary: readonly GlossaryEntry[];
  readonly marks: KeyToMarks;
  /** The section of an id, or of a thing that it is about, such as the code of a refusal; undefined for any other word. */
  sectionOf(word: string): string | undefined;
}
