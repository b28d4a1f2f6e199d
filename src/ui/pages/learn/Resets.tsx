import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type LevelPath, levelsOf } from '#games/course.ts';
import { bestOf, forgetUndo, resetLevels, undoReset, wasDone } from '#store/lesson-progress.ts';
import { LiveSentence } from '../../base/LiveSentence.tsx';
import { useCourse, useLearnText, useLessonProgress, useProgress } from './course.ts';
import './resets.css';

interface ResetProps {
  readonly action: string;
  readonly words: string;
  readonly isMeant: (path: LevelPath) => boolean;
}

/** A button that resets some levels of the course: none before one was done, and off while none is. */
const Reset = ({ action, words, isMeant }: ResetProps) => {
  const store = useLessonProgress();
  const progress = useProgress();
  const course = useCourse();
  const paths = course ? levelsOf(course).filter(isMeant) : [];
  if (!paths.some((path) => wasDone(progress, path))) return null;
  const isOff = paths.every((path) => bestOf(progress, path) === null);
  return (
    <button
      type="button"
      className="quiet reset"
      data-action={action}
      aria-disabled={isOff}
      onClick={() => {
        if (course && !isOff) resetLevels(store, course.game, paths);
      }}
    >
      {words}
    </button>
  );
};

/** Resets one level. */
export const ResetLevel = ({ stage, level }: LevelPath) => (
  <Reset
    action="reset-level"
    words={useLearnText().keeping.resetLevel}
    isMeant={(path) => path.stage === stage && path.level === level}
  />
);

/** Resets all levels of a stage. */
export const ResetStage = ({ stage }: Pick<LevelPath, 'stage'>) => (
  <Reset
    action="reset-stage"
    words={useLearnText().keeping.resetStage}
    isMeant={(path) => path.stage === stage}
  />
);

/** Resets all levels of the course. */
export const ResetAll = () => (
  <Reset action="reset-all-levels" words={useLearnText().keeping.resetAll} isMeant={() => true} />
);

/** The undo of the last reset. It stays until the next reset, or until the page is left. */
export const ResetNotice = () => {
  const { keeping } = useLearnText();
  const store = useLessonProgress();
  const undo = useStore(store, (state) => state.undo);
  const [last, setLast] = useState(undo);
  if (undo !== null && undo !== last) setLast(undo);
  if (last === null) return null;
  return (
    <div className="notice">
      <LiveSentence role="status" event={undo}>
        {undo === null ? keeping.restored : keeping.reset(Object.keys(undo.reset).length)}
      </LiveSentence>
      {undo !== null && (
        <button type="button" data-action="undo-reset" onClick={() => undoReset(store)}>
          {keeping.undo}
        </button>
      )}
    </div>
  );
};

/** Ends the undo of a reset when the page that calls it is left. */
export const useUndoUntilLeft = (): void => {
  const store = useLessonProgress();
  useEffect(() => () => forgetUndo(store), [store]);
};
