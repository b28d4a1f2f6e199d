/** What the reader of records can say of a text, and how much of it is read. */
import type { Limits, Notice, NoticeClass, Unread } from '../../pack.ts';

/** How records of this game name it. */
export const GAME = 'ko-shogi';
/** The one format of records. */
export const FORMAT = 'ko';

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

/** Notices with those that say the same of equal texts counted as one, in the order of the first of each. */
export const counted = (notices: readonly Notice[]): readonly Notice[] => {
  const first = new Map<string, { readonly notice: Notice; readonly also: number[] }>();
  for (const notice of notices) {
    const key = `${notice.code} ${notice.excerpt}`;
    const known = first.get(key);
    if (known === undefined) first.set(key, { notice, also: [] });
    else known.also.push(notice.line);
  }
  return Array.from(first.values(), ({ notice, also }) =>
    also.length === 0 ? notice : { ...notice, also },
  );
};

/** What is left of the limits while a text is read. */
export interface Budget {
  readonly limits: Limits;
  games: number;
  moves: number;
  /** Set where a limit was passed: reading has stopped there. */
  tooMuch: Unread | undefined;
  readonly onMoves: (moves: number) => void;
}

/** Every how many moves it is told how far reading has come. */
const TOLD = 1_000;

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

/** Counts a move that is the so-manieth of its line. */
export const countMove = (budget: Budget, ply: number): void => {
  budget.moves += 1;
  if (budget.moves > budget.limits.moves) stopReading(budget, 'moves');
  if (ply > budget.limits.plies) stopReading(budget, 'plies');
  if (budget.moves % TOLD === 0) budget.onMoves(budget.moves);
};
