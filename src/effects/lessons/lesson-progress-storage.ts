/** Keeps the progress in lessons in the database, in step with the other tabs, and the learner in local storage. */
import {
  createLessonProgress,
  isSame,
  justMe,
  type LessonProgressStore,
  merged,
  nameOfLearner,
  type Progress,
  withProgress,
} from '#store/lesson-progress.ts';
import {
  browserStorage,
  fieldsOf,
  readStored,
  type TextStorage,
} from '../settings/local-storage.ts';
import type { Connection } from '../storage/database-connection.ts';
import { type LessonRow, learnerKey, lessonChannel, mergeRow, readRows } from './lesson-rows.ts';

/** The learner in a stored text; null where it has none. */
const learnerFrom = (text: string | null): string | null => {
  const learner = fieldsOf(text)?.['learner'];
  if (typeof learner !== 'string') return null;
  return learner === justMe || nameOfLearner(learner) !== null ? learner : null;
};

/** Keeps the learner. Another tab is only heard before this one has asked: two may learn in two windows. */
const keepLearner = (
  store: LessonProgressStore,
  storage: TextStorage | null,
  page: Pick<Window, 'addEventListener'>,
): void => {
  store.subscribe(({ learner }, before) => {
    if (learner === before.learner) return;
    try {
      storage?.setItem(learnerKey, JSON.stringify({ version: 1, learner }));
    } catch {
      // Full or forbidden: the learner is asked again in the next visit.
    }
  });
  page.addEventListener('storage', ({ key, newValue }) => {
    if (key === learnerKey && store.getState().learner === null)
      store.setState({ learner: learnerFrom(newValue) });
  });
};

const openChannel = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(lessonChannel);

/**
 * The store of progress in lessons, with all that is kept. Where the database cannot be reached it lasts as long as the
 * page, and says so.
 */
export const openLessonProgress = async (
  connection: Connection,
  storage: TextStorage | null = browserStorage(),
  page: Pick<Window, 'addEventListener'> = window,
): Promise<LessonProgressStore> => {
  const store = createLessonProgress({ learner: readStored(storage, learnerKey, learnerFrom) });
  const channel = openChannel();
  /** The progress that the database has, by learners and games, as the objects that the store has. */
  const known = new Map<string, Progress>();
  const keyOf = (learner: string, game: string): string => JSON.stringify([learner, game]);

  /** Takes a stored row over. Equal progress stays the same object, so that two tabs come to an end. */
  const adopt = ({ learner, game, progress }: LessonRow): void => {
    const state = store.getState();
    if (progress === 'newer') {
      const games = state.newer[learner] ?? [];
      if (!games.includes(game))
        store.setState({ newer: { ...state.newer, [learner]: [...games, game] } });
      return;
    }
    const now = state.courses[learner]?.[game];
    const both = merged(now ?? {}, progress);
    const after = now !== undefined && isSame(now, both) ? now : both;
    // Where more was done meanwhile the row lacks it, and it is kept next.
    known.set(keyOf(learner, game), isSame(after, progress) ? after : progress);
    if (after !== now) store.setState(withProgress(state, learner, game, after));
  };

  const use: Connection['use'] = async (act) => {
    try {
      const result = await connection.use(act);
      store.setState({ isKept: true });
      return result;
    } catch (error) {
      store.setState({ isKept: false });
      throw error;
    }
  };

  const keep = async (learner: string, game: string, ours: Progress): Promise<void> => {
    const row = await use((db) => mergeRow(db, learner, game, ours));
    adopt(row);
    if (row.progress !== 'newer') channel?.postMessage(null);
  };

  /** Keeps all that the database is not known to have. What cannot be kept now is tried again with the next. */
  const keepAll = (): void => {
    for (const [learner, games] of Object.entries(store.getState().courses))
      for (const [game, ours] of Object.entries(games))
        if (known.get(keyOf(learner, game)) !== ours) keep(learner, game, ours).catch(() => {});
  };

  const readAll = async (): Promise<void> => {
    for (const row of await use(readRows)) adopt(row);
  };

  await readAll().catch(() => {});
  keepLearner(store, storage, page);
  store.subscribe((now, before) => {
    if (now.courses !== before.courses) keepAll();
  });
  const follow = (): void => {
    readAll().then(keepAll, () => {});
  };
  channel?.addEventListener('message', follow);
  // A tab that comes to the front may have missed what happened, as where an older tab held the database.
  page.addEventListener('focus', follow);
  return store;
};
