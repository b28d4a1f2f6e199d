/** The parts of the words about files that every language has under the same codes. */

/** What a reader of kifu can have to say about a line, by code; the line itself is shown beside it. */
export type ReadingTexts = Readonly<
  Record<
    | 'empty-file'
    | 'no-kifu'
    | 'spelling'
    | 'unknown-line'
    | 'unreadable-move'
    | 'impossible-move'
    | 'ambiguous-move'
    | 'illegal-move'
    | 'wrong-piece'
    | 'bad-time'
    | 'rest-ignored'
    | 'bad-variation'
    | 'second-ending'
    | 'side-ending'
    | 'unknown-handicap'
    | 'bad-diagram'
    | 'bad-hand'
    | 'commented-diagram'
    | 'unknown-ending'
    | 'move-after-ending'
    | 'count-differs'
    | 'ending-differs'
    | 'kept-line'
    | 'number-differs'
    | 'total-differs'
    | 'second-total'
    | 'second-time'
    | 'from-log'
    | 'side-differs'
    | 'winner-differs'
    | 'too-many-pieces'
    | 'not-mate'
    | 'second-start',
    string
  >
>;

/** What a line of a file was taken for. */
export type PartTexts = Readonly<
  Record<
    | 'header'
    | 'position'
    | 'move'
    | 'ending'
    | 'comment'
    | 'bookmark'
    | 'variation'
    | 'remark'
    | 'blank'
    | 'layout'
    | 'unknown'
    | 'lost',
    string
  >
>;

/** What each record format is good for. */
export type FormatTexts = Readonly<Record<'kif' | 'ki2' | 'csa' | 'usi' | 'sfen' | 'jkf', string>>;

/** What a format may have no place for. */
export type LossTexts = Readonly<
  Record<
    | 'headers'
    | 'moves'
    | 'variations'
    | 'comments'
    | 'remarks'
    | 'bookmarks'
    | 'times'
    | 'fractions'
    | 'ending'
    | 'word'
    | 'number',
    string
  >
>;

/** The encodings a file can be saved in. */
export type EncodingTexts = Readonly<
  Record<'shift_jis' | 'utf-8' | 'utf-8-bom' | 'euc-jp' | 'utf-16le', string>
>;

/** What was counted in a game of a file. */
export interface Found {
  readonly moves: number;
  readonly variations: number;
  readonly comments: number;
}

/** How the lines of a file were taken. */
export interface Tally {
  readonly understood: number;
  readonly repaired: number;
  readonly ignored: number;
}

/** How far the reading of files is: which file, from 1, of how many, and how many of its moves were read. */
export interface ReadingAt {
  readonly file: number;
  readonly of: number;
  readonly moves: number;
}

/** Which game is being kept, from 1, and of how many. */
export interface KeepingAt {
  readonly game: number;
  readonly of: number;
}

/** How many games were kept, and of how many. */
export interface KeptOf {
  readonly kept: number;
  readonly of: number;
}

/** Why a file is too large to be opened, with the limit that it passes, and its size in bytes. */
export type LimitTexts = Readonly<
  Record<
    'too-large' | 'too-many-lines' | 'too-many-games' | 'too-many-plies' | 'too-many-moves',
    (of: { readonly limit: number; readonly size: number }) => string
  >
>;
