/** What the reader of records can say of a text, and how much of it is read. */
import type { NoticeClass } from '../../pack.ts';

/** How records of this game name it. */
export const GAME = 'ko-shogi';
/** The one format of records. */
export const FORMAT = 'ko';

/** The parts of a record that the format has no place for. */
export const losses = ['remarks'] as const;
export type Loss = (typeof losses)[number];

/** What a reader can have to say about a line, and what became of it. */
export const noticeClasses = {
  /** A move that breaks a rule, and was made all the same. */
  'illegal-move': 'repaired',
  /** A comment or a variation that ends with the game, or the file. */
  'not-closed': 'repaired',
  /** A start that nothing can be read from: the standard one was taken. */
  'bad-start': 'repaired',
  'unreadable-move': 'ignored',
  'impossible-move': 'ignored',
  'ambiguous-move': 'ignored',
  'move-after-ending': 'ignored',
  'second-ending': 'ignored',
  /** A variation that leaves no move, or a bracket that closes none. */
  'bad-variation': 'ignored',
  /** A remark for programs that says nothing here. */
  'bad-note': 'ignored',
  'unknown-line': 'ignored',
} as const satisfies Readonly<Record<string, NoticeClass>>;
/** The code of a notice. */
export type NoticeCode = keyof typeof noticeClasses;

/** What a line of a record can be taken for, and whether it was of use. */
export const lineKinds = {
  blank: true,
  header: true,
  position: true,
  move: true,
  ending: true,
  comment: true,
  variation: true,
  unknown: false,
  /** Passed over, for its line of play had stopped before. */
  lost: false,
} as const satisfies Readonly<Record<string, boolean>>;
/** What a line was taken for. */
export type LineKind = keyof typeof lineKinds;
