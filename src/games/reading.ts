/**
 * Shared by the readers of every game's files: the lines of a text, the limits on how much of it is read, and the
 * notices.
 */
import { fail, ok, type Result } from '#kernel/result.ts';
import type { Formats, Limits, Notice, SetupProblem, Unread } from './pack.ts';

/** A text goes beyond one of the limits. */
export type TooMuch = Extract<Unread, { readonly limit: number }>;

/** The limits on a text that is being read, and how much was read so far. */
export interface Budget {
  readonly limits: Limits;
  /** Games and moves read so far. */
  games: number;
  moves: number;
  /** The moves so far of the game that is being read. */
  gameMoves: number;
  /** Set where a limit was passed: reading has stopped there. */
  tooMuch: TooMuch | undefined;
  /** Called with the number of moves read so far, every `TOLD` moves. */
  readonly onMoves: (moves: number) => void;
}

/** The number of moves after which `onMoves` is called again. */
export const TOLD = 5_000;

/** For texts that the app has written itself, and for commands, which may take their time. */
export const noLimits: Limits = {
  lines: Number.POSITIVE_INFINITY,
  games: Number.POSITIVE_INFINITY,
  plies: Number.POSITIVE_INFINITY,
  'game-moves': Number.POSITIVE_INFINITY,
  moves: Number.POSITIVE_INFINITY,
};

/** Stops the reading of a file that is larger than it may be; `readWithBudget` catches this, and finds the limit in the budget. */
export const stopReading = (budget: Budget, what: keyof Limits): never => {
  budget.tooMuch = { code: `too-many-${what}`, limit: budget.limits[what] };
  throw new Error(budget.tooMuch.code);
};

/** Reads with a budget of these limits, and answers with the limit that was passed where one was. */
export const readWithBudget = <T, E>(
  limits: Limits,
  onMoves: (moves: number) => void,
  read: (budget: Budget) => Result<T, E>,
): Result<T, E | TooMuch> => {
  const budget: Budget = {
    limits,
    games: 0,
    moves: 0,
    gameMoves: 0,
    tooMuch: undefined,
    onMoves,
  };
  try {
    return read(budget);
  } catch (error) {
    if (budget.tooMuch === undefined) throw error;
    return fail(budget.tooMuch);
  }
};

/** Counts the lines of a text, before any of them is read. */
export const countLines = (budget: Budget, lines: number): void => {
  if (lines > budget.limits.lines) stopReading(budget, 'lines');
};

/** Counts the start of a game. */
export const countGame = (budget: Budget): void => {
  budget.games += 1;
  budget.gameMoves = 0;
  if (budget.games > budget.limits.games) stopReading(budget, 'games');
};

/** Counts a move, which brings its line of play to that ply. */
export const countMove = (budget: Budget, ply: number): void => {
  budget.moves += 1;
  budget.gameMoves += 1;
  if (budget.moves > budget.limits.moves) stopReading(budget, 'moves');
  if (budget.gameMoves > budget.limits['game-moves']) stopReading(budget, 'game-moves');
  if (ply > budget.limits.plies) stopReading(budget, 'plies');
  if (budget.moves % TOLD === 0) budget.onMoves(budget.moves);
};

/**
 * The notices, with those that say the same of equal texts counted as one, in the order of the first of each. Notices
 * of some codes (`isOne`) count as one whatever their texts.
 */
export const counted = <N extends Notice>(
  notices: readonly N[],
  isOne: (code: string) => boolean = () => false,
): readonly N[] => {
  if (notices.length < 2) return notices;
  const first = new Map<string, { readonly notice: N; readonly also: number[] }>();
  for (const notice of notices) {
    const key = isOne(notice.code) ? notice.code : `${notice.code} ${notice.excerpt}`;
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

/** Makes the `readSetup` of a game's files, from how it reads and writes a position and what makes one unplayable. */
export const setupReader =
  <P>(
    parse: (text: string) => Result<P, unknown>,
    problems: (position: P) => readonly SetupProblem[],
    format: (position: P) => string,
  ): Formats['readSetup'] =>
  (text) => {
    const read = parse(text);
    if (!read.ok) return fail([{ code: 'unreadable', seat: null }]);
    const found = problems(read.value);
    return found.length === 0 ? ok(format(read.value)) : fail(found);
  };
