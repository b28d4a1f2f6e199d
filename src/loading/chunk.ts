/** Fetches files of the app when they are first wanted, and keeps track of those that failed to load. */
import { createStore } from 'zustand/vanilla';

/** The requests that failed since the player last pressed to try again. */
interface Loading {
  /** The functions that fetch each missing thing again; empty while nothing is missing. */
  readonly missing: readonly (() => void)[];
  /** How often the player has pressed to try again. */
  readonly tries: number;
}

/** The store of everything that could not be loaded or drawn. The message about missing parts reads it. */
export const loading = createStore<Loading>(() => ({ missing: [], tries: 0 }));

/** Says that something is missing, and how to fetch it again. */
export const miss = (again: () => void): void => {
  const { missing } = loading.getState();
  if (!missing.includes(again)) loading.setState({ missing: [...missing, again] });
};

/** Fetches again all that is missing. */
export const tryAgain = (): void => {
  const { missing, tries } = loading.getState();
  // Start the requests before the state changes: components that the change draws again must find the new requests.
  for (const again of missing) again();
  loading.setState({ missing: [], tries: tries + 1 });
};

/** A reporter for decoration, which may be missing without a message. */
export const unnoticed: typeof miss = () => {};

/**
 * Fetches something when it is first wanted, and later answers with that same promise. If loading fails, after two
 * requests for each file (`import-file.ts`), it is reported as missing. Its promise stays rejected until the player
 * tries again; otherwise a component that waits for it would ask for ever.
 */
export const fetchOnce = <T>(load: () => Promise<T>, report = miss): (() => Promise<T>) => {
  let asked: Promise<T> | undefined;
  const ask = (): Promise<T> => {
    const coming = load();
    coming.then(
      // React's `use` reads these two: with them a value that is here is drawn immediately, without suspending.
      (value) => Object.assign(coming, { status: 'fulfilled', value }),
      () => report(again),
    );
    asked = coming;
    return coming;
  };
  const again = (): void => void ask();
  return () => asked ?? ask();
};
