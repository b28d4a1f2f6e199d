/** Keeps what was learned on this device, and in step with the other tabs. */
import * as v from 'valibot';
import { createProgress, type Progress, type ProgressStore } from '#store/progress.ts';
import { keepInStep, readShelf } from './in-step.ts';
import { localShelf, type Shelf } from './local-shelf.ts';

/** Where it is kept in the browser's local storage. */
export const progressKey = 'shogi-table/progress';

const version = 1;

const streak = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8));
const schema = v.object({ learners: v.record(v.string(), v.record(v.string(), streak)) });

/** What a stored text says was learned; nothing where it cannot be read. */
export const progressFrom = (text: string | null): Progress => {
  try {
    const read = v.safeParse(schema, JSON.parse(text ?? ''));
    return read.success ? read.output.learners : {};
  } catch {
    return {};
  }
};

/** The store of what was learned here; without storage it lasts as long as the page. */
export const openProgress = (
  shelf: Shelf | null = localShelf(),
  page: Pick<Window, 'addEventListener' | 'removeEventListener'> = window,
): ProgressStore => {
  const store = createProgress(readShelf(shelf, progressKey, progressFrom));
  keepInStep(
    store,
    {
      key: progressKey,
      write: ({ learners }) => JSON.stringify({ version, learners }),
      read: (text) => ({ learners: progressFrom(text) }),
    },
    shelf,
    page,
  );
  return store;
};
