/** Reading kifu files beside the table: what is asked, and what comes back. */
import type { NoticeClass, OtherFile } from '#games/pack.ts';
import type { Result } from '#kernel/result.ts';
import type { GameRecord } from '#record/record.ts';

/** A file that someone chose, dropped or pasted. Its bytes stay where they are until it is read. */
export interface ChosenFile {
  readonly id: string;
  readonly name: string;
  readonly blob: Blob;
}

/**
 * Why a file was not read, by code; with the limit that it passes, and its size where that is it; or with the program that
 * has to open it.
 */
export interface FileRefusal {
  readonly code: string;
  readonly limit?: number;
  readonly size?: number;
  readonly other?: OtherFile;
}

/** What a game of a file holds. */
export interface GameCounts {
  readonly moves: number;
  readonly variations: number;
  readonly comments: number;
}

/** A game of a file, before it is opened. */
export interface FoundGame extends GameCounts {
  readonly names: readonly [string, string];
}

/** How a line was taken that was not simply understood. A line that was only spelled otherwise counts as repaired. */
export type LineFate = Exclude<NoticeClass, 'respelled'>;

/** A line of a file that was not simply understood. */
export interface ReadNotice {
  readonly line: number;
  readonly code: string;
  readonly excerpt: string;
  /** How many lines say the same; absent where it is only this one. */
  readonly times?: number;
}

/** A line of a file, and what it was taken for. */
export interface ReadLine {
  readonly line: number;
  readonly kind: string;
  /** Whether it was of use. */
  readonly kept: boolean;
}

/** Some of what there is, from the beginning, and how much that would be. */
export interface Beginning<T> {
  readonly first: readonly T[];
  readonly count: number;
}

/** How the lines of a game were taken. */
export interface Receipt extends Readonly<Record<LineFate, Beginning<ReadNotice>>> {
  readonly found: GameCounts;
  /** How many lines were taken in each way; a line counts once. */
  readonly tally: Readonly<Record<'understood' | LineFate, number>>;
  readonly lines: Beginning<ReadLine>;
  /** Whether a line was taken otherwise than by mending its spelling. */
  readonly worthTelling: boolean;
}

/** Every line of a receipt that is longer than what is shown of it. */
export interface WholeReceipt extends Readonly<Record<LineFate, readonly ReadNotice[]>> {
  readonly lines: readonly ReadLine[];
}

/** What is known of a file besides its games. */
export interface FileFacts {
  /** The format by its id, and what the notices of its readers count. */
  readonly format: string;
  readonly counts: 'lines' | 'entries';
  readonly encoding: string;
  /** Letters that could not be decoded. */
  readonly lost: number;
}

/** A game of a file that was read. */
export interface ReadGame {
  readonly facts: FileFacts;
  readonly record: GameRecord;
  readonly receipt: Receipt;
}

/** What a file holds; the game itself where it is the only one and was wanted. */
export interface Look {
  readonly games: readonly FoundGame[];
  readonly only: ReadGame | undefined;
}

/** Reads files without a pause that is felt. What has no answer at `stop`, and what is asked after it, is refused as `stopped`. */
export interface KifuReader {
  /** The endings of files that may hold a game; rejects where what knows them cannot be fetched. */
  readonly endings: () => Promise<readonly string[]>;
  /** What games a file holds; `onMoves` hears how many moves were read so far. */
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
