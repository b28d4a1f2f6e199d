/** Keeps progress on this device, and in step with the other tabs. */
import {
  createProgress,
  masteredFrom,
  type Progress,
  type ProgressStore,
} from '#store/progress.ts';
import {
  browserStorage,
  fieldsOf,
  readStored,
  syncTabs,
  type TextStorage,
} from './local-storage.ts';

/** The key of progress in the browser's local storage. */
export const progressKey = 'shogi-table/progress';

const version = 1;

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (stored: unknown): stored is Entries =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

// A streak beyond the highest that counts comes from a newer version, which counts further.
const masteryFrom = (stored: Entries): Progress[string] =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([thing, streak]) =>
      typeof streak === 'number' && Number.isInteger(streak) && streak >= 0
        ? [[thing, Math.min(streak, masteredFrom)] as const]
        : [],
    ),
  );

/**
 * Reads progress from a stored text; returns `now` if it holds none. Each learner and each thing is read separately, so
 * that one unreadable part does not cost the others.
 */
export const progressFrom = (text: string | null, now: Progress = {}): Progress => {
  const learners = fieldsOf(text)?.['learners'];
  if (!isEntries(learners)) return now;
  return Object.fromEntries(
    Object.entries(learners).flatMap(([learner, stored]) =>
      isEntries(stored) ? [[learner, masteryFrom(stored)] as const] : [],
    ),
  );
};

/** The store of progress on this device; without storage it lasts as long as the page. */
export const openProgress = (
  storage: TextStorage | null = browserStorage(),
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): ProgressStore => {
  const store = createProgress(readStored(storage, progressKey, progressFrom));
  syncTabs(
    store,
    {
      key: progressKey,
      write: ({ learners }) => JSON.stringify({ version, learners }),
      read: (text, now) => ({ learners: progressFrom(text, now.learners) }),
    },
    storage,
    page,
  );
  return store;
};
