/** What banqi says of its files: every language has it under the same codes. */

/** What a reader of a file can have to say about a line, by code; the line itself is shown beside it. */
type NoticeTexts = Readonly<
  Record<
    | 'spelling'
    | 'header-differs'
    | 'sign-differs'
    | 'taken-differs'
    | 'face-differs'
    | 'illegal-move'
    | 'ending-differs'
    | 'open-comment'
    | 'unclosed-variation'
    | 'annotation'
    | 'unreadable-move'
    | 'face-missing'
    | 'impossible-move'
    | 'rest-ignored'
    | 'bad-variation'
    | 'side-ending'
    | 'second-ending'
    | 'bad-position'
    | 'bad-header'
    | 'unknown-line',
    string
  >
>;

/** What a line of a file was taken for. */
type LineKindTexts = Readonly<
  Record<
    | 'lost'
    | 'unknown'
    | 'move'
    | 'variation'
    | 'ending'
    | 'position'
    | 'comment'
    | 'header'
    | 'blank',
    string
  >
>;

/** What a format may have no place for. */
type LossTexts = Readonly<
  Record<
    'headers' | 'moves' | 'variations' | 'comments' | 'remarks' | 'bookmarks' | 'times' | 'ending',
    string
  >
>;

/** All that is said of the files of banqi, and of nobody else's. */
export interface FileTexts {
  /** What can be read. */
  readonly hint: string;
  /** The button that copies the position as a text. */
  readonly copyPosition: string;
  /** A text is no position at all. */
  readonly unreadablePosition: string;
  /** What each record format is good for. */
  readonly formats: Readonly<Record<'record' | 'position', string>>;
  readonly losses: LossTexts;
  readonly notices: NoticeTexts;
  readonly lineKinds: LineKindTexts;
}
