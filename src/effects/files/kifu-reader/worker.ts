/** Reads kifu files in a worker. An entry point of its own: only this file and its imports run in the worker. */
import { packs } from '#games/index.ts';
import type { Answer, Question } from './messages.ts';
import { answering } from './read-files.ts';

/** A message of the worker: that it has started, and after that answers with the numbers of their questions. */
export type Posted =
  | { readonly ready: true }
  | { readonly ready?: never; readonly number: number; readonly answer: Answer };

const post = (posted: Posted): void => postMessage(posted);

const { answer } = answering(packs, async () => {});
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data, (part) => post({ number: data.number, answer: part }));
});
post({ ready: true });
