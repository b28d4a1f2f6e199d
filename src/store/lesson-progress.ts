/** The progress of each learner in each course, as the pages of lessons see it. Where it is kept is known to `effects/lessons`. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { LevelPath } from '#games/course.ts';
import {
  afterDone,
  afterMove,
  afterReset,
  afterUndoneReset,
  type Progress,
} from '#lessons/progress.ts';
import type { Done } from '#lessons/state.ts';

export {
  afterRestore,
  bestOf,
  courseTally,
  isSame,
  type LevelProgress,
  merged,
  nextToDo,
  type Progress,
  stageTally,
  type Tally,
  wasDone,
} from '#lessons/progress.ts';

/** A reset that can be undone: of whom, in which course, and what was there. */
interface UndoableReset {
  readonly learner: string;
  readonly game: string;
  readonly reset: Progress;
}

/** Why results do not outlive the page: another version has written their row, or storage does not take them. */
type WhyNotKept = 'newer' | 'storage';

/** The learner of this device, and how far each learner is. */
export interface LessonProgress {
  /** The learner of this device, by the name that mastery has, as `person 0` or `name Ana`; null before it was asked. */
  readonly learner: string | null;
  /** The progress by learners and, of each, by games. */
  readonly courses: Readonly<Record<string, Readonly<Record<string, Progress>>>>;
  /** Whether progress outlives the page. */
  readonly isKept: boolean;
  /**
   * The games, by learners, whose progress a newer version of the app has kept. It is not shown, and what is done now is
   * not kept with it.
   */
  readonly newer: Readonly<Record<string, readonly string[]>>;
  /** Why progress is not kept, as a level has told it already; null where it has told nothing. */
  readonly told: WhyNotKept | null;
  /** The last reset; null where none can be undone. */
  readonly undo: UndoableReset | null;
}

export type LessonProgressStore = StoreApi<LessonProgress>;

/** The learner of those who were not asked. */
export const justMe = 'person 0';

/** The longest name of a learner, as of a player. */
export const LONGEST_NAME = 40;

/** The learner with a name; without one, the person whose device it is. */
export const learnerNamed = (name: string): string =>
  name.trim() === '' ? justMe : `name ${name.trim()}`;

/** The name of a learner; null of the one without a name. */
export const nameOfLearner = (learner: string): string | null =>
  learner.startsWith('name ') ? learner.slice('name '.length) : null;

/** A store that begins with some progress. */
export const createLessonProgress = (from: Partial<LessonProgress> = {}): LessonProgressStore =>
  createStore(() => ({
    learner: null,
    courses: {},
    isKept: true,
    newer: {},
    told: null,
    undo: null,
    ...from,
  }));

// The same object each time, so that a component that reads it does not render for ever.
const none: Progress = {};

/** The progress of the present learner in the course of a game. */
export const progressIn = ({ learner, courses }: LessonProgress, game: string): Progress =>
  courses[learner ?? justMe]?.[game] ?? none;

/** Why the results of the present learner in a game do not outlive the page; null where they do. */
export const whyNotKept = (
  { learner, isKept, newer }: LessonProgress,
  game: string,
): WhyNotKept | null => {
  if (newer[learner ?? justMe]?.includes(game)) return 'newer';
  return isKept ? null : 'storage';
};

/** The state with the progress of a learner in a game. */
export const withProgress = (
  { courses }: Pick<LessonProgress, 'courses'>,
  learner: string,
  game: string,
  progress: Progress,
): Pick<LessonProgress, 'courses'> => ({
  courses: { ...courses, [learner]: { ...courses[learner], [game]: progress } },
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

/**
 * Changes the learner. The first one that is named gets the results from before the question, because that learner had
 * them.
 */
export const chooseLearner = (store: LessonProgressStore, learner: string): void =>
  store.setState((state) => {
    const isFirst = state.learner === null && learner !== justMe;
    const unasked = isFirst ? Object.entries(state.courses[justMe] ?? {}) : [];
    const courses = unasked.reduce((now, [game, progress]) => {
      const { from, to } = afterMove(progress, now[learner]?.[game] ?? {});
      const left = withProgress({ courses: now }, justMe, game, from);
      return withProgress(left, learner, game, to).courses;
    }, state.courses);
    return { learner, courses, undo: null };
  });

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

/** Notes that the learner of this visit knows why progress is not kept. */
export const notKeptWasTold = (store: LessonProgressStore, why: WhyNotKept): void =>
  store.setState({ told: why });

/** Forgets how to undo the last reset. */
export const forgetUndo = (store: LessonProgressStore): void => store.setState({ undo: null });

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
