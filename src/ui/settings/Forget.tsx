import { use, useState } from 'react';
import { useStore } from 'zustand';
import { forgetAll, type Progress } from '#store/progress.ts';
import { usePageText } from '../page-text.ts';
import { usePlace } from '../table-context.tsx';
import { useText } from '../text.tsx';

/** Lets everybody here start to learn anew, and takes it back. */
export const Forget = () => {
  const store = use(usePlace().progress());
  const { learners } = useStore(store);
  const text = useText();
  const { settings } = usePageText();
  const [before, setBefore] = useState<Progress | null>(null);
  const empty = Object.keys(learners).length === 0;
  return (
    <div className="side-by-side">
      <button
        type="button"
        aria-disabled={empty}
        onClick={() => {
          if (empty) return;
          setBefore(learners);
          forgetAll(store);
        }}
      >
        {settings.forget}
      </button>
      {before !== null && empty && (
        <button type="button" onClick={() => store.setState({ learners: before })}>
          {text.actions.bringBack}
        </button>
      )}
      <span role="status">
        {empty && (before === null ? settings.nothingLearned : settings.forgotten)}
      </span>
    </div>
  );
};
