import { plyOf } from '#record/record.ts';
import { shownComment, shownNode } from '#store/selectors.ts';
import { useSettled } from '../app-context.tsx';
import { usePageText } from '../page-text.ts';
import { Comment } from '../play-page/Comment.tsx';
import { FileWalker } from './FileWalker.tsx';
import { GoTo } from './GoTo.tsx';
import { ReadingList } from './ReadingList.tsx';
import { useWaysOfStepping } from './use-ways-of-stepping.ts';
import './reading.css';
import './reading-places.css';

/** What stands beside the board while a record is read: its files, its moves, what is written on the move that is shown, and where one is. */
export const Reading = () => {
  const page = usePageText();
  const sitting = useSettled();
  useWaysOfStepping();
  const shown = shownNode(sitting);
  const ply = plyOf(sitting.match.record, shown);
  const comment = shownComment(sitting);
  return (
    <>
      <FileWalker />
      <ReadingList />
      <section
        className="reading-comment"
        data-part="comment"
        aria-label={page.moves.comment}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keys too.
        tabIndex={0}
      >
        {comment !== '' && (
          <>
            <strong>{ply === 0 ? page.moves.start : ply}</strong>{' '}
            <Comment key={shown} text={comment} />
          </>
        )}
      </section>
      <GoTo />
    </>
  );
};
