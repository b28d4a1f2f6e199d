/** The answers of readers of kifu: the games of a file, and a receipt of its lines. */
import type { ParseError } from '#kernel/result.ts';
import type { GameRecord } from '#record/record.ts';
import type { Notice as GameNotice, GameReading, NoticeClass } from '../../pack.ts';
import type { Move } from '../move.ts';

/** The record formats of shogi, by the endings of their files. */
export const formats = ['kif', 'ki2', 'csa', 'usi', 'sfen', 'jkf'] as const;
export type Format = (typeof formats)[number];

/** The formats that are read and not written. */
export const onlyRead = ['psn', 'pgn'] as const;
export type ReadFormat = Format | (typeof onlyRead)[number];

/** The codes of all notices about a line, and how the line was taken. */
export const noticeClasses = {
  spelling: 'respelled',
  'illegal-move': 'repaired',
  'wrong-piece': 'repaired',
  'commented-diagram': 'repaired',
  'unknown-ending': 'unread',
  'move-after-ending': 'repaired',
  'count-differs': 'repaired',
  'ending-differs': 'repaired',
  'kept-line': 'unread',
  'number-differs': 'repaired',
  'total-differs': 'repaired',
  'second-total': 'repaired',
  'side-differs': 'repaired',
  'winner-differs': 'repaired',
  'too-many-pieces': 'repaired',
  'not-mate': 'repaired',
  'second-start': 'repaired',
  'unknown-line': 'ignored',
  'unreadable-move': 'ignored',
  'impossible-move': 'ignored',
  'ambiguous-move': 'ignored',
  'bad-time': 'ignored',
  'rest-ignored': 'ignored',
  'bad-variation': 'ignored',
  'second-ending': 'ignored',
  'side-ending': 'ignored',
  'unknown-handicap': 'ignored',
  'bad-diagram': 'ignored',
  'bad-hand': 'ignored',
  'second-time': 'ignored',
  'from-log': 'ignored',
} as const satisfies Readonly<Record<string, NoticeClass>>;
/** The code of a notice. */
export type NoticeCode = keyof typeof noticeClasses;

/** A line that was not, or not quite, what it should be; the rest was read. */
export interface Notice extends ParseError, GameNotice {
  readonly code: NoticeCode;
}

/** Makes a notice; lines and columns count from 1. */
export const noticeAt = (code: NoticeCode, line: number, text: string, column = 1): Notice => ({
  code,
  line,
  column,
  excerpt: text.slice(column - 1, column + 39),
});

/** The kinds that a line of a file can be taken for. */
export type LineKind =
  | 'header'
  | 'position'
  | 'move'
  | 'ending'
  | 'comment'
  | 'bookmark'
  | 'variation'
  | 'remark'
  | 'blank'
  /** Parts the head from the moves, or one game from the next. */
  | 'layout'
  /** Not understood. */
  | 'unknown'
  /** Passed over, for its line of play had stopped before. */
  | 'lost';

/** Whether a line may be part of a game that was damaged: it names a square and a piece, or is drawn like a rank. */
export const mayBePlay = (text: string): boolean =>
  /[1-9１-９同][1-9１-９一二三四五六七八九　 ]?\s*成?[歩步香桂銀金角飛玉王とト个杏仝圭今全馬龍竜]|\d{4}[A-Z]{2}|^P[1-9+-]|[|｜].*[|｜]|[1-9][a-i][1-9][a-i]|[A-Z]\*[1-9][a-i]|持ち?駒/.test(
    text,
  );

/**
 * The notice for a line that is not understood. The line is kept; but if it may have been play, the notice says that play
 * is missing.
 */
export const unknownLine = (line: number, text: string): Notice =>
  noticeAt(mayBePlay(text) ? 'unknown-line' : 'kept-line', line, text);

/** The kind that such a line is taken for. */
export const unknownKind = (text: string): LineKind => (mayBePlay(text) ? 'unknown' : 'remark');

/** One game of a file. Its notices are in the order of the lines, those that say the same of equal texts counted as one. */
export interface Reading extends GameReading {
  readonly record: GameRecord<Move>;
  readonly notices: readonly Notice[];
  readonly lineKinds: readonly LineKind[];
}

/** Why a text is no kifu at all. */
export type NoKifu = ParseError & { readonly code: 'empty-file' | 'no-kifu' };

/** The error for lines in which there is nothing to read. */
export const noKifu = (lines: readonly string[]): NoKifu => {
  const first = lines.findIndex((line) => line.trim() !== '');
  return {
    code: first === -1 ? 'empty-file' : 'no-kifu',
    line: Math.max(first, 0) + 1,
    column: 1,
    excerpt: (lines[first] ?? '').slice(0, 40),
  };
};
