/** What readers of kifu give back: the games of a file, and a receipt of its lines. */
import type { ParseError } from '#kernel/result.ts';
import type { GameRecord } from '#record/record.ts';
import type { Move } from '../move.ts';

/** The record formats of shogi, by the endings of their files. */
export const formats = ['kif', 'ki2', 'csa', 'usi', 'sfen', 'jkf'] as const;
export type Format = (typeof formats)[number];

/** Lines that were mended: what they say is kept, and how it was taken is told. */
export const repairs = [
  'spelling',
  'illegal-move',
  'wrong-piece',
  'commented-diagram',
  'unknown-ending',
  'move-after-ending',
  'count-differs',
  'ending-differs',
] as const;

/** Lines of which something was left out. */
export const drops = [
  'unknown-line',
  'unreadable-move',
  'impossible-move',
  'ambiguous-move',
  'bad-time',
  'rest-ignored',
  'bad-variation',
  'second-ending',
  'side-ending',
  'unknown-handicap',
  'bad-diagram',
  'bad-hand',
] as const;

/** What a reader can have to say about a line. */
export type NoticeCode = (typeof repairs)[number] | (typeof drops)[number];

/** A line that was not, or not quite, what it should be; the rest was read. */
export interface Notice extends ParseError {
  readonly code: NoticeCode;
}

const mended: ReadonlySet<NoticeCode> = new Set(repairs);

/** Whether nothing of the line was lost. */
export const isRepair = ({ code }: Notice): boolean => mended.has(code);

/** Makes a notice; lines and columns count from 1. */
export const noticeAt = (code: NoticeCode, line: number, text: string, column = 1): Notice => ({
  code,
  line,
  column,
  excerpt: text.slice(column - 1, column + 39),
});

/** What a line of a file was taken for. */
export type LinePart =
  | 'header'
  | 'position'
  | 'move'
  | 'ending'
  | 'comment'
  | 'bookmark'
  | 'variation'
  | 'remark'
  | 'blank'
  /** Not understood. */
  | 'unknown'
  /** Passed over, for its line of play had stopped before. */
  | 'lost';

/** One game of a file. */
export interface Reading {
  readonly record: GameRecord<Move>;
  /** In the order of the lines. */
  readonly notices: readonly Notice[];
  /** The line of the file on which the game begins, from 1, and what each line from there on was taken for. */
  readonly firstLine: number;
  readonly parts: readonly LinePart[];
}

/** Why a text is no kifu at all. */
export type NoKifu = ParseError & { readonly code: 'empty-file' | 'no-kifu' };

/** There is nothing to read in these lines. */
export const noKifu = (lines: readonly string[]): NoKifu => {
  const first = lines.findIndex((line) => line.trim() !== '');
  return {
    code: first === -1 ? 'empty-file' : 'no-kifu',
    line: Math.max(first, 0) + 1,
    column: 1,
    excerpt: (lines[first] ?? '').slice(0, 40),
  };
};

/** The lines of a text, whichever line ends it has; a byte order mark is left out. */
export const linesOf = (text: string): readonly string[] => {
  const plain = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (!plain.includes('\r')) return plain.split('\n');
  // Splitting by a pattern is slow, and needed only where line ends are mixed or those of old Macs.
  return /\r(?!\n)|(?<!\r)\n/.test(plain) ? plain.split(/\r\n|\r|\n/) : plain.split('\r\n');
};
