/** Keeps what was learned on this device, and in step with the other tabs. */
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

/** Where it is kept in the browser's local storage. */
export const progressKey = 'shogi-table/progress';

const version = 1;

type Entries = Readonly<Record<string, unknown>>;

const isEntries = (stored: unknown): stored is Entries =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored);

// A streak beyond what counts is that of a newer version, which counts on.
const masteryFrom = (stored: Entries): Progress[string] =>
  Object.fromEntries(
    Object.entries(stored).flatMap(([thing, streak]) =>
      typeof streak === 'number' && Number.isInteger(streak) && streak >= 0
        ? [[thing, Math.min(streak, masteredFrom)] as const]
        : [],
    ),
  );

/**
 * What a stored text says was learned, or `now` where it says nothing. Each learner and each thing is read by itself:
 * one that cannot be read must not cost the others.
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

/** The store of what was learned here; without storage it lasts as long as the page. */
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
