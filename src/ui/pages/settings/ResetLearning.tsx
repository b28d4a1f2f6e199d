import { useId, useState } from 'react';
import { useStore } from 'zustand';
import { forgetAll, type Progress } from '#store/progress.ts';
import { useApp } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';

/** Makes all players at this device learn from the beginning again, and takes that back. */
export const ResetLearning = () => {
  const { progress } = useApp();
  const { learners } = useStore(progress);
  const { settings, undo } = useText();
  const [before, setBefore] = useState<Progress | null>(null);
  const id = useId();
  const empty = Object.keys(learners).length === 0;
  const brings = empty && before !== null;
  // One button does it and takes it back, so that the focus stays on it.
  return (
    <div className="side-by-side">
      <button
        type="button"
        data-action="reset-learning"
        aria-disabled={empty && !brings}
        aria-describedby={id}
        onClick={() => {
          if (brings) progress.setState({ learners: before });
          else if (!empty) {
            setBefore(learners);
            forgetAll(progress);
          }
        }}
      >
        {brings ? undo.bringBack : settings.forget}
      </button>
      <span role="status">
        {brings
          ? settings.forgotten
          : empty
            ? settings.nothingLearned
            : before !== null && settings.remembered}
      </span>
      <small className="settings-forgets" id={id}>
        {settings.forgets}
      </small>
    </div>
  );
};
