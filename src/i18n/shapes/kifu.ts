/** The parts of the words about files that every language has under the same codes. */
import type { FileEncoding, Limits } from '#games/pack.ts';
import type { Texts } from './codes.ts';

/** The encodings a file can be saved in. */
export type EncodingTexts = Texts<FileEncoding>;

/** The counts of a game in a file. */
export interface Found {
  readonly moves: number;
  readonly variations: number;
  readonly comments: number;
}

/** The counts of lines of a file, by how they were read. */
export interface Tally {
  readonly understood: number;
  readonly repaired: number;
  readonly unread: number;
  readonly ignored: number;
}

/** How far the reading of files is: which file, from 1, of how many, and how many of its moves were read. */
export interface ReadingAt {
  readonly file: number;
  readonly of: number;
  readonly moves: number;
}

/** Which game is being kept, from 1, and of how many. */
export interface KeepingAt {
  readonly game: number;
  readonly of: number;
}

/** How many games were kept, and of how many. */
export interface KeptOf {
  readonly kept: number;
  readonly of: number;
}

/** Why a file is too large to be opened, with the limit that it passes, and its size in bytes. */
export type LimitTexts = Readonly<
  Record<
    'too-large' | `too-many-${keyof Limits}`,
    (of: { readonly limit: number; readonly size: number }) => string
  >
>;

/** The sentence on a file of another program, with its ending, and the format to save it in there. */
export type OtherProgramText = (of: {
  readonly program: string;
  readonly ending: string;
  readonly saveAs: string;
}) => string;
