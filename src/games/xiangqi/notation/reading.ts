/** What readers of files give back: the games of a file, and a receipt of its lines. */
import type { GameRecord } from '#record/record.ts';
import type { Notice as AnyNotice, FileReading, GameReading, Limits, Unread } from '../../pack.ts';
import type { Move } from '../move.ts';

/** The formats that are written, the first the usual one. */
export const formats = ['pgn-iccs', 'pgn-wxf', 'pgn-chinese', 'dhtmlxq', 'ucci', 'fen'] as const;
export type Format = (typeof formats)[number];

/** Lines that were mended: what they say is kept, and how it was taken is told. */
export const repairs = ['illegal-move', 'result-differs', 'open-comment'] as const;

/** Lines of which something was left out. */
export const drops = [
  'unknown-line',
  'unreadable-move',
  'impossible-move',
  'ambiguous-move',
  'bad-position',
  'bad-variation',
  'lost-comment',
] as const;

/** What a reader can have to say about a line. */
export type NoticeCode = (typeof repairs)[number] | (typeof drops)[number];

/** A line that was not, or not quite, what it should be; the rest was read. */
export interface Notice extends AnyNotice {
  readonly code: NoticeCode;
}

/** What a line of a file can be taken for, and whether it was then of use. */
export const lineKinds = {
  header: true,
  position: true,
  move: true,
  variation: true,
  comment: true,
  ending: true,
  blank: true,
  /** Parts one game from the next. */
  layout: true,
  /** Not understood, in whole or in part. */
  unknown: false,
  /** Passed over, for its line of play had stopped before. */
  lost: false,
} as const;
export type LineKind = keyof typeof lineKinds;

/** One game of a file. */
export type Reading = GameReading & { readonly record: GameRecord<Move> };

/** A file that was read, its format one of those above. */
export type XiangqiFile = FileReading & { readonly games: readonly Reading[] };

/** A text goes beyond one of the limits. */
export type TooMuch = Extract<Unread, { readonly limit: number }>;

/** What is left of the limits while a text is read. */
export interface Budget {
  readonly limits: Limits;
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

/** Counts a move that was made after so many plies. */
export const countMove = (budget: Budget, ply: number): void => {
  budget.moves += 1;
  if (budget.moves > budget.limits.moves) stopReading(budget, 'moves');
  if (ply >= budget.limits.plies) stopReading(budget, 'plies');
  if (budget.moves % TOLD === 0) budget.onMoves(budget.moves);
};

/** Makes a notice; lines count from 1. */
export const noticeAt = (code: NoticeCode, line: number, text: string): Notice => ({
  code,
  line,
  excerpt: text.trim().slice(0, 40),
});

/** The notices in the order of the lines, with those that say the same of equal texts counted as one. */
export const counted = (notices: readonly Notice[]): readonly Notice[] => {
  const first = new Map<string, { readonly notice: Notice; readonly also: number[] }>();
  for (const notice of notices.toSorted((a, b) => a.line - b.line)) {
    const key = `${notice.code} ${notice.excerpt}`;
    const known = first.get(key);
    if (known === undefined) first.set(key, { notice, also: [] });
    else known.also.push(notice.line);
  }
  return Array.from(first.values(), ({ notice, also }) =>
    also.length === 0 ? notice : { ...notice, also },
  );
};

/** The lines of a text, whichever line ends it has; a byte order mark and what pads the end are left out. */
export const linesOf = (text: string): readonly string[] => {
  let end = text.length;
  while (end > 0 && (text.charCodeAt(end - 1) === 0x1a || text.charCodeAt(end - 1) === 0)) end--;
  return text.slice(text.startsWith('\uFEFF') ? 1 : 0, end).split(/\r\n|\r|\n/);
};
