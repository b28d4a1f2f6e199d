/** Reading kifu files in the background: requests and results. */
import type { NoticeClass, OtherFile } from '#games/pack.ts';
import type { Result } from '#kernel/result.ts';
import type { GameRecord } from '#record/record.ts';

/** A file that the user chose, dropped or pasted. Its bytes are not loaded until it is read. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
}

/**
 * Why a file was not read, by code. `limit` is the limit it exceeds, and `size` its size if the limit is one of size.
 * `other` is the program that has to open it.
 */
export interface FileRefusal {
  readonly code: string;
  readonly limit?: number;
  readonly size?: number;
  readonly other?: OtherFile;
}

/** How many moves, variations and comments a game of a file holds. */
export interface GameCounts {
  readonly moves: number;
  readonly variations: number;
  readonly comments: number;
}

/** A game of a file, before it is opened. */
export interface FoundGame extends GameCounts {
  readonly names: readonly [string, string];
}

/**
 * How a line was treated that was not simply understood. A line that was only spelled differently counts as repaired.
 */
export type LineFate = Exclude<NoticeClass, 'respelled'>;

/** A line of a file that was not simply understood. */
export interface ReadNotice {
  readonly line: number;
  readonly code: string;
  readonly excerpt: string;
  /** How many lines have the same notice; absent if only this one. */
  readonly times?: number;
}

/** A line of a file, and how it was interpreted. */
export interface ReadLine {
  readonly line: number;
  readonly kind: string;
  /** Whether its content was used. */
  readonly kept: boolean;
}

/** The first items of a list, and how many there are in all. */
export interface Beginning<T> {
  readonly first: readonly T[];
  readonly count: number;
}

/** How the lines of a game were treated. */
export interface Receipt extends Readonly<Record<LineFate, Beginning<ReadNotice>>> {
  readonly found: GameCounts;
  /** How many lines were treated in each way; a line counts once. */
  readonly tally: Readonly<Record<'understood' | LineFate, number>>;
  readonly lines: Beginning<ReadLine>;
  /** Whether any line was treated in another way than by correcting its spelling. */
  readonly worthTelling: boolean;
}

/** All lines of a receipt, for one that is longer than the part shown. */
export interface WholeReceipt extends Readonly<Record<LineFate, readonly ReadNotice[]>> {
  readonly lines: readonly ReadLine[];
}

/** Facts about a file besides its games. */
export interface FileFacts {
  /** The format by its id. `counts` says whether the notices of its readers count lines or entries. */
  readonly format: string;
  readonly counts: 'lines' | 'entries';
  readonly encoding: string;
  /** How many letters could not be decoded. */
  readonly lost: number;
}

/** A game of a file that was read. */
export interface ReadGame {
  readonly facts: FileFacts;
  readonly record: GameRecord;
  readonly receipt: Receipt;
}

/** The games of a file. `only` is the game itself, if it is the only one and was wanted. */
export interface Look {
  readonly games: readonly FoundGame[];
  readonly only: ReadGame | undefined;
}

/**
 * Reads files without blocking the page. Requests unanswered at `stop`, and any after it, are refused with the code
 * `stopped`.
 */
export interface KifuReader {
  /**
   * The endings of the names of files that may hold a game; rejects where the readers that know them cannot be fetched.
   */
  readonly endings: () => Promise<readonly string[]>;
  /** Finds the games of a file. `onMoves` gets the number of moves read so far. */
  readonly look: (
    file: ChosenFile,
    wantOnly: boolean,
    onMoves: (moves: number) => void,
  ) => Promise<Result<Look, FileRefusal>>;
  /** One game of a file, counted from 0. */
  readonly game: (file: ChosenFile, game: number) => Promise<Result<ReadGame, FileRefusal>>;
  readonly wholeReceipt: (
    file: ChosenFile,
    game: number,
  ) => Promise<Result<WholeReceipt, FileRefusal>>;
  readonly stop: () => void;
}
