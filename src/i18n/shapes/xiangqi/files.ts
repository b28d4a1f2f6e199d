/** The words about files, by the codes of the readers and writers. */
import type { Loss } from '#games/xiangqi/notation/losses.ts';
import type { Format, LineKind, NoticeCode } from '#games/xiangqi/notation/reading.ts';
import type { SampleNote } from '#games/xiangqi/sample.ts';
import type * as texts from '../codes.ts';

/** The words about the files of this game. */
export type FileTexts = texts.FileTexts<Format, Loss, NoticeCode, LineKind, SampleNote>;
