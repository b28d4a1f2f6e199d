/** What shogi says of its files: every language has it under the same codes. */

/** What a reader of a file can have to say about a line, by code; the line itself is shown beside it. */
export type NoticeTexts = Readonly<
  Record<
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
export type LineKindTexts = Readonly<
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
    | 'glyphs'
    | 'arrows'
    | 'times'
    | 'fractions'
    | 'ending'
    | 'word'
    | 'number',
    string
  >
>;

/** All that is said of the files of shogi, and of nobody else's. */
export interface FileTexts {
  /** What can be read. */
  readonly hint: string;
  /** The button that copies the position as a text. */
  readonly copyPosition: string;
  /** A text is no position at all. */
  readonly unreadablePosition: string;
  readonly formats: FormatTexts;
  readonly losses: LossTexts;
  readonly notices: NoticeTexts;
  readonly lineKinds: LineKindTexts;
}
