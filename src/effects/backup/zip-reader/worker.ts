/** Unpacks zips in a worker. An entry point of its own: only this file and its imports run in the worker. */
import { answerZip, type ZipQuestion } from './answers.ts';

/** A question as it is posted, with a number that its answer carries. */
export interface PostedQuestion {
  readonly number: number;
  readonly question: ZipQuestion;
}

/** A message of the worker: that it has started, and then its answers. */
export type PostedAnswer =
  | { readonly ready: true }
  | { readonly ready?: never; readonly number: number; readonly answer: unknown };

const post = (posted: PostedAnswer): void => postMessage(posted);

addEventListener('message', ({ data }: MessageEvent<PostedQuestion>) => {
  void answerZip(data.question, async () => {}).then((answer) =>
    post({ number: data.number, answer }),
  );
});
post({ ready: true });
