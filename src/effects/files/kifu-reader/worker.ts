/** Reads kifu files beside the page. A root of its own: the only file that runs in the worker besides what it imports. */
import { packs } from '#games/index.ts';
import type { Answer, Question } from './messages.ts';
import { answering } from './read-files.ts';

/** What a worker posts: that it has started, and then answers with the numbers of their questions. */
export type Posted =
  | { readonly ready: true }
  | { readonly ready?: never; readonly number: number; readonly answer: Answer };

const post = (posted: Posted): void => postMessage(posted);

const { answer } = answering(packs, async () => {});
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answer(data, (part) => post({ number: data.number, answer: part }));
});
post({ ready: true });
