/** Keeps what was learned on this device, and in step with the other tabs. */
import * as v from 'valibot';
import { createProgress, type Progress, type ProgressStore } from '#store/progress.ts';
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

const read = (shelf: Shelf | null): Progress => {
  try {
    return progressFrom(shelf?.getItem(progressKey) ?? null);
  } catch {
    return {};
  }
};

/** The store of what was learned here; without storage it lasts as long as the page. */
export const openProgress = (
  shelf: Shelf | null = localShelf(),
  page: Pick<Window, 'addEventListener'> = window,
): ProgressStore => {
  const store = createProgress(read(shelf));
  // What another tab wrote is not written again.
  let takingOver = false;
  store.subscribe(({ learners }) => {
    if (takingOver) return;
    try {
      shelf?.setItem(progressKey, JSON.stringify({ version, learners }));
    } catch {
      // Full or forbidden: the page goes on with what it has.
    }
  });
  page.addEventListener('storage', ({ key, newValue }: StorageEvent) => {
    if (key !== progressKey) return;
    takingOver = true;
    store.setState({ learners: progressFrom(newValue) });
    takingOver = false;
  });
  return store;
};
