/** The parts of the words about files that every language has under the same codes. */

/** The encodings a file can be saved in. */
export type EncodingTexts = Readonly<
  Record<'shift_jis' | 'utf-8' | 'utf-8-bom' | 'euc-jp' | 'utf-16le', string>
>;

/** What was counted in a game of a file. */
export interface Found {
  readonly moves: number;
  readonly variations: number;
  readonly comments: number;
}

/** How the lines of a file were taken. */
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
    | 'too-large'
    | 'too-many-lines'
    | 'too-many-games'
    | 'too-many-plies'
    | 'too-many-game-moves'
    | 'too-many-moves',
    (of: { readonly limit: number; readonly size: number }) => string
  >
>;

/** The sentence on a file of another program, with its ending, and the format to save it in there. */
export type OtherProgramText = (of: {
  readonly program: string;
  readonly ending: string;
  readonly saveAs: string;
}) => string;
