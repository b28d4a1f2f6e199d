import { Pencil } from 'lucide';
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
import { ProgramLines, useCommentedNode } from './analysis/ProgramLines.tsx';
import { EditButton } from './editor/EditButton.tsx';
import { Editor } from './editor/Editor.tsx';
import { GameWalker } from './GameWalker.tsx';
import { GoTo } from './GoTo.tsx';
import { ReadingHead } from './ReadingHead.tsx';
import { ReadingTools } from './ReadingTools.tsx';
import { useWaysOfStepping } from './use-ways-of-stepping.ts';
import { ReadingViews } from './views/ReadingViews.tsx';
import './analysis/analysis.css';
import './reading.css';
import './reading-places.css';

/**
 * The panel beside the board while a record is read. It has the files, the moves, the comment on the shown move, and the
 * place in the line.
 */
export const Reading = ({ onOpen }: Pick<ActionsProps, 'onOpen'>) => {
  const text = useText();
  const sitting = useSitting();
  const { on } = useStore(editing);
  useWaysOfStepping();
  const { record } = sitting.match;
  const shown = useCommentedNode();
  const read = useCommentReader();
  const { what } = useStore(guessingStore);
  const ply = plyOf(record, shown);
  const { comment } = nodeAt(record, shown);
  const { lines, rest } = read(record, shown);
  return (
    <>
      <GameWalker />
      <ReadingHead onOpen={onOpen} />
      <ReadingViews />
      {on ? (
        <Editor />
      ) : (
        <div className="reading-words">
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
          <EditButton id="edit" icon={Pencil} />
        </div>
      )}
      <GoTo onOpen={onOpen} />
      <ReadingTools />
    </>
  );
};
