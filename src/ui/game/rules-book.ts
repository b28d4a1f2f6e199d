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
  /** The squares of the pieces it is about: where they go is drawn until somebody touches the board. */
  readonly about: readonly number[];
}

/** One face of a piece in three scripts, and the letters it is drawn by. */
export interface NamedFace {
  readonly face: string;
  readonly kanji: string;
  readonly reading: string;
  readonly name: string;
  /** By which letter moves are written, where that is not its face. */
  readonly letter?: string;
}

/** A face in the rules, and its names in other sources in the reader's language. */
export interface ToldFace extends NamedFace {
  readonly secondNames: readonly string[];
}

/** Who captures whom: a row for each piece that captures, a column for each that is captured. */
export interface CaptureTable {
  readonly label: string;
  /** What its signs mean. */
  readonly key: string;
  readonly rows: readonly {
    readonly face: string;
    readonly name: string;
    /** In the order of the columns: a sign, and the same in words. */
    readonly cells: readonly { readonly sign: string; readonly words: string }[];
  }[];
  readonly columns: readonly { readonly face: string; readonly name: string }[];
}

/** What comes of what, a case a row. */
export interface CaseTable {
  readonly label: string;
  /** What the columns are: the case, and what comes of it. */
  readonly head: readonly [string, string];
  readonly rows: readonly (readonly [string, string])[];
}

/** A mark that the key explains: those of play, of refusals, of what is asked, of the view of attacks, and of what comes of a landing. */
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

/** What the key to the marks shows in a game. */
export interface KeyToMarks {
  /** The faces in its samples: one that moves, one of the other side, one that can be in check. */
  readonly faces: { readonly own: string; readonly foe: string; readonly led: string };
  /** The marks that its board never carries. */
  readonly never: readonly KeyMark[];
  /** What a mark means, where it is more or other than elsewhere. */
  readonly words: { readonly [mark in KeyMark]?: string };
  /** The title of what acts from afar. */
  readonly afar: string;
  /** What acts from afar, by its part in a proof: an area, or what a line runs from; empty where nothing does. */
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
  /** What the table says when a move is refused for it. */
  readonly sentences: readonly string[];
  readonly faces: readonly ToldFace[];
  readonly boards: readonly Exercise[];
  readonly captures: CaptureTable | null;
  /** Absent where words say enough. */
  readonly cases?: CaseTable;
  /** What else is shown there. */
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
  /** The section of an id, or of the code of a refusal; undefined for any other word. */
  sectionOf(word: string): string | undefined;
}
