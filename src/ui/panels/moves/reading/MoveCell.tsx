import { Bookmark } from 'lucide';
import { memo } from 'react';
import { useText } from '../../../app/text.tsx';
import { Icon } from '../../../base/Icon.tsx';
import { MoveWords } from '../MoveWords.tsx';

export interface MoveCellProps {
  readonly id: number;
  readonly ply: number;
  readonly words: string;
  /** The move as screen readers say it. */
  readonly spoken: string;
  /** The sign that judges the move, such as `!?`; empty for none. */
  readonly glyph: string;
  /** Thinking time; empty where it is unknown. */
  readonly spent: string;
  /** The beginning of the comment. */
  readonly comment: string;
  readonly bookmark: string;
  /** Names the fault of an illegal move; empty for a legal one. */
  readonly illegal: string;
  readonly current: boolean;
  readonly onLook: (id: number) => void;
}

/** A move in the list of a record: its number, words, time and the beginning of its comment. */
export const MoveCell = memo((props: MoveCellProps) => {
  const { id, ply, words, spoken, glyph, spent, comment, bookmark, illegal, current, onLook } =
    props;
  const text = useText();
  return (
    <button
      type="button"
      className="move"
      data-node={id}
      data-ply={ply}
      aria-current={current ? 'step' : undefined}
      tabIndex={current ? 0 : -1}
      onClick={() => onLook(id)}
    >
      <span className="move-number">{ply === 0 ? '' : ply}</span>
      <span className="move-words">
        {ply === 0 ? text.moves.start : <MoveWords written={words} spoken={spoken} />}
        {glyph !== '' && <strong className="move-glyph"> {glyph}</strong>}
      </span>
      <span className="move-spent">{spent}</span>
      <span className="move-note" dir="auto">
        {illegal !== '' && <em>{illegal} </em>}
        {bookmark !== '' && (
          <span className="move-bookmark" title={`${text.reading.bookmark}: ${bookmark}`}>
            <Icon of={Bookmark} />
            <span className="unseen">{`${text.reading.bookmark}: ${bookmark} `}</span>
          </span>
        )}
        {comment}
      </span>
    </button>
  );
});
