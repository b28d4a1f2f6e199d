import type { Packs } from '#games/pack.ts';
import type { GameRecord } from '#record/record.ts';
import type { Backup } from './backup.ts';
import type { GameSummary, Sitting, UnreadableGame } from './sitting.ts';

/** Games that are kept for the first time, many of them: none is sure to be kept before `end`. Both reject where they cannot be. */
export interface NewGames {
  /** Takes a game, and the file it was opened from where there is one: a game is never kept without its file. */
  readonly add: (sitting: Sitting, file?: Blob) => Promise<void>;
  readonly end: () => Promise<void>;
}

/** How many edits of a game can be undone after a reload. */
export const MOST_KEPT_EDITS = 50;

/** The edits of records that can be undone after a reload. All of it may be lost without harm. */
export interface KeptEdits {
  /** How many edits can be undone of a game as it is now: none where its record was changed otherwise since. */
  readonly count: (sitting: Sitting) => Promise<number>;
  /** Keeps an edit: the game before it, or null where it goes on with the last one, and the game after it. */
  readonly add: (before: Sitting | null, after: Sitting) => Promise<void>;
  /** Takes the last edit away and answers with the record before it; undefined where there is none, or it cannot be read. */
  readonly take: (sitting: Sitting) => Promise<GameRecord | undefined>;
}

/** The games that are kept, and the files they were opened from. */
export interface KeptGames {
  /** Reads a kept game; undefined when there is none of that id or it cannot be read. */
  readonly load: (id: string) => Promise<Sitting | undefined>;
  /** Lists kept games, latest first: those that come after one of the list where it is given, and no more than `count`. */
  readonly list: (after?: GameSummary, count?: number) => Promise<readonly GameSummary[]>;
  /** Lists unfinished games that were played here, latest first. */
  readonly unfinished: (count: number) => Promise<readonly GameSummary[]>;
  /** Goes through the kept games of which lists say nothing yet, and tells of each few that they now do; resolves when there is none left. */
  readonly summarise: (listener: (made: readonly GameSummary[]) => void) => Promise<void>;
  /** Lists what is kept and cannot be read. */
  readonly unreadable: () => Promise<readonly UnreadableGame[]>;
  /** Begins to keep games that are new here. */
  readonly keepNew: () => NewGames;
  /** The edits that can be undone after a reload. */
  readonly edits: KeptEdits;
  /** Keeps a file as it was opened, by an id of its own. */
  readonly keepSource: (id: string, bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** The bytes of a file; undefined when they are no longer there. */
  readonly loadSource: (id: string) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** What saves everything as one file, and brings it back; fetched when first asked for. */
  readonly backup: () => Promise<Backup>;
}

/** What commands may ask of the world. Everything else happens in effects, after the state. */
export interface Ports {
  /** The games that can be played. */
  readonly packs: Packs;
  /** Wall time in milliseconds. */
  readonly now: () => number;
  /** A number from 0 up to but not including 1: chance. */
  readonly random: () => number;
  /** A name that no other sitting has. */
  readonly newId: () => string;
  /** Keeps a game; `strict` waits until it is on the disk, and `view` keeps of it only what is looked at and pointed at. */
  readonly keep: (sitting: Sitting, how?: 'strict' | 'view') => Promise<void>;
  /** Whether what keeps games, or something that it keeps, is still on its way: until it is there, a move is kept before it is shown. */
  readonly mustKeepFirst: () => boolean;
  /** Keeps a game before it is shown: resolves when it is kept, when it cannot be, and after a second at the latest. */
  readonly keepFirst: (sitting: Sitting) => Promise<void>;
  /** Reads kept games. */
  readonly kept: KeptGames;
  /** Forgets a kept game. */
  readonly forget: (id: string) => Promise<void>;
}

/** The same world for a table of which nothing is kept, such as a board to try a rule on: its moves wait for no database either. */
export const keepingNothing = (ports: Ports): Ports => ({
  ...ports,
  mustKeepFirst: () => false,
  keep: async () => {},
  keepFirst: async () => {},
});
