/**
 * Questions to a reader of kifu files, and its answers, in messages that a worker and a page can post to one another.
 */
import type { RecordFrame, RecordPiece } from '#record/pieces.ts';
import type {
  FileFacts,
  FileRefusal,
  FoundGame,
  LineFate,
  ReadLine,
  ReadNotice,
  Receipt,
} from '#store/kifu-reader.ts';

/** A question about a file. Answers carry its number. */
export interface Question {
  readonly number: number;
  /** The game whose formats are tried first, by its id. */
  readonly first: string;
  readonly file: { readonly id: string; readonly blob: Blob };
  /**
   * The question. `look`: which games there are, with the record if there is only one and it is wanted. `game`: one of
   * them. `receipt`: its whole receipt.
   */
  readonly about:
    | { readonly is: 'look'; readonly wantOnly: boolean }
    | { readonly is: 'game' | 'receipt'; readonly game: number };
}

/** A part of an answer; `done` or `refused` is its last. */
export type Answer =
  | { readonly is: 'moves'; readonly moves: number }
  | { readonly is: 'refused'; readonly refusal: FileRefusal }
  | { readonly is: 'found'; readonly games: readonly FoundGame[] }
  | { readonly is: 'piece'; readonly piece: RecordPiece }
  | {
      readonly is: 'game';
      readonly facts: FileFacts;
      readonly frame: RecordFrame;
      readonly receipt: Receipt;
    }
  | {
      readonly is: 'notices';
      readonly of: LineFate;
      readonly notices: readonly ReadNotice[];
    }
  | { readonly is: 'lines'; readonly lines: readonly ReadLine[] }
  | { readonly is: 'done' };
