/** The page's side of the zip reader: starts the worker and asks it, or answers in the page if no worker starts. */
import type { Result } from '#kernel/result.ts';
import type { BackupFault } from '#store/backup.ts';
import { trustedAddress } from '../../session/trusted-address.ts';
import { yieldToPage } from '../../storage/yield-to-page.ts';
import type { ZipEntry } from '../zip-read.ts';
import { answerZip, type ZipQuestion } from './answers.ts';
import type { PostedAnswer, PostedQuestion } from './worker.ts';
import workerAddress from './worker.ts?worker&url';

/** The worker has ended in the middle of a file, most likely because memory ran out. */
export class ZipReaderError extends Error {}

/**
 * Answers questions about zips: the worker, or the page itself. Rejects with a ZipReaderError when the worker has
 * ended.
 */
export interface ZipAnswerer {
  readonly ask: (question: ZipQuestion) => Promise<unknown>;
  readonly stop: () => void;
}

interface Waiting {
  readonly resolve: (answer: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Starts the worker; rejects when the browser does not let it start. */
const startWorker = (): Promise<ZipAnswerer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(trustedAddress(workerAddress), { type: 'module' });
    const waiting = new Map<number, Waiting>();
    let [questions, ended] = [0, false];
    const end = (): void => {
      worker.terminate();
      ended = true;
      const error = new ZipReaderError('the worker has ended');
      for (const one of waiting.values()) one.reject(error);
      waiting.clear();
      reject(error);
    };
    worker.addEventListener('error', end);
    worker.addEventListener('messageerror', end);
    worker.addEventListener('message', ({ data }: MessageEvent<PostedAnswer>) => {
      if (data.ready)
        return resolve({
          ask: (question) =>
            new Promise((answered, failed) => {
              if (ended) return failed(new ZipReaderError('the worker has ended'));
              questions += 1;
              waiting.set(questions, { resolve: answered, reject: failed });
              worker.postMessage({ number: questions, question } satisfies PostedQuestion);
            }),
          stop: end,
        });
      waiting.get(data.number)?.resolve(data.answer);
      waiting.delete(data.number);
    });
  });

/** Answers in the page itself, with pauses between the pieces of an entry. */
const answerHere = (): ZipAnswerer => {
  const pause = yieldToPage();
  return { ask: (question) => answerZip(question, pause), stop: () => {} };
};

/** Reads zips. Each method rejects with a ZipReaderError when the worker has ended. */
export interface ZipReader {
  readonly directory: (file: Blob) => Promise<Result<readonly ZipEntry[], BackupFault>>;
  /** The contents of an entry; undefined where it is damaged or too large. */
  readonly bytes: (file: Blob, entry: ZipEntry) => Promise<Uint8Array<ArrayBuffer> | undefined>;
  readonly text: (file: Blob, entry: ZipEntry) => Promise<string | undefined>;
  readonly json: (file: Blob, entry: ZipEntry) => Promise<unknown>;
  readonly stop: () => void;
}

/** Opens a reader of zips. */
export const openZipReader = async (start = startWorker): Promise<ZipReader> => {
  const { ask, stop } = await new Promise<ZipAnswerer>((resolve) => {
    resolve(start());
  }).catch(answerHere);
  return {
    directory: async (file) =>
      (await ask({ is: 'directory', file })) as Result<readonly ZipEntry[], BackupFault>,
    bytes: async (file, entry) =>
      (await ask({ is: 'entry', file, entry, as: 'bytes' })) as Uint8Array<ArrayBuffer> | undefined,
    text: async (file, entry) =>
      (await ask({ is: 'entry', file, entry, as: 'text' })) as string | undefined,
    json: (file, entry) => ask({ is: 'entry', file, entry, as: 'json' }),
    stop,
  };
};
