/** What xiangqi says of its files: every language has it under the same codes. */

/** What a reader of a file can have to say about a line, by code; the line itself is shown beside it. */
type NoticeTexts = Readonly<
  Record<
    | 'illegal-move'
    | 'result-differs'
    | 'open-comment'
    | 'unknown-line'
    | 'unreadable-move'
    | 'impossible-move'
    | 'ambiguous-move'
    | 'bad-position'
    | 'bad-variation'
    | 'lost-comment'
    | 'cut-off'
    | 'left-over',
    string
  >
>;

/** What a line of a file was taken for. */
type LineKindTexts = Readonly<
  Record<
    | 'header'
    | 'position'
    | 'move'
    | 'variation'
    | 'comment'
    | 'ending'
    | 'blank'
    | 'layout'
    | 'unknown'
    | 'lost',
    string
  >
>;

/** What each record format is good for. */
type FormatTexts = Readonly<
  Record<'pgn-iccs' | 'pgn-wxf' | 'pgn-chinese' | 'dhtmlxq' | 'ucci' | 'fen', string>
>;

/** What a format may have no place for. */
type LossTexts = Readonly<
  Record<
    | 'start'
    | 'headers'
    | 'moves'
    | 'variations'
    | 'comments'
    | 'bookmarks'
    | 'times'
    | 'remarks'
    | 'ending',
    string
  >
>;

/** All that is said of the files of xiangqi, and of nobody else's. */
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
