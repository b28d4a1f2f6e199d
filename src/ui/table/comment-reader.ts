/** Reads comments for the screen: the evaluations of programs in them, and the words of people. */
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { type CommentReading, favoured, type Score } from '#record/analysis.ts';
import { type GameRecord, nodeAt } from '#record/record.ts';
import { useTable } from '../app/app-context.tsx';
import { useText } from '../app/text.tsx';
import { useSides } from './use-position-view.ts';

/** Reads the comment of a node of a record. */
export type CommentReader = (record: GameRecord, id: number) => CommentReading;

/** The readers that have come, by the ids of their games. */
export const commentReaders = createStore<Readonly<Record<string, CommentReader>>>(() => ({}));

/** Takes the whole comment for words of people. */
const asWritten: CommentReader = (record, id) => ({
  lines: [],
  rest: nodeAt(record, id).comment,
});

/** The reader of comments of the game on the table. Until it has come, it takes comments as they are written. */
export const useCommentReader = (): CommentReader => {
  const { id } = useTable((state) => state.pack);
  return useStore(commentReaders, (known) => known[id]) ?? asWritten;
};

/** Says a score in words: which side is ahead, and by how much. */
export const useScoreWords = (): ((score: Score) => string) => {
  const words = useText().reading.analysis;
  const sides = useSides();
  return (score) => {
    if (score.is === 'mate') return words.mates(sides[score.winner], score.moves);
    const seat = favoured(score);
    return seat === null ? words.even : words.ahead(sides[seat], Math.abs(score.points));
  };
};
