import type { Packs } from '#games/pack.ts';
import type { GameRecord } from '#record/record.ts';
import type { Backup } from './backup.ts';
import type { GameSummary, KeptSitting, UnreadableGame } from './sitting.ts';

/**
 * Keeps many games that are new here. None is sure to be kept before `end` resolves. Both functions reject if games
 * cannot be kept.
 */
export interface NewGames {
  /** Adds a game, and the file it was opened from if there is one: a game is never kept without its file. */
  readonly add: (sitting: KeptSitting, file?: Blob) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** How many edits of a game can be undone after a reload. */
export const MOST_KEPT_EDITS = 50;

/** The edits of records that can be undone after a reload. Losing all of them does no harm. */
export interface KeptEdits {
  /** How many edits can be undone of a game as it is now; 0 if its record was changed in another way since. */
  readonly count: (sitting: KeptSitting) => Promise<number>;
  /** Keeps an edit: the game before it, or null if it continues the last edit, and the game after it. */
  readonly add: (before: KeptSitting | null, after: KeptSitting) => Promise<void>;
  /** Removes the last edit and returns the record before it; undefined if there is none, or it cannot be read. */
  readonly take: (sitting: KeptSitting) => Promise<GameRecord | undefined>;
}

/** The games that are kept, and the files they were opened from. */
export interface KeptGames {
  /** Reads a kept game; undefined when there is none of that id or it cannot be read. */
  readonly load: (id: string) => Promise<KeptSitting | undefined>;
  /** Lists kept games, latest first: at most `count` of them, and only those after `after` if it is given. */
  readonly list: (after?: GameSummary, count?: number) => Promise<readonly GameSummary[]>;
  /** Lists unfinished games that were played here, latest first. */
  readonly unfinished: (count: number) => Promise<readonly GameSummary[]>;
  /**
   * Makes the summaries of kept games that have none, and calls `listener` with each few that are made. Resolves when
   * none is left.
   */
  readonly summarise: (listener: (made: readonly GameSummary[]) => void) => Promise<void>;
  /** Lists what is kept and cannot be read. */
  readonly unreadable: () => Promise<readonly UnreadableGame[]>;
  /** Begins to keep games that are new here. */
  readonly keepNew: () => NewGames;
  /** The edits that can be undone after a reload. */
  readonly edits: KeptEdits;
  /** Keeps a file as it was opened, under its own id. */
  readonly keepSource: (id: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** The bytes of a file; undefined when they are no longer there. */
  readonly loadSource: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** The module that saves everything as one file and restores it; fetched at the first call. */
  readonly backup: () => Promise<Backup>;
}

/**
 * The ways in which commands may reach the outside world. Everything else happens in effects, after the state has
 * changed.
 */
export interface Ports {
  /** The games that can be played. */
  readonly packs: Packs;
  /** Wall time in milliseconds. */
  readonly now: () => number;
  /** A random number from 0 up to but not including 1. */
  readonly random: () => number;
  /** An id that no other sitting has. */
  readonly newId: () => string;
  /** Keeps a game. `strict` waits until it is on the disk; `view` keeps only its view and its picks. */
  readonly keep: (sitting: KeptSitting, how?: 'strict' | 'view') => Promise<void>;
  /**
   * Whether storage is still loading, or a write is under way. Until it is ready, a move is kept before it is shown.
   */
  readonly mustKeepFirst: () => boolean;
  /** Keeps a game before it is shown. Resolves when it is kept, when it cannot be, and after a second at the latest. */
  readonly keepFirst: (sitting: KeptSitting) => Promise<void>;
  /** Reads kept games. */
  readonly kept: KeptGames;
  /** Forgets a kept game. */
  readonly forget: (id: string) => Promise<void>;
}

/**
 * The same ports for a table of which nothing is kept, such as a board to try a rule on. Its moves wait for no database
 * either.
 */
export const keepingNothing = (ports: Ports): Ports => ({
  ...ports,
  mustKeepFirst: () => false,
  keep: async () => {},
  keepFirst: async () => {},
});
