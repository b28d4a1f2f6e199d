/** The words about files, by the codes of the readers and writers. */
import type { FORMAT, LineKind, Loss, NoticeCode } from '#games/ko-shogi/notation/reading.ts';
import type { SampleNote } from '#games/ko-shogi/sample.ts';
import type * as texts from '../codes.ts';

/** The words about the files of this game. */
export type FileTexts = texts.FileTexts<typeof FORMAT, Loss, NoticeCode, LineKind, SampleNote>;
