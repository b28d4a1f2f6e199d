/** Files of the app that are fetched when they are first wanted, and what to do when the net does not bring them. */
import { createStore } from 'zustand/vanilla';

/** What failed since the player last asked for it. */
interface Loading {
  /** How to fetch each of it again; empty while nothing is missing. */
  readonly missing: readonly (() => void)[];
  /** How often the player has asked for what was missing. */
  readonly tries: number;
}

/** What could not be loaded or drawn, for the sentence that says so. */
export const loading = createStore<Loading>(() => ({ missing: [], tries: 0 }));

/** Says that something is missing, and how to fetch it again. */
export const miss = (again: () => void): void => {
  const { missing } = loading.getState();
  if (!missing.includes(again)) loading.setState({ missing: [...missing, again] });
};

/** Fetches again all that is missing. */
export const tryAgain = (): void => {
  const { missing, tries } = loading.getState();
  // First the requests: what is drawn anew with the state must find the new ones.
  for (const again of missing) again();
  loading.setState({ missing: [], tries: tries + 1 });
};

/** A reporter for decoration, which may be missing without a message. */
export const unnoticed: typeof miss = () => {};

/**
 * Fetches something when it is first wanted, and later answers with that same promise. What failed is missing, each file of it
 * having been asked for twice (`import-file.ts`): its promise stays rejected until the player tries again, so that a component
 * that waits for it does not ask for ever.
 */
export const fetchOnce = <T>(load: () => Promise<T>, report = miss): (() => Promise<T>) => {
  let asked: Promise<T> | undefined;
  const ask = (): Promise<T> => {
    const coming = load();
    coming.then(
      // React's `use` reads these two: what is here is drawn at once, where else it would suspend for a moment.
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      () => report(again),
    );
    asked = coming;
    return coming;
  };
  const again = (): void => void ask();
  return () => asked ?? ask();
};
