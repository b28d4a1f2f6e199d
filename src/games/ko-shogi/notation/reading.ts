/** The closed lists of the reader of records: the notices it gives, the kinds of lines, and the losses of the format. */
import type { NoticeClass } from '../../pack.ts';

/** How records of this game name it. */
export const GAME = 'ko-shogi';
/** The one format of records. */
export const FORMAT = 'ko';

/** The parts of a record that the format has no place for. */
export const losses = ['remarks', 'glyphs', 'arrows'] as const;
export type Loss = (typeof losses)[number];

/** The notices that a reader can give about a line, and whether the line was repaired or ignored. */
export const noticeClasses = {
  /** A move that breaks a rule, and was made all the same. */
  'illegal-move': 'repaired',
  /** A comment or a variation that is still open where the game, or the file, ends. */
  'not-closed': 'repaired',
  /** A start position that cannot be read; the standard one is used. */
  'bad-start': 'repaired',
  'unreadable-move': 'ignored',
  'impossible-move': 'ignored',
  'ambiguous-move': 'ignored',
  'move-after-ending': 'ignored',
  'second-ending': 'ignored',
  /** A variation with no move to replace, or a closing bracket without an opening one. */
  'bad-variation': 'ignored',
  /** A note for programs that means nothing here. */
  'bad-note': 'ignored',
  'unknown-line': 'ignored',
} as const satisfies Readonly<Record<string, NoticeClass>>;
/** The code of a notice. */
export type NoticeCode = keyof typeof noticeClasses;

/** The kinds of lines in a record, and whether the line was of use. */
export const lineKinds = {
  blank: true,
  header: true,
  position: true,
  move: true,
  ending: true,
  comment: true,
  variation: true,
  unknown: false,
  /** Passed over, because its line of play had stopped before. */
  lost: false,
} as const satisfies Readonly<Record<string, boolean>>;
/** The kind that a line was read as. */
export type LineKind = keyof typeof lineKinds;
