/** Brings back what a back-up has of local storage: settings and set-up where there are none, and of what was learned the most. */

import { fieldsOf } from '../settings/local-storage.ts';
import { progressKey } from '../settings/progress-storage.ts';

const entriesOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** What was learned here and elsewhere: of each thing, what was mastered better. */
const learnedMost = (here: string, there: string): string => {
  const kept = fieldsOf(here);
  const learners: Record<string, Record<string, unknown>> = {};
  for (const text of [here, there])
    for (const [learner, mastery] of Object.entries(entriesOf(fieldsOf(text)?.['learners']))) {
      const known = { ...learners[learner] };
      for (const [thing, streak] of Object.entries(entriesOf(mastery))) {
        const mine = known[thing];
        if (mine === undefined || Number(streak) > Number(mine)) known[thing] = streak;
      }
      learners[learner] = known;
    }
  return kept === undefined ? there : JSON.stringify({ ...kept, learners });
};

/** Puts a text where there is none, or adds to what was learned, and tells the stores of this page; false where it could not have been kept by this app, or storage is full. */
export const bringText = (storage: Storage | null, key: string, text: string): boolean => {
  if (fieldsOf(text) === undefined || storage === null) return false;
  try {
    const here = storage.getItem(key);
    const brought = here !== null && key === progressKey ? learnedMost(here, text) : text;
    if (here === brought || (here !== null && key !== progressKey)) return true;
    storage.setItem(key, brought);
    // The browser itself tells only the other tabs.
    if ('StorageEvent' in globalThis)
      dispatchEvent(new StorageEvent('storage', { key, newValue: brought }));
    return true;
  } catch {
    return false;
  }
};
