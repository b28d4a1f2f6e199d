/** What readers of kifu give back: the games of a file, and a receipt of its lines. */
import type { ParseError } from '#kernel/result.ts';
import type { GameRecord } from '#record/record.ts';
import type { GameReading, Limits } from '../../pack.ts';
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
  'kept-line',
  'number-differs',
  'total-differs',
  'second-total',
  'side-differs',
  'winner-differs',
  'too-many-pieces',
  'not-mate',
  'second-start',
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
  'second-time',
  'from-log',
] as const;

/** What a reader can have to say about a line. */
export type NoticeCode = (typeof repairs)[number] | (typeof drops)[number];

/** A line that was not, or not quite, what it should be; the rest was read. */
export interface Notice extends ParseError {
  readonly code: NoticeCode;
  /** The further lines of which the same is to say; absent where there are none. */
  readonly also?: readonly number[];
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

/** The notices with those that say the same of equal texts counted as one, in the order of the first of each. */
export const counted = (notices: readonly Notice[]): readonly Notice[] => {
  if (notices.length < 2) return notices;
  const first = new Map<string, { readonly notice: Notice; readonly also: number[] }>();
  for (const notice of notices) {
    const key = `${notice.code} ${notice.excerpt}`;
    const known = first.get(key);
    const also = notice.also ?? [];
    if (known === undefined) first.set(key, { notice, also: [...also] });
    else known.also.push(notice.line, ...also);
  }
  return first.size === notices.length
    ? notices
    : Array.from(first.values(), ({ notice, also }) =>
        also.length === 0 ? notice : { ...notice, also },
      );
};

/** What a line of a file was taken for. */
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
  /[1-9１-９同][1-9１-９一二三四五六七八九　 ]?\s*成?[歩步香桂銀金角飛玉王とト杏圭全馬龍竜]|\d{4}[A-Z]{2}|^P[1-9+-]|[|｜].*[|｜]|[1-9][a-i][1-9][a-i]|[A-Z]\*[1-9][a-i]|持ち?駒/.test(
    text,
  );

/** What a line that nobody understands is to the receipt: it is kept, but where it may have been play, play is missing. */
export const unknownLine = (line: number, text: string): Notice =>
  noticeAt(mayBePlay(text) ? 'unknown-line' : 'kept-line', line, text);

/** What such a line is taken for. */
export const unknownKind = (text: string): LineKind => (mayBePlay(text) ? 'unknown' : 'remark');

/** One game of a file. Its notices are in the order of the lines, those that say the same of equal texts counted as one. */
export interface Reading extends GameReading {
  readonly record: GameRecord<Move>;
  readonly notices: readonly Notice[];
  readonly lineKinds: readonly LineKind[];
}

/** A text goes beyond one of the limits. */
export interface TooMuch {
  readonly code: `too-many-${keyof Limits}`;
  readonly limit: number;
}

/** What is left of the limits while a text is read. */
export interface Budget {
  readonly limits: Limits;
  /** So far. */
  games: number;
  moves: number;
  /** Set where a limit was passed: reading has stopped there. */
  tooMuch: TooMuch | undefined;
  /** Hears of every so many moves. */
  readonly onMoves: (moves: number) => void;
}

/** Every how many moves it is told how far reading has come. */
const TOLD = 5_000;

/** Stops the reading of a text that is larger than it may be; whoever gave the budget catches this, and finds there why. */
export const stopReading = (budget: Budget, what: keyof Limits): never => {
  budget.tooMuch = { code: `too-many-${what}`, limit: budget.limits[what] };
  throw new Error(budget.tooMuch.code);
};

/** Counts the start of a game. */
export const countGame = (budget: Budget): void => {
  budget.games += 1;
  if (budget.games > budget.limits.games) stopReading(budget, 'games');
};

/** Counts a move. */
export const countMove = (budget: Budget): void => {
  budget.moves += 1;
  if (budget.moves > budget.limits.moves) stopReading(budget, 'moves');
  if (budget.moves % TOLD === 0) budget.onMoves(budget.moves);
};

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

/** Where a text ends, without the marks that DOS and padded blocks leave behind it. */
const endOfText = (text: string): number => {
  let end = text.length;
  while (end > 0 && (text.charCodeAt(end - 1) === 0x1a || text.charCodeAt(end - 1) === 0)) end--;
  return end;
};

/** The lines of a text, whichever line ends it has; a byte order mark and what pads the end are left out. */
export const linesOf = (text: string): readonly string[] => {
  const plain = text.slice(text.startsWith('\uFEFF') ? 1 : 0, endOfText(text));
  if (!plain.includes('\r')) return plain.split('\n');
  // Splitting by a pattern is slow, and needed only where line ends are mixed or those of old Macs.
  return /\r(?!\n)|(?<!\r)\n/.test(plain) ? plain.split(/\r\n|\r|\n/) : plain.split('\r\n');
};
