import { useEffect } from 'react';
import type { Game } from '#kernel/game.ts';
import type { CommentReading, ReadComment } from '#record/analysis.ts';
import { lineTo } from '#record/line.ts';
import { nodeAt } from '#record/record.ts';
import { useTable } from '../../../../app/app-context.tsx';
import { type CommentReader, commentReaders } from '../../../../table/comment-reader.ts';

const none: CommentReading = { lines: [], rest: '' };

/** Reads the comments of nodes, each once as long as the node stays as it is. */
const readerOf = (game: Game, read: ReadComment): CommentReader => {
  const known = new WeakMap<object, CommentReading>();
  return (record, id) => {
    const node = nodeAt(record, id);
    if (node.comment === '') return none;
    const before = known.get(node);
    if (before !== undefined) return before;
    const reading = read(node.comment, lineTo(game, record, id));
    known.set(node, reading);
    return reading;
  };
};

/** Fetches the reader of comments of the game on the table, for a record that is read. */
export const useFetchedComments = (): void => {
  const pack = useTable((state) => state.pack);
  useEffect(() => {
    const { id, game, comments } = pack;
    if (comments === undefined || commentReaders.getState()[id] !== undefined) return;
    comments().then(
      (read) => commentReaders.setState({ [id]: readerOf(game, read) }),
      // Comments stay as they are written.
      () => {},
    );
  }, [pack]);
};
