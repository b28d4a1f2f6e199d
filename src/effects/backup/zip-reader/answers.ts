/** Questions about a zip, and their answers, in messages that a worker and a page can post to one another. */
import { fail, type Result } from '#kernel/result.ts';
import type { BackupFault } from '#store/backup.ts';
import { readDirectory, readEntry, type ZipEntry } from '../zip-read.ts';

/** A question about a zip: its directory, or one of its entries, as bytes, as text or as parsed JSON. */
export type ZipQuestion =
  | { readonly is: 'directory'; readonly file: Blob }
  | {
      readonly is: 'entry';
      readonly file: Blob;
      readonly entry: ZipEntry;
      readonly as: 'bytes' | 'text' | 'json';
    };

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

const decoded = (bytes: Uint8Array<ArrayBuffer>, as: 'bytes' | 'text' | 'json'): unknown => {
  if (as === 'bytes') return bytes;
  const text = decoder.decode(bytes);
  return as === 'text' ? text : JSON.parse(text);
};

/** The directory of a zip; one that cannot be read is damaged. */
const directoryOf = (file: Blob): Promise<Result<readonly ZipEntry[], BackupFault>> =>
  readDirectory(file).catch(() => fail({ code: 'damaged', place: '' } as const));

/**
 * Answers a question: the directory or why there is none, or the contents of an entry, undefined if it cannot be read.
 * Never rejects.
 */
export const answerZip = async (
  question: ZipQuestion,
  pause: () => Promise<void>,
): Promise<unknown> => {
  const { file } = question;
  if (question.is === 'directory') return directoryOf(file);
  try {
    const bytes = await readEntry(file, question.entry, pause);
    return bytes && decoded(bytes, question.as);
  } catch {
    return undefined;
  }
};
