import { X } from 'lucide';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { notKeptWasTold, whyNotKept } from '#store/lesson-progress.ts';
import { useTable } from '../../app/app-context.tsx';
import { useText } from '../../app/text.tsx';
import { IconButton } from '../../base/IconButton.tsx';
import { LiveSentence } from '../../base/LiveSentence.tsx';
import { useLearnText, useLessonProgress } from './course.ts';

const useWhyNotKept = () => {
  const game = useTable(({ pack }) => pack.id);
  return useStore(useLessonProgress(), (state) => whyNotKept(state, game));
};

/** The sentence that progress does not outlive the page, and why; nothing where it does. */
export const NotKept = () => {
  const { keeping } = useLearnText();
  const why = useWhyNotKept();
  if (why === null) return null;
  return (
    <div className="notice">
      <LiveSentence role="status">{keeping.notKept[why]}</LiveSentence>
    </div>
  );
};

/** The same, in short, in the strip of the first level of a visit, until the learner puts it away or begins. */
export const NotKeptInLevel = ({ isFresh }: { readonly isFresh: boolean }) => {
  const { keeping } = useLearnText();
  const { undo } = useText();
  const store = useLessonProgress();
  const why = useWhyNotKept();
  const told = useStore(store, (state) => state.told);
  const isShown = why !== null && told !== why;
  useEffect(() => {
    if (isShown && !isFresh) notKeptWasTold(store, why);
  }, [isShown, isFresh, store, why]);
  if (!isShown || !isFresh) return null;
  return (
    <div className="notices">
      <div className="notice">
        <LiveSentence role="status">{keeping.notKeptShort[why]}</LiveSentence>
        <IconButton
          action="dismiss-not-kept"
          label={undo.dismiss}
          icon={X}
          className="notice-close"
          onPress={() => notKeptWasTold(store, why)}
        />
      </div>
    </div>
  );
};
