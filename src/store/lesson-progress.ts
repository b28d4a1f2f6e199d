/** The progress of each learner in each course, as the pages of lessons see it. Where it is kept is known to `effects/lessons`. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LevelPath } from '#games/course.ts';
import { afterDone, afterReset, afterUndoneReset, type Progress } from '#lessons/progress.ts';
import type { Done } from '#lessons/state.ts';

export {
  bestOf,
  courseTally,
  nextToDo,
  type Progress,
  stageTally,
  type Tally,
} from '#lessons/progress.ts';

/** A reset that can be undone: of whom, in which course, and what was there. */
interface UndoableReset {
  readonly learner: string;
  readonly game: string;
  readonly reset: Progress;
}

/** The learner of this device, and how far each learner is. */
export interface LessonProgress {
  /** The learner of this device, by the name that mastery has, as `person 0` or `name Ana`; null before it was asked. */
  readonly learner: string | null;
  /** The progress by learners and, of each, by games. */
  readonly courses: Readonly<Record<string, Readonly<Record<string, Progress>>>>;
  /** Whether progress outlives the page. */
  readonly isKept: boolean;
  /** The last reset; null where none can be undone. */
  readonly undo: UndoableReset | null;
}

export type LessonProgressStore = StoreApi<LessonProgress>;

/** The learner of those who were not asked. */
export const justMe = 'person 0';

/** A store that begins with some progress. */
export const createLessonProgress = (from: Partial<LessonProgress> = {}): LessonProgressStore =>
  createStore(() => ({ learner: null, courses: {}, isKept: true, undo: null, ...from }));

// The same object each time, so that a component that reads it does not render for ever.
const none: Progress = {};

/** The progress of the present learner in the course of a game. */
export const progressIn = ({ learner, courses }: LessonProgress, game: string): Progress =>
  courses[learner ?? justMe]?.[game] ?? none;

const withProgress = (
  state: LessonProgress,
  learner: string,
  game: string,
  progress: Progress,
): Partial<LessonProgress> => ({
  courses: { ...state.courses, [learner]: { ...state.courses[learner], [game]: progress } },
});

/** Notes that the present learner did a level. */
export const levelDone = (
  store: LessonProgressStore,
  game: string,
  path: LevelPath,
  done: Done,
): void =>
  store.setState((state) =>
    withProgress(
      state,
      state.learner ?? justMe,
      game,
      afterDone(progressIn(state, game), path, done),
    ),
  );

/** Forgets the results of levels of the present learner, until that is undone. */
export const resetLevels = (
  store: LessonProgressStore,
  game: string,
  paths: readonly LevelPath[],
): void =>
  store.setState((state) => {
    const learner = state.learner ?? justMe;
    const { progress, reset } = afterReset(progressIn(state, game), paths);
    return {
      ...withProgress(state, learner, game, progress),
      undo: { learner, game, reset },
    };
  });

/** Brings back the results that the last reset took. */
export const undoReset = (store: LessonProgressStore): void =>
  store.setState((state) => {
    if (state.undo === null) return state;
    const { learner, game, reset } = state.undo;
    const now = state.courses[learner]?.[game] ?? {};
    return {
      ...withProgress(state, learner, game, afterUndoneReset(now, reset)),
      undo: null,
    };
  });
