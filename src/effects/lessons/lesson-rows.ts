/** The rows of progress in lessons in the database: one for each learner and game. */
import * as v from 'valibot';
import { type LevelProgress, merged, type Progress } from '#store/lesson-progress.ts';
import type { Database } from '../storage/database-connection.ts';
import { fieldOf } from '../storage/field-of.ts';

/** The version that is written. A row of a later version is left as it is. */
const rowVersion = 1;

/** The progress of a learner in a game, or that a newer version of the app has written it. */
export interface LessonRow {
  readonly learner: string;
  readonly game: string;
  readonly progress: Progress | 'newer';
}

/** The channel on which tabs, and back-ups that were restored, tell that rows have changed. */
export const lessonChannel = 'shogi-table/lessons';

/** The key of the present learner in the browser's local storage. */
export const learnerKey = 'shogi-table/learner';

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(Number.MAX_SAFE_INTEGER));

const levelSchema = v.object({
  best: v.nullable(v.object({ stars: v.picklist([0, 1, 2, 3]), took: count })),
  round: count,
});

const levelsIn = (row: unknown): Readonly<Record<string, unknown>> => {
  const levels = fieldOf(row, 'progress');
  return typeof levels === 'object' && levels !== null ? { ...levels } : {};
};

/** Reads each level separately, so that one that cannot be read does not cost the others. */
const progressOf = (row: unknown): Progress =>
  Object.fromEntries(
    Object.entries(levelsIn(row)).flatMap(([key, stored]): readonly [string, LevelProgress][] => {
      const level = v.safeParse(levelSchema, stored);
      return level.success ? [[key, level.output]] : [];
    }),
  );

/** Reads a row; undefined where it names no learner or no game. */
export const readRow = (row: unknown): LessonRow | undefined => {
  const [learner, game, version] = ['learner', 'game', 'version'].map((field) =>
    fieldOf(row, field),
  );
  if (typeof learner !== 'string' || typeof game !== 'string') return undefined;
  const isNewer = typeof version === 'number' && version > rowVersion;
  return { learner, game, progress: isNewer ? 'newer' : progressOf(row) };
};

/** Every row that can be read. */
export const readRows = async (db: Database): Promise<readonly LessonRow[]> =>
  (await db.getAll('lessons')).flatMap((row) => readRow(row) ?? []);

/**
 * Adds progress to what is stored by `join`, in one transaction, so that no other tab loses a better result. Returns the row as it
 * is then. A row of a newer version is not changed, and a level that cannot be read stays as it is until it is done again.
 */
export const mergeRow = async (
  db: Database,
  learner: string,
  game: string,
  progress: Progress,
  join = merged,
): Promise<LessonRow> => {
  const work = db.transaction('lessons', 'readwrite');
  const stored = await work.store.get([learner, game]);
  const before = readRow(stored)?.progress ?? {};
  const after = before === 'newer' ? before : join(before, progress);
  if (after !== 'newer') {
    const row = { learner, game, version: rowVersion, progress: { ...levelsIn(stored), ...after } };
    await Promise.all([work.store.put(row), work.done]);
  }
  return { learner, game, progress: after };
};
