/**
 * Restores the texts of local storage: settings and set-up only if there are none here, and for progress the better of
 * both.
 */

import { fieldsOf } from '../settings/local-storage.ts';
import { progressKey } from '../settings/progress-storage.ts';

const entriesOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

/** The progress of two texts merged: for each learner and thing the higher streak. */
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

/**
 * Stores a text if there is none, or merges progress, and notifies the stores of this page. False if this app cannot
 * have written the text, or storage is full.
 */
export const bringText = (storage: Storage | null, key: string, text: string): boolean => {
  if (fieldsOf(text) === undefined || storage === null) return false;
  try {
    const here = storage.getItem(key);
    const brought = here !== null && key === progressKey ? learnedMost(here, text) : text;
    if (here === brought || (here !== null && key !== progressKey)) return true;
    storage.setItem(key, brought);
    // The browser sends this event only to the other tabs.
    if ('StorageEvent' in globalThis)
      dispatchEvent(new StorageEvent('storage', { key, newValue: brought }));
    return true;
  } catch {
    return false;
  }
};
