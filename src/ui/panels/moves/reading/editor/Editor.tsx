import {
  ArrowDown,
  ArrowUp,
  Bookmark,
  Check,
  Eraser,
  ListStart,
  MoveUpRight,
  Redo2,
  Trash2,
  Undo2,
} from 'lucide';
import { useEffect, useId, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { setArrows, setBookmark, setComment } from '#record/edit.ts';
import { nodeAt } from '#record/record.ts';
import { editRecord } from '#store/editing.ts';
import { shownNode } from '#store/selectors.ts';
import { useApp, useSitting } from '../../../../app/app-context.tsx';
import { useText } from '../../../../app/text.tsx';
import { Icon } from '../../../../base/Icon.tsx';
import { endEditing, editing as state } from '../../../../table/editing.ts';
import { useMoveWords } from '../../use-move-words.ts';
import { EditButton } from './EditButton.tsx';
import { GlyphChoice } from './GlyphChoice.tsx';
import { useTyped } from './use-typed.ts';
import './editor.css';

const CommentField = ({ id }: { readonly id: number }) => {
  const { table } = useApp();
  const text = useText();
  const { comment } = nodeAt(useSitting().match.record, id);
  const typed = useTyped(comment, (text) =>
    editRecord(table, (record) => setComment(record, id, text.trimEnd()), `comment ${id}`),
  );
  return (
    <textarea
      className="editor-comment"
      rows={3}
      dir="auto"
      aria-label={text.moves.comment}
      placeholder={text.reading.edit.write}
      {...typed}
    />
  );
};

const BookmarkField = ({ id }: { readonly id: number }) => {
  const { table } = useApp();
  const { reading } = useText();
  const { bookmark = '' } = nodeAt(useSitting().match.record, id);
  const typed = useTyped(bookmark, (text) =>
    editRecord(table, (record) => setBookmark(record, id, text), `bookmark ${id}`),
  );
  return (
    <label className="editor-bookmark">
      <Icon of={Bookmark} />
      <span className="unseen">{reading.bookmark}</span>
      <textarea rows={1} dir="auto" placeholder={reading.bookmark} {...typed} />
    </label>
  );
};

/** Edits the comment, sign, bookmark and drawings of the move on the board, and its place among the variations. */
export const Editor = () => {
  const { table } = useApp();
  const text = useText();
  const words = text.reading.edit;
  const moveWords = useMoveWords();
  const sitting = useSitting();
  const { drawing } = useStore(state);
  const [marking, mark] = useState(false);
  const title = useId();
  const root = useRef<HTMLElement>(null);
  // Focuses the field once, and not at each step. On a touch screen the keyboard would come up unasked.
  useEffect(() => {
    if (matchMedia('(pointer: fine)').matches)
      root.current?.querySelector('textarea')?.focus({ preventScroll: true });
  }, []);
  const { record } = sitting.match;
  const shown = shownNode(sitting);
  const { bookmark, arrows = [], parent } = nodeAt(record, shown);
  const close = (): void => {
    endEditing();
    // Once the editor is gone, the button that opened it is there again.
    setTimeout(() => document.querySelector<HTMLElement>('[data-action="edit"]')?.focus());
  };
  const head = (
    <div className="editor-head">
      <strong id={title}>
        {drawing ? words.drawing : parent === null ? text.moves.start : moveWords(shown)}
      </strong>
      <EditButton id="undo-edit" icon={Undo2} />
      <EditButton id="redo-edit" icon={Redo2} />
      <button
        type="button"
        className="quiet"
        data-action="end-editing"
        title={words.done}
        onClick={drawing ? endEditing : close}
      >
        <Icon of={Check} />
      </button>
    </div>
  );
  return (
    <section
      ref={root}
      className="editor"
      aria-labelledby={title}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        if (drawing) endEditing();
        else close();
      }}
    >
      {head}
      {drawing ? (
        <div className="editor-drawing">
          <p>{words.drawHint}</p>
          <button
            type="button"
            className="quiet"
            data-action="erase-arrows"
            title={words.erase}
            aria-disabled={arrows.length === 0}
            onClick={() => editRecord(table, (before) => setArrows(before, shown, []))}
          >
            <Icon of={Eraser} />
          </button>
        </div>
      ) : (
        <>
          <CommentField key={`comment ${shown}`} id={shown} />
          {parent !== null && <GlyphChoice id={shown} />}
          {(marking || bookmark !== undefined) && (
            <BookmarkField key={`bookmark ${shown}`} id={shown} />
          )}
        </>
      )}
      {!drawing && (
        <div className="editor-tools">
          <EditButton id="draw" icon={MoveUpRight} />
          <button
            type="button"
            className="quiet"
            data-action="edit-bookmark"
            title={text.reading.bookmark}
            aria-pressed={marking || bookmark !== undefined}
            onClick={() => mark(!marking)}
          >
            <Icon of={Bookmark} />
          </button>
          <EditButton id="promote" icon={ListStart} />
          <EditButton id="branch-up" icon={ArrowUp} />
          <EditButton id="branch-down" icon={ArrowDown} />
          <EditButton id="delete-branch" icon={Trash2} />
        </div>
      )}
    </section>
  );
};
