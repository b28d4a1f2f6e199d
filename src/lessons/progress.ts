/** The progress of a learner in one course: the best result of each level. It is a plain value, which any store can keep. */
import type { Course, LevelPath, Stage } from '#games/course.ts';
import { levelsOf, stagesOf } from '#games/course.ts';
import type { Done } from './state.ts';

/** The best result of a level since it was last reset. */
export interface LevelProgress {
  /** null where the level was reset and not done since. */
  readonly best: Done | null;
  /** How often it was reset or brought back, so that two tabs agree on which result is the later one. */
  readonly round: number;
}

/** The levels that were ever done, by their paths as `gold/back`. Levels that no course knows any more stay as they are. */
export type Progress = Readonly<Record<string, LevelProgress>>;

/** The key of a level. */
export const keyOf = ({ stage, level }: LevelPath): string => `${stage}/${level}`;

/** The best result of a level; null where it is not done. */
export const bestOf = (progress: Progress, path: LevelPath): Done | null =>
  progress[keyOf(path)]?.best ?? null;

/** Whether a level was ever done, also if it was reset since. */
export const wasDone = (progress: Progress, path: LevelPath): boolean => keyOf(path) in progress;

/** The better of two results: more stars, then fewer moves. */
const better = (a: Done | null, b: Done | null): Done | null => {
  if (a === null || b === null) return a ?? b;
  if (a.stars !== b.stars) return a.stars > b.stars ? a : b;
  return a.took <= b.took ? a : b;
};

/** The progress after a level was done. A worse result changes nothing. */
export const afterDone = (progress: Progress, path: LevelPath, done: Done): Progress => {
  const key = keyOf(path);
  const { best, round } = progress[key] ?? { best: null, round: 0 };
  return { ...progress, [key]: { best: better(best, done), round } };
};

/** The progress of two tabs as one: the later round of each level counts, and in the same round the better result. */
export const merged = (a: Progress, b: Progress): Progress => ({
  ...a,
  ...Object.fromEntries(
    Object.entries(b).map(([key, theirs]) => {
      const ours = a[key];
      if (ours === undefined || theirs.round > ours.round) return [key, theirs];
      if (theirs.round < ours.round) return [key, ours];
      return [key, { best: better(ours.best, theirs.best), round: ours.round }];
    }),
  ),
});

/** Whether two values of progress say the same of every level. */
export const isSame = (a: Progress, b: Progress): boolean => {
  const entries = Object.entries(a);
  return (
    entries.length === Object.keys(b).length &&
    entries.every(([key, { best, round }]) => {
      const other = b[key];
      return (
        other?.round === round &&
        other.best?.stars === best?.stars &&
        other.best?.took === best?.took
      );
    })
  );
};

/** The progress after levels were reset, and what was reset, for a way back. */
export const afterReset = (
  progress: Progress,
  paths: readonly LevelPath[],
): { readonly progress: Progress; readonly reset: Progress } => {
  const reset = Object.fromEntries(
    paths.flatMap((path) => {
      const key = keyOf(path);
      const there = progress[key];
      return there?.best ? [[key, there] as const] : [];
    }),
  );
  const empty = Object.entries(reset).map(([key, { round }]) => [
    key,
    { best: null, round: round + 1 },
  ]);
  return { progress: { ...progress, ...Object.fromEntries(empty) }, reset };
};

/** The progress after a reset is undone. A level that was done again meanwhile keeps the better result. */
export const afterUndoneReset = (progress: Progress, reset: Progress): Progress => ({
  ...progress,
  ...Object.fromEntries(
    Object.entries(reset).map(([key, { best }]) => {
      const now = progress[key];
      return [key, { best: better(now?.best ?? null, best), round: (now?.round ?? 0) + 1 }];
    }),
  ),
});

/** The path of a key. */
const pathOf = (key: string): LevelPath => {
  const [stage = '', level = ''] = key.split('/');
  return { stage, level };
};

/** The progress of two learners after all results of the first went to the second. */
export const afterMove = (
  from: Progress,
  to: Progress,
): { readonly from: Progress; readonly to: Progress } => {
  const { progress, reset } = afterReset(from, Object.keys(from).map(pathOf));
  return { from: progress, to: afterUndoneReset(to, reset) };
};

/**
 * The progress after a back-up was restored. Its better results come back even where they were reset here since, because
 * that is why a learner restores one.
 */
export const afterRestore = (here: Progress, there: Progress): Progress =>
  Object.fromEntries(
    Object.entries(merged(here, there)).map(([key, now]) => {
      const best = better(now.best, there[key]?.best ?? null);
      return [key, best === now.best ? now : { best, round: now.round + 1 }];
    }),
  );

/** How many levels are done, of how many, and the stars earned. */
export interface Tally {
  readonly done: number;
  readonly of: number;
  readonly stars: number;
}

const tallyOf = (progress: Progress, paths: readonly LevelPath[]): Tally => {
  const results = paths.flatMap((path) => bestOf(progress, path) ?? []);
  return {
    done: results.length,
    of: paths.length,
    stars: results.reduce((sum, { stars }) => sum + stars, 0),
  };
};

const pathsOf = ({ id, levels }: Stage): readonly LevelPath[] =>
  levels.map((level) => ({ stage: id, level: level.id }));

/** The tally of a stage. */
export const stageTally = (progress: Progress, stage: Stage): Tally =>
  tallyOf(progress, pathsOf(stage));

/** The tally of a course. Stages that need eyes do not count. */
export const courseTally = (progress: Progress, course: Course): Tally =>
  tallyOf(
    progress,
    stagesOf(course)
      .filter(({ eyes }) => eyes !== true)
      .flatMap(pathsOf),
  );

/** The first level that is not done, which the path offers next; null where all are done. */
export const nextToDo = (progress: Progress, course: Course): LevelPath | null => {
  const open = levelsOf(course).find((path) => bestOf(progress, path) === null);
  return open === undefined ? null : { stage: open.stage, level: open.level };
};
