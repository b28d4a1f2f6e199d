import { useState } from 'react';
import { useText } from '../app/text.tsx';
import './status-notes.css';

/** How many letters of a comment are shown at first, and how many more a press adds at most. */
const FIRST = 2_000;
const MORE = 100_000;

/** The comment of the move on the board: its beginning, and more of a long one on each press of a button. */
export const Comment = ({ text }: { readonly text: string }) => {
  const words = useText().moves;
  const [shown, setShown] = useState(FIRST);
  const left = text.length - shown;
  return (
    <div className="status-comment" dir="auto">
      {left > 0 ? `${text.slice(0, shown)}…` : text}
      {left > 0 && (
        <button
          type="button"
          className="quiet"
          data-action="more-comment"
          onClick={() => setShown(Math.min(shown * 10, shown + MORE))}
        >
          {words.moreOfComment(left)}
        </button>
      )}
    </div>
  );
};
