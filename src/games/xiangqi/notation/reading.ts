/** The results of the readers of files: the games of a file, and a receipt of its lines. */
import type { GameRecord } from '#record/record.ts';
import type { Notice as AnyNotice, FileReading, GameReading } from '../../pack.ts';
import { counted } from '../../reading.ts';
import type { Move } from '../move.ts';

/** The formats that are written, the first the usual one. */
export const formats = ['pgn-iccs', 'pgn-wxf', 'pgn-chinese', 'dhtmlxq', 'ucci', 'fen'] as const;
export type Format = (typeof formats)[number];

/** Notices about lines that were repaired: their content is kept, and the notice says how it was read. */
export const repairs = ['illegal-move', 'result-differs', 'open-comment'] as const;

/** Notices about lines of which something was left out. */
export const drops = [
  'unknown-line',
  'unreadable-move',
  'impossible-move',
  'ambiguous-move',
  'bad-position',
  'bad-variation',
  'lost-comment',
  'cut-off',
  'left-over',
] as const;

/** The notices that a reader can give about a line. */
export type NoticeCode = (typeof repairs)[number] | (typeof drops)[number];

/** A line that was not, or not quite, what it should be; the rest was read. */
export interface Notice extends AnyNotice {
  readonly code: NoticeCode;
}

/** The kinds of lines in a file, and whether the line was of use. */
export const lineKinds = {
  header: true,
  position: true,
  move: true,
  variation: true,
  comment: true,
  ending: true,
  blank: true,
  /** A line that separates one game from the next. */
  layout: true,
  /** Not understood, in whole or in part. */
  unknown: false,
  /** Passed over, because its line of play had stopped before. */
  lost: false,
} as const;
export type LineKind = keyof typeof lineKinds;

/** One game of a file. */
export type Reading = GameReading & { readonly record: GameRecord<Move> };

/** A file that was read, its format one of those above. */
export type XiangqiFile = FileReading & { readonly games: readonly Reading[] };

/** Makes a notice; lines count from 1. */
export const noticeAt = (code: NoticeCode, line: number, text: string): Notice => ({
  code,
  line,
  excerpt: text.trim().slice(0, 40),
});

/** The notices in the order of the lines, with those that say the same of equal texts counted as one. */
export const inOrder = (notices: readonly Notice[]): readonly Notice[] =>
  counted(notices.toSorted((a, b) => a.line - b.line));
