/** What ko shogi says of its files: every language has it under the same codes. */

/** What a reader of a file can have to say about a line, by code; the line itself is shown beside it. */
type NoticeTexts = Readonly<
  Record<
    | 'illegal-move'
    | 'not-closed'
    | 'bad-start'
    | 'unreadable-move'
    | 'impossible-move'
    | 'ambiguous-move'
    | 'move-after-ending'
    | 'second-ending'
    | 'bad-variation'
    | 'bad-note'
    | 'unknown-line',
    string
  >
>;

/** What a line of a file was taken for. */
type LineKindTexts = Readonly<
  Record<
    | 'blank'
    | 'header'
    | 'position'
    | 'move'
    | 'ending'
    | 'comment'
    | 'variation'
    | 'unknown'
    | 'lost',
    string
  >
>;

/** All that is said of the files of ko shogi, and of nobody else's. */
export interface FileTexts {
  /** What can be read. */
  readonly hint: string;
  /** The button that copies the position as a text. */
  readonly copyPosition: string;
  /** A text is no position at all. */
  readonly unreadablePosition: string;
  /** What the record format is good for. */
  readonly formats: Readonly<Record<'ko', string>>;
  /** What it has no place for. */
  readonly losses: Readonly<Record<'remarks', string>>;
  readonly notices: NoticeTexts;
  readonly lineKinds: LineKindTexts;
}
