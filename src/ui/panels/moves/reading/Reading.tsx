import { Pencil } from 'lucide';
import { useMemo } from 'react';
import { useStore } from 'zustand';
import { nodeAt } from '#record/record.ts';
import { plyOf } from '#record/walk.ts';
import { guessingStore } from '#store/guessing.ts';
import { useSitting } from '../../../app/app-context.tsx';
import { useText } from '../../../app/text.tsx';
import type { ActionsProps } from '../../../table/actions/action.ts';
import { Comment } from '../../../table/Comment.tsx';
import { useCommentReader } from '../../../table/comment-reader.ts';
import { editing } from '../../../table/editing.ts';
import { useIsWideWindow } from '../../../table/use-is-wide-window.ts';
import { ProgramLines, useCommentedNode } from './analysis/ProgramLines.tsx';
import { EditButton } from './editor/EditButton.tsx';
import { Editor } from './editor/Editor.tsx';
import { GameWalker } from './GameWalker.tsx';
import { GoTo } from './GoTo.tsx';
import { ReadingHead, ReadingWays } from './ReadingHead.tsx';
import { ReadingList } from './ReadingList.tsx';
import { ReadingTools } from './ReadingTools.tsx';
import { useWaysOfStepping } from './use-ways-of-stepping.ts';
import { ReadingViews } from './views/ReadingViews.tsx';
import './analysis/analysis.css';
import './reading.css';
import './reading-places.css';
import './reading-desk.css';

/**
 * The panel beside the board while a record is read. It has the files, the moves, the comment on the shown move, and the
 * place in the line.
 */
export const Reading = ({ onOpen }: Pick<ActionsProps, 'onOpen'>) => {
  const text = useText();
  const sitting = useSitting();
  const { on } = useStore(editing);
  const isWide = useIsWideWindow();
  useWaysOfStepping();
  const { record } = sitting.match;
  const shown = useCommentedNode();
  const read = useCommentReader();
  const { what } = useStore(guessingStore);
  const ply = plyOf(record, shown);
  const { comment } = nodeAt(record, shown);
  const hasComments = useMemo(() => record.nodes.some((node) => Boolean(node?.comment)), [record]);
  const { lines, rest } = read(record, shown);
  // A wide window has room for all buttons in one row, and so for whole names and a broad comment.
  const ways = <ReadingWays onOpen={onOpen} />;
  const edit = <EditButton id="edit" icon={Pencil} />;
  return (
    <>
      <GameWalker />
      <ReadingHead>{!isWide && ways}</ReadingHead>
      {/* The other views need the breadth of the column. Elsewhere they are on a sheet. */}
      {isWide ? <ReadingViews /> : <ReadingList />}
      {on ? (
        <Editor />
      ) : (
        <div className="reading-words" data-comments={hasComments || undefined}>
          <section
            className="reading-comment"
            data-part="comment"
            aria-label={text.moves.comment}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls is scrolled by keys too.
            tabIndex={0}
          >
            {comment !== '' && (
              <>
                <strong>{ply === 0 ? text.moves.start : ply}</strong>{' '}
                {rest !== '' && <Comment key={shown} text={rest} />}
                {/* A program's line would give the covered moves away. */}
                {lines.length > 0 && what === 'nothing' && (
                  <ProgramLines key={`lines ${shown}`} lines={lines} node={shown} />
                )}
              </>
            )}
          </section>
          {!isWide && edit}
        </div>
      )}
      <GoTo onOpen={onOpen}>
        {isWide && (
          <>
            {ways}
            {!on && edit}
          </>
        )}
      </GoTo>
      <ReadingTools />
    </>
  );
};
